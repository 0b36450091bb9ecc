import type { AnalysisReport, ItemEvidence, PageEvidence } from '../analysis.ts';
import type { Story } from './story/story.ts';
import { nothingAtCaption } from './structure/items.ts';

/** What the document leaves in doubt, in plain sentences; few, so that each is read. */
export function findDoubts(report: AnalysisReport, story: Story): string[] {
  return [
    ...doubtfulStart(report),
    ...(report.referenceLists.length === 0 ? ['No reference list was found.'] : []),
    ...doubtfulPages(report.pages),
    ...emptyCaptions([...report.tables, ...report.figures]),
    ...bareFigures(report.figures),
    ...foreignParts(story.foreignParts),
  ];
}

function doubtfulStart({ bodyStart }: AnalysisReport): string[] {
  if (bodyStart.certainty >= 0.7 || bodyStart.heading === null) return [];
  return [`No chapter heading was found; the text is taken to start at "${bodyStart.heading}".`];
}

function doubtfulPages({ witnesses, certainty, count }: PageEvidence): string[] {
  if (certainty <= 0.5 && count > 0) return ['The number of front matter pages is an estimate.'];
  const apart = witnesses.filter((witness) => Math.abs(witness.pages - count) >= 2);
  if (apart.length === 0) return [];
  const others = apart.map((witness) => `${witness.pages} by the ${witness.name}`).join(', ');
  return [`The number of front matter pages is in doubt: ${count} counted, but ${others}.`];
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

function foreignParts(count: number): string[] {
  if (count === 0) return [];
  return ['The document imports other files, whose text is not in it and not counted.'];
}
