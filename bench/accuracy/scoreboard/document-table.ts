import { certaintyInWords } from '../../../src/core/docx/analysis.ts';
import { shortName } from '../print/in-words.ts';
import { type CertaintyWord, certaintyWords } from '../scoring/calibration.ts';
import { type FiveNumber, fiveNumbers, numberNames } from '../scoring/five-numbers.ts';
import type { Judgement } from '../scoring/judge.ts';
import { table } from './markdown.ts';

/** What the scoreboard shows for one number of a document. */
export interface Cell {
  /** Null if the analysis failed. */
  said: number | null;
  truth: number;
  isRight: boolean;
  word: CertaintyWord | null;
}

export type DocumentLine = Record<FiveNumber, Cell>;

/** One row per document: each number as reported and as labelled, and the certainty reported with it. */
export function documentTable(rows: readonly Judgement[]): string {
  return table(
    ['document', 'batch', ...fiveNumbers.map((number) => numberNames[number])],
    rows.map((row) => {
      const line = lineOf(row);
      return [shortName(row.name), row.batch, ...fiveNumbers.map((number) => written(line[number]))];
    }),
  );
}

/** What the table shows for a judgement. */
export function lineOf({ said, truth, right, certainty }: Judgement): DocumentLine {
  const cell = (number: FiveNumber): Cell => ({
    said: said?.[number] ?? null,
    truth: truth[number],
    isRight: right[number],
    word: certainty && certaintyInWords(certainty[number]),
  });
  return inAll(cell);
}

/** Reads the rows of the table on a page, keyed by document name; skips other tables. */
export function readDocumentTable(page: string): Map<string, DocumentLine> {
  const lines = page.split('\n').flatMap((line) => {
    const [, name = '', batch = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const read = cells.slice(0, fiveNumbers.length).map(readCell);
    if (!/^\d+$/.test(batch) || read.length < fiveNumbers.length || read.includes(null)) return [];
    const cell = (number: FiveNumber) => read[fiveNumbers.indexOf(number)] ?? unread;
    return [[`${name}.docx`, inAll(cell)] as const];
  });
  return new Map(lines);
}

/** `✗ 39/11943 likely`. */
export function written({ said, truth, isRight, word }: Cell): string {
  return `${isRight ? '' : '✗ '}${said ?? '-'}/${truth}${word === null ? '' : ` ${word}`}`;
}

function readCell(text: string): Cell | null {
  const match = /^(✗ )?(\d+|-)\/(\d+)(?: (.+))?$/.exec(text);
  if (!match) return null;
  const [, cross, said, truth, word] = match;
  return {
    said: said === '-' ? null : Number(said),
    truth: Number(truth),
    isRight: cross === undefined,
    word: certaintyWords.find((each) => each === word) ?? null,
  };
}

function inAll(cell: (number: FiveNumber) => Cell): DocumentLine {
  return {
    textWordCount: cell('textWordCount'),
    refsWordCount: cell('refsWordCount'),
    tables: cell('tables'),
    figures: cell('figures'),
    frontMatter: cell('frontMatter'),
  };
}

const unread: Cell = { said: null, truth: 0, isRight: false, word: null };
