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

const file = join(projectRoot, 'docs/accuracy.md');

/** The page with the first looks and the scoreboard. */
export function readPage(): string {
  return readFileSync(file, 'utf8');
}

export function writePage(page: string): void {
  writeFileSync(file, page);
}

/**
 * The page with its generated parts rewritten.
 *
 * @param crossValidated judgements by weights that were fitted without the document; null if there was no cross-validation
 */
export function withScores(
  page: string,
  rows: readonly Judgement[],
  crossValidated: readonly Judgement[] | null,
): string {
  const parts = {
    shares: shareTable(rows, crossValidated),
    calibration: calibrationPart(rows, crossValidated),
    documents: documentTable(rows),
  };
  return Object.entries(parts).reduce((text, [name, part]) => replacePart(text, name, part), page);
}

function shareTable(rows: readonly Judgement[], crossValidated: readonly Judgement[] | null): string {
  const columns = [score(rows), ...(crossValidated ? [score(crossValidated)] : [])];
  const line = (name: string, key: FiveNumber | 'allFive') => [
    name,
    ...columns.map((shares) => shareInWords(shares[key])),
  ];
  return table(
    ['', 'right', ...(crossValidated ? ['cross-validated'] : [])],
    [...fiveNumbers.map((number) => line(numberNames[number], number)), line('all five', 'allFive')],
  );
}

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
