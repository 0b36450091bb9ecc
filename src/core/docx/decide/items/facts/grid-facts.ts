import type { Drawing, Paragraph } from '../../../story/story.ts';
import { isTitleBlock } from '../../../text/title-block.ts';
import type { GridUnit } from '../units/unit.ts';

/** The facts about a grid that tell data from layout. Shares are from 0 to 1. */
export interface GridFacts {
  /** It has rows and columns with words, and nothing that suggests it only lays out the page. */
  isData: boolean;
  rows: number;
  /** Columns with a filled cell. */
  columns: number;
  /** Cells with words, equations or pictures. */
  filled: number;
  /** The share of filled cells with a sentence or more. */
  prose: number;
  /** The share of used rows in which only one cell is filled. */
  loneCells: number;
  /** Words of the longest cell. */
  longestCell: number;
  /** It sets a list, each item beside its number or name, in two columns without lines, shading and header. */
  isPlainList: boolean;
  /** The share of characters in a monospaced font. */
  code: number;
  /** It sets equations beside their numbers. */
  isEquations: boolean;
  /** The rows that contain an equation's number. */
  numberedRows: ReadonlySet<number>;
  /** The share of filled cells with a line to fill in by hand. */
  blanks: number;
  /** The share of filled cells that end like a question or a form field, below a header. */
  asking: number;
  /** It holds fields to fill in. */
  hasFormFields: boolean;
  /** The first row is filled, short and in bold. */
  headed: boolean;
  /** It holds pictures larger than icons. */
  holdsPictures: boolean;
  holdsHeading: boolean;
  isContents: boolean;
  isBibliography: boolean;
  /** It frames the page, as drawing standards have it. */
  isTitleBlock: boolean;
}

interface Cell {
  row: number;
  cell: number;
  words: number;
  equations: number;
  drawings: number;
  bold: number;
  characters: number;
  text: string;
}

export function readGridFacts(unit: Pick<GridUnit, 'table' | 'paragraphs' | 'drawings'>): GridFacts {
  const facts = readContents(unit);
  return { ...facts, isData: isData(facts) };
}

function isData({ rows, columns, filled, code, blanks, ...facts }: Omit<GridFacts, 'isData'>): boolean {
  const isSet =
    facts.isPlainList || facts.isEquations || facts.holdsHeading || facts.isContents || facts.isBibliography;
  // Code has a single column, or one beside the numbers of its lines.
  if (isSet || facts.holdsPictures || (code > 0.5 && columns < 3) || blanks >= 0.25) return false;
  return rows >= 2 && columns >= 2 && filled >= fewestFilled;
}

const fewestFilled = 4;

