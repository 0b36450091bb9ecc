import type { Paragraph } from '../../story/story.ts';
import type { GridUnit } from './unit.ts';

/** What a grid holds, by which data is told from layout. Shares are from 0 to 1. */
export interface GridFacts {
  /** It holds data, and is no means of layout. */
  isData: boolean;
  rows: number;
  columns: number;
  /** Cells with words, equations or pictures. */
  filled: number;
  /** Share of all cells that are empty. */
  empty: number;
  /** Share of filled cells with nothing but a number, a date or a sign. */
  numeric: number;
  /** Mean of words in a filled cell, and of the longest. */
  meanWords: number;
  longest: number;
  /** Share of filled cells with a sentence or more. */
  prose: number;
  /** Share of characters in a typewriter face. */
  code: number;
  /** Filled cells are equations, and numbers beside them. */
  isEquations: boolean;
  /** Share of filled cells with a line to fill in by hand. */
  blanks: number;
  /** Share of filled cells that end as a question or a blank to fill in does. */
  asking: number;
  /** The first row is filled, short, and set off in bold or as a heading row. */
  headed: boolean;
  holdsHeading: boolean;
  isContents: boolean;
  isBibliography: boolean;
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
  return { ...facts, isData: isData(facts, unit) };
}

/** Rows and columns with words in them, and nothing that sets a page. */
function isData(
  { rows, columns, filled, code, blanks, ...facts }: Omit<GridFacts, 'isData'>,
  { drawings }: Pick<GridUnit, 'drawings'>,
): boolean {
  const isSet = facts.isEquations || facts.holdsHeading || facts.isContents || facts.isBibliography;
  if (isSet || code > 0.5 || blanks >= 0.25) return false;
  if (drawings.some(({ kind }) => kind === 'picture' || kind === 'chart')) return false;
  return rows >= 2 && columns >= 2 && filled >= 4;
}

function readContents({
  table,
  paragraphs,
}: Pick<GridUnit, 'table' | 'paragraphs'>): Omit<GridFacts, 'isData'> {
  const cells = cellsOf(table.index, paragraphs);
  const filled = cells.filter(({ words, equations, drawings }) => words + equations + drawings > 0);
  const share = (count: number, of = filled.length) => (of === 0 ? 0 : count / of);
  const words = filled.reduce((sum, cell) => sum + cell.words, 0);
  const first = cells.filter(({ row }) => row === 0);
  return {
    rows: table.rows,
    columns: table.columns,
    filled: filled.length,
    empty: 1 - Math.min(1, share(filled.length, Math.max(1, table.cells))),
    numeric: share(filled.filter(({ text, words: count }) => count > 0 && isNumeric(text)).length),
    meanWords: share(words),
    longest: filled.reduce((most, cell) => Math.max(most, cell.words), 0),
    prose: share(filled.filter((cell) => cell.words >= sentence).length),
    code: codeShare(paragraphs),
    isEquations: isEquationLayout(filled),
    blanks: share(filled.filter(({ text }) => signatureLine.test(text)).length),
    asking: share(filled.filter(({ text, words: count }) => count > 0 && /[:?]\s*$/.test(text)).length),
    headed:
      first.length > 1 && first.filter((cell) => isName(cell) && cell.bold > cell.characters / 2).length > 1,
    holdsHeading: paragraphs.some(isPartTitle),
    isContents: paragraphs.some(({ roles }) => roles.includes('contents')),
    isBibliography: paragraphs.some(({ roles }) => roles.includes('bibliography')),
  };
}

/** The cells of a table, nested tables apart. */
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

function isNumeric(text: string): boolean {
  const short = text.trim();
  return short.length <= 24 && (/\d/.test(short) ? !/\p{L}{4}/u.test(short) : !/\p{L}{2}/u.test(short));
}

function isName({ words }: Cell): boolean {
  return words > 0 && words <= longestName;
}

function codeShare(paragraphs: readonly Paragraph[]): number {
  let characters = 0;
  let code = 0;
  for (const paragraph of paragraphs) {
    characters += paragraph.characters;
    code += paragraph.characters * paragraph.look.monospaced;
  }
  return characters === 0 ? 0 : code / characters;
}

/** Nothing but equations and their numbers. */
function isEquationLayout(filled: readonly Cell[]): boolean {
  const number = /^\s*[([]?\s*[\d.]{1,6}[a-z]?\s*[)\]]?\s*$/;
  const equations = filled.filter((cell) => cell.equations > 0);
  return equations.length > 0 && filled.every((cell) => cell.equations > 0 || number.test(cell.text));
}

function isPartTitle({ format, words }: Paragraph): boolean {
  return (format.outlineLevel ?? 9) < 2 && words > 0 && /^heading|^title/.test(format.style);
}

const signatureLine = /_{4,}|\.{10,}|…{4,}/;
/** Words of a cell that says something in a sentence. */
const sentence = 20;
/** Words of a cell that names its row or column. */
const longestName = 8;
