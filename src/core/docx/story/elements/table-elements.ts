import type { Attributes } from '../read-xml.ts';
import type { StoryCursor } from '../story-cursor.ts';
import { identifier, isOn, points, wholeNumber } from '../styles/property-values.ts';
import { isShaded, isSide, isVisibleLine } from '../styles/table-lines.ts';
import type { ElementRule } from './block-elements.ts';
import type { OpenTable } from './open-table.ts';

/** Tables, their rows and cells, and their layout (17.4). */
export const tableElements: Readonly<Record<string, ElementRule>> = {
  'w:tbl': {
    open: (cursor) => cursor.openTable(),
    close: (cursor) => cursor.closeTable(),
  },
  'w:tblStyle': {
    open: (cursor, attributes) => cursor.setTableStyle(identifier(attributes['w:val'])),
  },
  'w:tblpPr': inTable(({ table }) => {
    table.isFloating = true;
  }),
  'w:gridCol': {
    open: (cursor, attributes) => cursor.addGridColumn(Math.max(0, points(attributes['w:w']) ?? 0)),
  },
  'w:tr': {
    open: (cursor) => cursor.openRow(),
    close: ({ flow }) => flow.tables.at(-1)?.closeRow(),
  },
  'w:gridBefore': inTable((open, attributes) => {
    open.nextColumn = columnsOf(attributes);
  }),
  'w:tblHeader': inTable(({ table, row }, attributes) => {
    // Only rows at the top are repeated.
    if (isOn(attributes) && table.headerRows === row) table.headerRows += 1;
  }),
  'w:trHeight': inTable((open, attributes) => {
    const height = points(attributes['w:val']) ?? 0;
    if (height > 0) open.addRowHeight(height, attributes['w:hRule'] === 'exact');
  }),
  'w:tc': {
    open: ({ flow }) => flow.tables.at(-1)?.openCell(),
    close: (cursor) => cursor.closeCell(),
  },
  'w:shd': {
    open({ flow }, attributes, parent) {
      const open = parent === 'w:tcPr' && isShaded(attributes) ? flow.tables.at(-1) : undefined;
      if (open) open.table.hasLinesOrShading = true;
    },
  },
  'w:gridSpan': inTable((open, attributes) => open.spanColumns(Math.max(1, columnsOf(attributes)))),
  'w:vMerge': inTable(({ table }, attributes) => {
    if (attributes['w:val'] !== 'restart') table.continuedCells += 1;
  }),
};

/** Children of `w:tblBorders` and `w:tcBorders`. */
export function openTableLine({ flow }: StoryCursor, name: string, attributes: Attributes): void {
  if (isSide(name)) flow.tables.at(-1)?.setLine(name, isVisibleLine(attributes));
}

/** Makes a rule that applies an element to the innermost table. */
function inTable(take: (open: OpenTable, attributes: Attributes) => void): ElementRule {
  return {
    open: ({ flow }, attributes) => {
      const open = flow.tables.at(-1);
      if (open) take(open, attributes);
    },
  };
}

function columnsOf(attributes: Attributes): number {
  return Math.min(mostColumns, Math.max(0, wholeNumber(attributes['w:val']) ?? 0));
}

/** Word allows at most 63. */
const mostColumns = 1000;
