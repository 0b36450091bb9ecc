import {
  type Analysis,
  type AnalysisReport,
  certaintyInWords,
  type ItemEvidence,
  type RunnerUpEvidence,
} from '../analysis.ts';
import { standsIn } from '../corrections/set-zones.ts';
import type { Decided } from '../decide/decide-dissertation.ts';
import { isSettled } from '../evidence/doubt.ts';
import type { Dissertation } from '../read-dissertation.ts';
import type { Heading } from '../structure/headings.ts';
import type { BandKind, Outline, OutlineBand, OutlineItem, OutlineRow } from './outline.ts';
import { markTurns, rowsOf } from './rows.ts';

/**
 * Makes the outline of a document from the decisions about it. Pure; time and memory are linear in paragraphs.
 *
 * @param known the numbers that are set by hand, about which nothing is in doubt
 */
export function outlineOf(
  dissertation: Dissertation,
  decided: Decided,
  known: readonly (keyof Analysis)[] = [],
): Outline {
  const { story } = dissertation;
  const bands = bandsOf(dissertation, decided);
  const rows = rowsOf(story, decided, bands);
  const rowAt = rowFinder(rows, story.paragraphs.length);
  for (const [paragraph, items] of itemsByParagraph(decided.result.report)) {
    const row = rowAt(paragraph);
    if (!row) continue;
    const inRow = row.items ?? [];
    for (const item of items) inRow.push(item);
    row.items = inRow;
  }
  for (const { paragraph, says } of doubtsOf(decided, known)) {
    const row = rowAt(paragraph);
    if (!row) continue;
    row.doubts ??= [];
    if (row.doubts.length < mostDoubts && !row.doubts.includes(says)) row.doubts.push(says);
  }
  markTurns(rows, story, decided.pageOf);
  const shown = rows.map(({ until: _until, ...row }) => row);
  const open = decided.doubts.filter(({ about }) => !isSettled(about, known));
  const doubts = open.map(({ says, paragraph }) => ({
    says,
    at: (paragraph === null ? undefined : rowAt(paragraph)?.at) ?? null,
  }));
  const pages = decided.pageOf(Math.max(0, story.paragraphs.length - 1));
  return { rows: shown, bands, doubts, pages };
}

/** Sentences per row. Any more would repeat the same about the cells of a table. */
const mostDoubts = 5;

/** Finds the row that shows a paragraph, or the next row if none does. */
function rowFinder(
  rows: readonly (OutlineRow & { until: number })[],
  paragraphs: number,
): (paragraph: number) => OutlineRow | undefined {
  const found = new Int32Array(paragraphs).fill(rows.length - 1);
  let position = 0;
  for (let paragraph = 0; paragraph < paragraphs; paragraph += 1) {
    while (position < rows.length - 1 && (rows[position]?.until ?? 0) <= paragraph) position += 1;
    found[paragraph] = position;
  }
  return (paragraph) => rows[found[paragraph] ?? -1];
}

/** Groups the tables and figures of a report by paragraph and numbers those that count. */
function itemsByParagraph({
  tables,
  figures,
}: Pick<AnalysisReport, 'tables' | 'figures'>): Map<number, OutlineItem[]> {
  const found = new Map<number, OutlineItem[]>();
  const add = (kind: OutlineItem['kind'], items: readonly ItemEvidence[]) => {
    let number = 0;
    for (const { paragraph, counted, caption, reason, certainty } of items) {
      if (counted) number += 1;
      const item = { kind, paragraph, counted, number: counted ? number : null, caption, reason, certainty };
      const here = found.get(paragraph);
      if (here) here.push(item);
      else found.set(paragraph, [item]);
    }
  };
  add('table', tables);
  add('figure', figures);
  return found;
}

/** A sentence for an editor, and the paragraph that it is about. */
interface PlacedDoubt {
  paragraph: number;
  says: string;
}