function readContents({
  table,
  paragraphs,
  drawings,
}: Pick<GridUnit, 'table' | 'paragraphs' | 'drawings'>): Omit<GridFacts, 'isData'> {
  const cells = cellsOf(table.index, paragraphs);
  const filled = cells.filter((cell) => cell.words + cell.equations + cell.drawings > 0);
  const shareOf = (is: (cell: Cell) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(is).length / filled.length;
  const headed = cells.filter((cell) => cell.row === 0 && cell.words > 0 && isHead(cell)).length > 1;
  const numberedRows = new Set(filled.filter(({ text }) => equationNumber.test(text)).map(({ row }) => row));
  return {
    rows: table.rows,
    columns: columnsOf(filled),
    filled: filled.length,
    prose: shareOf(({ words }) => words >= sentence),
    loneCells: shareOfLoneCells(filled),
    longestCell: filled.reduce((longest, { words }) => Math.max(longest, words), 0),
    isPlainList: !table.hasLinesOrShading && !headed && columnsOf(filled.filter(isTelling)) <= 2,
    code: codeShare(paragraphs),
    isEquations: isEquationLayout(filled, numberedRows),
    numberedRows,
    blanks: shareOf(({ text }) => lineToFill.test(text)),
    // "Pros:" and "Cons:" over columns ask for nothing.
    asking: shareOf(({ row, text, words }) => words > 0 && !(headed && row === 0) && /[:?]\s*$/.test(text)),
    headed,
    hasFormFields: paragraphs.some(({ roles }) => roles.includes('form-field')),
    holdsPictures: drawings.some(isNoIcon),
    holdsHeading: paragraphs.some(isPartTitle),
    isContents: paragraphs.some(({ roles }) => roles.includes('contents')),
    isBibliography: paragraphs.some(({ roles }) => roles.includes('bibliography')),
    isTitleBlock: isTitleBlock(filled.map(({ text }) => text)),
  };
}

/** The cells of a table, not counting those of nested tables. */
function cellsOf(table: number, paragraphs: readonly Paragraph[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const paragraph of paragraphs) {
    if (paragraph.place.table !== table) continue;
    const { row, cell } = paragraph.place;
    const known: Cell = cells.get(`${row}:${cell}`) ?? {
      ...{ row, cell, words: 0, equations: 0, drawings: 0, bold: 0, characters: 0 },
      text: '',
    };
    known.words += paragraph.words;
    known.equations += paragraph.equations;
    known.drawings += paragraph.drawings.length;
    known.characters += paragraph.characters;
    known.bold += paragraph.characters * paragraph.look.bold;
    if (known.text.length < 200) known.text += `${paragraph.text} `;
    cells.set(`${row}:${cell}`, known);
  }
  return [...cells.values()];
}

function shareOfLoneCells(filled: readonly Cell[]): number {
  const cells = new Map<number, number>();
  for (const { row } of filled) cells.set(row, (cells.get(row) ?? 0) + 1);
  return cells.size === 0 ? 0 : [...cells.values()].filter((count) => count === 1).length / cells.size;
}

function isHead({ words, bold, characters }: Cell): boolean {
  return words <= longestName && bold > characters / 2;
}

function isNoIcon({ kind, width, height }: Drawing): boolean {
  if (kind === 'picture') return width === 0 || Math.max(width, height) >= iconSize;
  return kind === 'chart' || kind === 'diagram' || kind === 'object';
}

/** In points. */
const iconSize = 40;

function codeShare(paragraphs: readonly Paragraph[]): number {
  let characters = 0;
  let code = 0;
  for (const paragraph of paragraphs) {
    characters += paragraph.characters;
    code += paragraph.characters * paragraph.look.monospaced;
  }
  return characters === 0 ? 0 : code / characters;
}

/**
 * Whether the cells hold only equations and their numbers, or each row has an equation and its number, with words such
 * as "subject to" beside them.
 */
function isEquationLayout(filled: readonly Cell[], numbered: ReadonlySet<number>): boolean {
  const number = /^[([（［]?\s*[\d.]{1,6}[a-z]?\s*[)\]）］]?$/;
  const equations = filled.filter((cell) => cell.equations > 0);
  if (equations.length === 0) return false;
  const withEquation = new Set(equations.map(({ row }) => row));
  return (
    filled.every(({ row }) => withEquation.has(row) && numbered.has(row)) ||
    filled.every((cell) => cell.equations > 0 || number.test(cell.text.trim()))
  );
}

function columnsOf(filled: readonly Cell[]): number {
  return new Set(filled.map(({ cell }) => cell)).size;
}

/** Whether a cell has words or numbers; a colon between two columns has none. */
function isTelling({ text, equations, drawings }: Cell): boolean {
  return equations + drawings > 0 || /[\p{L}\p{N}]/u.test(text);
}

function isPartTitle({ format, words }: Paragraph): boolean {
  return (format.outlineLevel ?? 9) < 2 && words > 0 && /^heading|^title/.test(format.style);
}

/** `(3.2)`, `[A1]`, `（2-14）`; several that stand below each other. */
export const equationNumber = /^\s*(?:[([（［]\s*[A-Z]?[\d.-]{1,6}[a-z]?\s*[)\]）］]\s*)+$/;
const lineToFill = /_{4,}|\.{10,}|…{4,}/;
/** The number of words from which a cell is taken to contain a sentence. */
const sentence = 20;
/** The most words in a cell that names a row or column. */
const longestName = 8;
