import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calibrate, certaintyWords } from './calibration.ts';
import type { Judgement } from './judge.ts';
import { shareInWords } from './print/in-words.ts';
import { type FiveNumber, fiveNumbers, numberNames } from './right.ts';
import { score } from './score.ts';
import { documentTable } from './scoreboard/document-table.ts';
import { replacePart, table } from './scoreboard/markdown.ts';

const file = fileURLToPath(new URL('../../docs/accuracy.md', import.meta.url));

/** The page with the first looks and the scoreboard. */
export function readPage(): string {
  return readFileSync(file, 'utf8');
}

export function writePage(page: string): void {
  writeFileSync(file, page);
}

/**
 * The page with its generated parts written anew.
 *
 * @param crossValidated what weights that were fitted without a document say of it; null where there is none
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
