import type { RowHeight, Table } from '../story.ts';
import type { TableLines } from '../styles/table-lines.ts';

/** A table while its rows are being read, and the current place in it. */
export class OpenTable {
  readonly table: Table;
  row = -1;
  cell = -1;
  /** In grid columns: where the cell begins, how many columns it covers, and where the next cell begins. */
  column = 0;
  columns = 1;
  nextColumn = 0;
  /** A revision removed one of its rows. */
  lostRows = false;
  /** A revision removed a cell of the current row. */
  #lostCells = false;
  /** The table as it was before the current row and before the current cell. */
  #beforeRow: Table;
  #beforeCell: Table;
  readonly #gridWidths: number[] = [];
  readonly #rowHeights: RowHeight[] = [];
  /** For each side, whether the table's own line there is visible. */
  readonly #ownLines = new Map<string, boolean>();
  #styleLines: TableLines;

  constructor(table: Table, styleLines: TableLines) {
    this.table = table;
    this.#beforeRow = table;
    this.#beforeCell = table;
    this.#styleLines = styleLines;
  }

  setStyle(style: string | null, lines: TableLines): void {
    this.table.style = style;
    this.#styleLines = lines;
  }

  addGridColumn(width: number): void {
    this.#gridWidths.push(width);
    this.table.gridWidths = this.#gridWidths;
  }

  addRowHeight(height: number, isExact: boolean): void {
    this.#rowHeights.push({ row: this.row, height, isExact });
    this.table.rowHeights = this.#rowHeights;
  }

  openRow(): void {
    this.#beforeRow = { ...this.table };
    this.table.rows += 1;
    this.row += 1;
    this.cell = -1;
    this.nextColumn = 0;
    this.#lostCells = false;
  }

  /** Closes the row, or removes it if all its cells were removed. */
  closeRow(): void {
    if (this.#lostCells && this.cell < 0) this.removeRow();
  }

  /** Removes the open row and everything recorded about it. */
  removeRow(): void {
    while (this.#rowHeights.at(-1)?.row === this.row) this.#rowHeights.pop();
    Object.assign(this.table, this.#beforeRow);
    this.row -= 1;
    this.lostRows = true;
  }

  openCell(): void {
    const { table } = this;
    this.#beforeCell = { ...table };
    table.cells += 1;
    this.cell += 1;
    table.columns = Math.max(table.columns, this.cell + 1);
    this.column = this.nextColumn;
    this.columns = 1;
    this.nextColumn += 1;
  }

  /** Removes the open cell. As in Word, the cells after it move up. */
  removeCell(): void {
    Object.assign(this.table, this.#beforeCell);
    this.cell -= 1;
    this.nextColumn = this.column;
    this.#lostCells = true;
  }

  /** Makes the open cell cover several grid columns. */
  spanColumns(columns: number): void {
    if (columns > 1) this.table.wideCells += 1;
    this.columns = columns;
    this.nextColumn = this.column + columns;
  }

  /** Sets a line of the table or, once a row has begun, of a row or cell. */
  setLine(side: string, isVisible: boolean): void {
    if (this.row < 0) this.#ownLines.set(side, isVisible);
    else if (isVisible) this.table.hasLinesOrShading = true;
  }

  finish(end: number): void {
    const { sides, ofParts } = this.#styleLines;
    this.table.end = end;
    this.table.hasLinesOrShading ||=
      ofParts ||
      [...this.#ownLines.values()].includes(true) ||
      [...sides].some(([side, isVisible]) => isVisible && this.#ownLines.get(side) !== false);
  }
}

/** A table of which nothing has been read yet. */
export const emptyTable = {
  rows: 0,
  columns: 0,
  cells: 0,
  style: null,
  gridWidths: [],
  wideCells: 0,
  continuedCells: 0,
  headerRows: 0,
  rowHeights: [],
  hasLinesOrShading: false,
  isFloating: false,
} as const satisfies Partial<Table>;
