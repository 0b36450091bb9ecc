import { certaintyInWords, type ItemEvidence } from '../analysis.ts';
import type { Decided } from '../decide/decide-dissertation.ts';

/** A sentence for an editor, and the paragraph that it is about. */
export interface PlacedDoubt {
  paragraph: number;
  says: string;
}

/** Lists what is uncertain, with the paragraphs concerned. */
export function doubtsOf({ result, listDoubt }: Pick<Decided, 'result' | 'listDoubt'>): PlacedDoubt[] {
  const { bodyStart, referenceLists, tables, figures, pages } = result.report;
  const doubts: PlacedDoubt[] = [];
  const add = (paragraph: number, says: string) => doubts.push({ paragraph, says });
  if (isUnsure(bodyStart.certainty)) {
    add(bodyStart.paragraph, 'It is not certain that the text starts here.');
    if (bodyStart.runnerUp) add(bodyStart.runnerUp.paragraph, 'The text may start here instead.');
  }
  if (isUnsure(pages.certainty))
    add(bodyStart.paragraph, `It is not certain that ${pagesBefore(pages.count)} before this one.`);
  for (const { paragraph, certainty } of referenceLists)
    if (isUnsure(certainty)) add(paragraph, 'It is not certain that this is a reference list.');
  if (listDoubt && isUnsure(result.report.certainty.refsWordCount))
    add(listDoubt.paragraph, sentences[listDoubt.boundary][listDoubt.isTaken ? 'taken' : 'missed']);
  for (const item of tables) addItem(item, 'table');
  for (const item of figures) addItem(item, 'figure');
  return doubts;

  function addItem({ paragraph, counted, reason, certainty }: ItemEvidence, kind: string): void {
    if (!isUnsure(certainty)) return;
    const verdict = counted
      ? `This may be wrongly counted as a ${kind}`
      : `This may be a ${kind} that was missed`;
    add(paragraph, `${verdict} (${reason}).`);
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

function pagesBefore(count: number): string {
  if (count === 0) return 'no page comes';
  return count === 1 ? 'one page comes' : `${count} pages come`;
}

function isUnsure(certainty: number): boolean {
  return certaintyInWords(certainty) !== 'sure';
}