/** Lists what is uncertain, with the paragraphs concerned; nothing that only concerns numbers that are known. */
function doubtsOf(
  { result, listDoubt, doubts: said }: Pick<Decided, 'result' | 'listDoubt' | 'doubts'>,
  known: readonly (keyof Analysis)[] = [],
): PlacedDoubt[] {
  const { bodyStart, referenceLists, listRunnerUp, tables, figures, pages, certainty: sure } = result.report;
  const doubts: PlacedDoubt[] = [];
  const add = (paragraph: number, says: string, ...numbers: (keyof Analysis)[]) => {
    const unsure = numbers.filter((number) => isUnsure(sure[number]));
    if (!isSettled(unsure.length > 0 ? unsure : numbers, known)) doubts.push({ paragraph, says });
  };
  const addStart = (paragraph: number, says: string) => add(paragraph, says, 'textWordCount', 'frontMatter');
  const addList = (paragraph: number, says: string) => add(paragraph, says, 'textWordCount', 'refsWordCount');
  if (isUnsure(bodyStart.certainty)) {
    addStart(bodyStart.paragraph, 'It is not certain that the text starts here.');
    if (bodyStart.runnerUp)
      addStart(
        bodyStart.runnerUp.paragraph,
        `The text may start here instead. ${whyNot(bodyStart.runnerUp)}`,
      );
  }
  // The pages' own certainty is not calibrated, so the calibrated one of the number must be low too.
  if (isUnsure(pages.certainty) && isUnsure(sure.frontMatter))
    add(
      bodyStart.paragraph,
      `It is not certain that ${pagesBefore(pages.count)} before this one.`,
      'frontMatter',
    );
  for (const { paragraph, certainty } of referenceLists)
    if (isUnsure(certainty)) addList(paragraph, 'It is not certain that this is a reference list.');
  if (isUnsure(sure.refsWordCount)) {
    if (listDoubt && listDoubt.paragraph !== listRunnerUp?.paragraph)
      addList(listDoubt.paragraph, sentences[listDoubt.boundary][listDoubt.isTaken ? 'taken' : 'missed']);
    if (listRunnerUp)
      addList(listRunnerUp.paragraph, `This may belong to a reference list. ${whyNot(listRunnerUp)}`);
  }
  // Many items, each of them sure, can make their number unsure.
  const together = new Set(said.flatMap(({ items = [] }) => items));
  for (const item of tables) addItem(item, 'table');
  for (const item of figures) addItem(item, 'figure');
  return doubts;

  function addItem(item: ItemEvidence, kind: 'table' | 'figure'): void {
    const { paragraph, counted, reason, certainty } = item;
    if (!isUnsure(certainty) && !together.has(item)) return;
    const doubt = counted
      ? `This may be wrongly counted as a ${kind}. Why it is counted`
      : `This may be a ${kind} that was missed. Why it is left out`;
    add(paragraph, `${doubt}: ${reason}.`, `${kind}s`);
  }
}

const sentences = {
  opening: {
    taken: 'It is not certain that a reference list begins here.',
    missed: 'A reference list may begin here.',
  },
  closing: {
    taken: 'It is not certain that a reference list ends before this.',
    missed: 'A reference list may end before this.',
  },
} as const;

function whyNot({ reason }: RunnerUpEvidence): string {
  return `Why it was not taken: ${reason}.`;
}

function pagesBefore(count: number): string {
  if (count === 0) return 'no page comes';
  return count === 1 ? 'one page comes' : `${count} pages come`;
}

function isUnsure(certainty: number): boolean {
  return certaintyInWords(certainty) !== 'sure';
}

/** Returns what each stretch of a document was taken for, with its word count. */
function bandsOf(
  { story, noteWords }: Pick<Dissertation, 'story' | 'noteWords'>,
  { headings, zoneOf, leftOut }: Pick<Decided, 'headings' | 'zoneOf' | 'leftOut'>,
): OutlineBand[] {
  const isLeftOut = standsIn(leftOut);
  const inAppendix = appendices(headings);
  const kindOf = (paragraph: number): BandKind => {
    if (isLeftOut(paragraph)) return 'leftOut';
    const zone = zoneOf(paragraph);
    return zone === 'text' && inAppendix(paragraph) ? 'appendix' : zone;
  };
  const bands: OutlineBand[] = [];
  const seen = new Set<string>();
  for (const { index, words, notes } of story.paragraphs) {
    const kind = kindOf(index);
    let band = bands.at(-1);
    if (band?.kind !== kind) {
      band = { kind, from: index, until: index, words: 0 };
      bands.push(band);
    }
    band.until = index + 1;
    band.words += words;
    for (const note of notes) {
      if (seen.has(note)) continue;
      seen.add(note);
      band.words += noteWords.get(note) ?? 0;
    }
  }
  return bands;
}

/** Whether a paragraph is in an appendix. Must be called from the first paragraph to the last. */
function appendices(headings: readonly Heading[]): (paragraph: number) => boolean {
  let position = 0;
  let level: number | null = null;
  return (paragraph) => {
    for (; (headings[position]?.paragraph ?? Number.POSITIVE_INFINITY) <= paragraph; position += 1) {
      const heading = headings[position];
      if (!heading) break;
      const { kinds } = heading.meaning;
      if (kinds.has('appendix')) level = level === null ? heading.level : Math.min(level, heading.level);
      // In appendices, authors use headings of any level. Only a part with a name of its own ends the appendix.
      else if (level !== null && heading.level <= level && kinds.size > 0) level = null;
    }
    return level !== null;
  };
}
