import type { AnalysisReport, ItemEvidence, PageEvidence, ReferenceListEvidence } from '../analysis.ts';
import { byLayout } from './pages/front-pages.ts';
import { nothingAtCaption } from './structure/items.ts';

export interface DoubtContext {
  /** Imports, whose text is not in the document. */
  foreignParts: number;
  /** The operator says which reference lists there are, so that none is no surprise. */
  areListsSet: boolean;
}

/** What the document leaves in doubt, in plain sentences; few, so that each is read. */
export function findDoubts(
  report: Omit<AnalysisReport, 'certainty' | 'warnings'>,
  { foreignParts, areListsSet }: DoubtContext,
): string[] {
  return [
    ...doubtfulStart(report),
    ...(areListsSet ? [] : doubtfulLists(report.referenceLists)),
    ...doubtfulPages(report.pages),
    ...emptyCaptions([...report.tables, ...report.figures]),
    ...bareFigures(report.figures),
    ...foreignText(foreignParts),
  ];
}

function doubtfulLists(lists: readonly ReferenceListEvidence[]): string[] {
  if (lists.length === 0) return ['No reference list was found.'];
  const empty = lists.find(({ entries }) => entries === 0);
  return empty ? [`Nothing stands under the heading "${empty.heading}" of a reference list.`] : [];
}

function doubtfulStart({ bodyStart }: Pick<AnalysisReport, 'bodyStart'>): string[] {
  const { certainty, heading, runnerUp } = bodyStart;
  if (certainty >= 0.8 || heading === null) return [];
  const other = runnerUp?.heading ? `, and not at "${runnerUp.heading}"` : '';
  return [`It is in doubt where the text starts; it is taken to start at "${heading}"${other}.`];
}

function doubtfulPages(pages: PageEvidence): string[] {
  const { witnesses, certainty, count, reason, blankPages = 0, totals } = pages;
  if (certainty === 1) return [];
  if (reason === byLayout) return count > 0 ? ['The number of front matter pages is an estimate.'] : [];
  const apart = witnesses.filter((witness) => Math.abs(witness.pages - count) >= 2);
  if (apart.length > 0) {
    const others = apart.map((witness) => `${witness.pages} by the ${witness.name}`).join(', ');
    return [`The number of front matter pages is in doubt: ${count} counted, but ${others}.`];
  }
  if (blankPages > 0) {
    const some = blankPages === 1 ? 'One of the' : `${blankPages} of the`;
    const are = blankPages === 1 ? 'is blank; it is' : 'are blank; they are';
    return [`${some} ${count} front matter pages ${are} counted too.`];
  }
  const missing = totals ? totals.stored - totals.found : 0;
  if (missing < 2) return [];
  return [
    `Word counted ${totals?.stored} pages in the document, of which ${missing} cannot be found; some may be front matter.`,
  ];
}

function emptyCaptions(items: readonly ItemEvidence[]): string[] {
  const count = items.filter(
    (item) => item.caption !== null && !item.counted && item.reason === nothingAtCaption,
  ).length;
  if (count === 0) return [];
  return [
    count === 1
      ? 'One caption has no table or figure at it.'
      : `${count} captions have no table or figure at them.`,
  ];
}

function bareFigures(figures: readonly ItemEvidence[]): string[] {
  const count = figures.filter((figure) => figure.caption === null && figure.counted).length;
  if (count < 3) return [];
  return [`${count} pictures have no caption and are counted as figures.`];
}

function foreignText(count: number): string[] {
  if (count === 0) return [];
  return ['The document imports other files, whose text is not in it and not counted.'];
}
