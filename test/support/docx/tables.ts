import { paragraph } from './text.ts';
import { attributes, type Content } from './xml.ts';

export interface TableOptions {
  /** The id of a table style. */
  style?: string;
  /** Lines around the cells. @default true */
  borders?: boolean;
  /** Whether the first row repeats on every page. */
  headerRow?: boolean;
  /** The width of each column, in points. */
  columnWidth?: number;
}

/** A table. A cell is text, or a list of paragraphs and tables; Word requires that the last is a paragraph. */
export function table(rows: readonly (readonly Content[])[], options: TableOptions = {}): string {
  const width = (options.columnWidth ?? 100) * 20;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const grid = `<w:gridCol w:w="${width}"/>`.repeat(columns);
  const body = rows
    .map((row, index) => tableRow(row, index === 0 && options.headerRow === true, width))
    .join('');
  return `<w:tbl>${tableProperties(options)}<w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>`;
}

function tableProperties(options: TableOptions): string {
  const style = options.style === undefined ? '' : `<w:tblStyle${attributes({ 'w:val': options.style })}/>`;
  const borders = options.borders === false ? '' : `<w:tblBorders>${allBorders}</w:tblBorders>`;
  return `<w:tblPr>${style}<w:tblW w:w="0" w:type="auto"/>${borders}</w:tblPr>`;
}

const allBorders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('');

function tableRow(cells: readonly Content[], isHeader: boolean, width: number): string {
  const properties = isHeader ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
  const content = cells.map((cell) => {
    const blocks = typeof cell === 'string' ? paragraph(cell) : cell.join('');
    return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${blocks}</w:tc>`;
  });
  return `<w:tr>${properties}${content.join('')}</w:tr>`;
}
