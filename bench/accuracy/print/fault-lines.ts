import type { LabelledDocument } from '../corpus/corpus.ts';
import type { FoundItem, ItemComparison } from '../faults/items.ts';
import type { Spot } from '../faults/pair-items.ts';
import type { ListComparison, StartComparison, Stretch } from '../faults/start-and-lists.ts';
import type { Comparison } from '../faults.ts';
import type { Measurement } from '../measure.ts';
import { type FiveNumber, fiveNumbers, numberNames } from '../scoring/five-numbers.ts';
import type { Judgement } from '../scoring/judge.ts';
import { rightCounts } from '../scoring/right.ts';

/** What causes each wrong number; no lines if all are right. */
export function missLines(row: Measurement, document: LabelledDocument): string[] {
  const wrong = fiveNumbers.filter((number) => !row.right[number]);
  if (wrong.length === 0) return [];
  const title = `${row.name} (batch ${row.batch})`;
  if (!row.comparison) return [title, `  not analysed: ${row.failure}`];
  const { comparison } = row;
  const areWordsWrong = wrong.includes('textWordCount') || wrong.includes('refsWordCount');
  return [
    title,
    ...wrong.map((number) => `  ✗ ${verdict(row, document, number)}`),
    ...(areWordsWrong ? zoneLines(comparison, false) : []),
    ...(wrong.includes('tables') ? itemLines('tables', comparison, document, false) : []),
    ...(wrong.includes('figures') ? itemLines('figures', comparison, document, false) : []),
    ...(wrong.includes('frontMatter') ? pageLines(comparison, areWordsWrong) : []),
  ];
}

/** Everything known about a document, including what agrees and what its reader doubts. */
export function fullLines(row: Measurement, document: LabelledDocument): string[] {
  const { label } = document;
  const title = `${row.name} (batch ${row.batch})`;
  if (!row.comparison) return [title, `  not analysed: ${row.failure}`];
  const { comparison } = row;
  return [
    title,
    ...(label.kind === undefined ? [] : [`  ${label.kind}`]),
    ...fiveNumbers.map((number) => `  ${row.right[number] ? ' ' : '✗'} ${verdict(row, document, number)}`),
    ...zoneLines(comparison, true),
    ...itemLines('tables', comparison, document, true),
    ...itemLines('figures', comparison, document, true),
    ...pageLines(comparison, true),
    '  what the reader says:',
    `    sure of ${Object.entries(label.sure)
      .map(([what, sure]) => `${what} ${sure}`)
      .join(', ')}`,
    ...label.doubts.map((doubt) => `    ${doubt}`),
  ];
}

/** `tables: 4, should be 6 or 7 (certainty 0.82)`. */
function verdict(row: Judgement, { label }: LabelledDocument, number: FiveNumber): string {
  const wanted = rightCounts(number, label).join(' or ');
  return `${numberNames[number]}: ${row.said?.[number]}, should be ${wanted} (certainty ${row.certainty?.[number]})`;
}

/** The start of the body and the reference lists: only those that differ, or all. */
function zoneLines({ start, lists, words }: Comparison, all: boolean): string[] {
  const shown = [
    ...(all || !start.agree ? startLines(start) : []),
    ...lists.filter(({ agree }) => all || !agree).flatMap(listLines),
  ];
  const total = `  total words: found ${words.found}, labelled ${words.labelled}`;
  return shown.length === 0 ? [`${total}; start and lists agree`] : [total, ...shown];
}

function startLines({ labelled, found, agree }: StartComparison): string[] {
  const by = `${quoted(found.text)} at word ${found.word}: ${found.reason} (${found.certainty})`;
  if (agree) return [`  start: ${by}`];
  return [`  start: labelled ${quoted(labelled.text)} at word ${labelled.word}`, `         found ${by}`];
}

function listLines({ labelled, found, agree }: ListComparison): string[] {
  const by = found && `${stretch(found)}: ${found.reason} (${found.certainty})`;
  if (agree) return [`  list: ${by}`];
  return [
    `  list: labelled ${labelled ? stretch(labelled) : 'nothing here'}`,
    `        found ${by ?? 'nothing there'}`,
  ];
}

/** Tables or figures: only those missed or wrongly counted, or all. */
function itemLines(
  kind: 'tables' | 'figures',
  comparison: Comparison,
  { label }: LabelledDocument,
  all: boolean,
): string[] {
  const items = comparison[kind];
  const different = items.filter(({ labelled, found }) => !labelled || !found);
  const placed = label[kind].length;
  const unplaced =
    placed === label.numbers[kind]
      ? ''
      : `; the label counts ${label.numbers[kind]} but gives places for ${placed}`;
  const head = `  ${kind}: ${items.length - different.length} agree${unplaced}`;
  if (!all) return [head, ...different.map(itemLine)];
  const leftOut = comparison.leftOut[kind].map((found) => `    left out ${foundText(found)}`);
  return [head, ...items.map(itemLine), ...leftOut];
}

function itemLine({ labelled, found, why }: ItemComparison): string {
  if (labelled && found) return `    both   ${spotText(labelled)} = ${foundText(found)}`;
  const reason = why === null ? '' : `: ${why}`;
  if (labelled) return `    missed ${spotText(labelled)}${reason === '' ? ': not seen' : reason}`;
  return found ? `    added  ${foundText(found)}${reason}` : '';
}

function pageLines({ pages, start }: Comparison, isStartShown: boolean): string[] {
  const { count, reason, certainty, witnesses, blankPages, totals } = pages;
  const blank = blankPages ? [`    ${blankPages} of them blank`] : [];
  const sums = totals ? [`    pages in total: ${totals.stored} stored, ${totals.found} found`] : [];
  return [
    ...(start.agree || isStartShown ? [] : startLines(start)),
    `  pages: ${count} by ${reason} (${certainty})`,
    ...witnesses.map(({ name, pages: said }) => `    ${said} by ${name}`),
    ...blank,
    ...sums,
  ];
}

function stretch({ from, to, heading }: Stretch): string {
  return `${quoted(heading)} from word ${from} to ${to}, ${to - from} words`;
}

function spotText({ word, caption }: Spot): string {
  return `word ${word} ${caption ? quoted(caption) : 'without a caption'}`;
}

function foundText({ word, caption, paragraph, reason, certainty }: FoundItem): string {
  return `${spotText({ word, caption })}, paragraph ${paragraph}, ${reason} (${certainty})`;
}

function quoted(text: string): string {
  return `"${text.length > 70 ? `${text.slice(0, 69)}…` : text}"`;
}
