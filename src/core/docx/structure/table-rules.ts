import type { Paragraph, Table } from '../story/story.ts';
import type { Block } from './blocks.ts';
import { isFigureLike } from './figure-rules.ts';

/**
 * Why a grid without a caption is no table of data but a means of layout; null where it, or a table nested in
 * it, is one. Sources: how people set pages with Word's tables, see the definitions of the analysis.
 */
export function layoutReason(block: Block): string | null {
  const reasons = [block.table ?? [], ...block.innerTables].flat().map((table) => reasonOf(table, block));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

function reasonOf(table: Table, block: Block): string | null {
  const paragraphs = block.paragraphs.filter(({ index }) => index >= table.first && index < table.end);
  const drawings = block.drawings.filter(
    ({ paragraph }) => paragraph >= table.first && paragraph < table.end,
  );
  const cells = cellsOf(table, paragraphs);
  const filled = cells.filter((cell) => cell.words > 0 || cell.equations > 0);
  if (drawings.some(isFigureLike)) return 'a grid that holds pictures';
  if (paragraphs.some((paragraph) => isPartTitle(paragraph))) return 'a grid around a heading';
  if (paragraphs.some((paragraph) => paragraph.roles.includes('contents')))
    return 'a grid around a contents list';
  if (paragraphs.some((paragraph) => paragraph.roles.includes('bibliography'))) return 'a grid of references';
  if (table.rows < 2 || table.columns < 2) return 'a single row or column';
  if (filled.length < fewestFilled) return 'nearly empty';
  if (isCode(paragraphs)) return 'a frame around code';
  if (isEquationLayout(filled)) return 'equations with their numbers';
  if (filled.filter((cell) => signatureLine.test(cell.text)).length >= filled.length / 4)
    return 'lines to sign on';
  return null;
}

interface Cell {
  row: number;
  cell: number;
  words: number;
  equations: number;
  text: string;
}

/** The cells of a table, nested tables apart. */
function cellsOf(table: Table, paragraphs: readonly Paragraph[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const paragraph of paragraphs) {
    if (paragraph.place.table !== table.index) continue;
    const { row, cell } = paragraph.place;
    const known = cells.get(`${row}:${cell}`) ?? { row, cell, words: 0, equations: 0, text: '' };
    known.words += paragraph.words;
    known.equations += paragraph.equations;
    if (known.text.length < 200) known.text += `${paragraph.text} `;
    cells.set(`${row}:${cell}`, known);
  }
  return [...cells.values()];
}

const fewestFilled = 4;
const signatureLine = /_{4,}|\.{10,}|…{4,}/;

function isPartTitle(paragraph: Paragraph): boolean {
  const level = paragraph.format.outlineLevel ?? 9;
  return level < 2 && paragraph.words > 0 && /^heading|^title/.test(paragraph.format.style);
}

function isCode(paragraphs: readonly Paragraph[]): boolean {
  let characters = 0;
  let code = 0;
  for (const paragraph of paragraphs) {
    characters += paragraph.characters;
    code += paragraph.characters * paragraph.look.monospaced;
  }
  return code > characters / 2;
}

/** Nothing but equations and their numbers. */
function isEquationLayout(filled: readonly Cell[]): boolean {
  const number = /^\s*[([]?\s*[\d.]{1,6}[a-z]?\s*[)\]]?\s*$/;
  const equations = filled.filter((cell) => cell.equations > 0);
  return equations.length > 0 && filled.every((cell) => cell.equations > 0 || number.test(cell.text));
}
