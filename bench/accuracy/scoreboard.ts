import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareInWords } from './print/in-words.ts';
import { projectRoot } from './project-root.ts';
import { documentTable } from './scoreboard/document-table.ts';
import { replacePart, table } from './scoreboard/markdown.ts';
import { calibrate, certaintyWords } from './scoring/calibration.ts';
import { type FiveNumber, fiveNumbers, numberNames } from './scoring/five-numbers.ts';
import type { Judgement } from './scoring/judge.ts';
import { score } from './scoring/score.ts';

const page = join(projectRoot, 'docs/accuracy.md');
/** Not in the package, because it has a line for each thesis. */
const theses = join(projectRoot, 'bench/accuracy/scoreboard/theses.md');

/** The page with the first looks and the scoreboard. */
export function readPage(): string {
  return readFileSync(page, 'utf8');
}

/** The page with what was said of each thesis. */
export function readTheses(): string {
  return readFileSync(theses, 'utf8');
}

/** Rewrites the generated parts of both pages. */
export function writeScores(rows: readonly Judgement[], crossValidated: readonly Judgement[] | null): void {
  writeFileSync(page, withScores(readPage(), rows, crossValidated));
  writeFileSync(theses, withTheses(readTheses(), rows));
}

/** The page of all theses with its table rewritten. */
export function withTheses(text: string, rows: readonly Judgement[]): string {
  return replacePart(text, 'documents', documentTable(rows));
}

/**
 * The page of the scoreboard with its generated parts rewritten.
 *
 * @param crossValidated judgements by weights that were fitted without the document; null if there was no cross-validation
 */
export function withScores(
  text: string,
  rows: readonly Judgement[],
  crossValidated: readonly Judgement[] | null,
): string {
  const parts = {
    shares: shareTable(rows, crossValidated),
    calibration: calibrationPart(rows, crossValidated),
  };
  return Object.entries(parts).reduce((written, [name, part]) => replacePart(written, name, part), text);
}

function shareTable(rows: readonly Judgement[], crossValidated: readonly Judgement[] | null): string {
  const columns = { right: rows, ...(crossValidated && crossValidatedColumns(crossValidated)) };
  const shares = Object.values(columns).map(score);
  const line = (name: string, key: FiveNumber | 'allFive') => [
    name,
    ...shares.map((each) => shareInWords(each[key])),
  ];
  return table(
    ['', ...Object.keys(columns)],
    [...fiveNumbers.map((number) => line(numberNames[number], number)), line('all five', 'allFive')],
  );
}

/** Also by who labelled the documents: their lists of what counts differ, and so do the kinds of theses they chose. */
function crossValidatedColumns(all: readonly Judgement[]): Record<string, readonly Judgement[]> {
  return {
    'cross-validated': all,
    [`up to batch ${lastEarlyBatch}`]: all.filter(({ batch }) => batch <= lastEarlyBatch),
    'later batches': all.filter(({ batch }) => batch > lastEarlyBatch),
  };
}

/** The last batch that the first readers labelled. */
const lastEarlyBatch = 10;

function calibrationPart(rows: readonly Judgement[], crossValidated: readonly Judgement[] | null): string {
  if (!crossValidated) return calibrationTable(rows);
  return `${calibrationTable(rows)}\n\nCross-validated:\n\n${calibrationTable(crossValidated)}`;
}

function calibrationTable(rows: readonly Judgement[]): string {
  const line = (name: string, numbers: readonly FiveNumber[]) => {
    const words = calibrate(rows, numbers);
    return [name, ...certaintyWords.map((word) => shareInWords(words[word]))];
  };
  return table(
    ['', ...certaintyWords],
    [...fiveNumbers.map((number) => line(numberNames[number], [number])), line('all of them', fiveNumbers)],
  );
}
