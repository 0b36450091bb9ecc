import { type Analysis, certaintyInWords, type ItemEvidence } from '../analysis.ts';
import type { Decided } from '../decide/decide-dissertation.ts';
import { isSettled } from '../evidence/doubt.ts';

/** A sentence for an editor, and the paragraph that it is about. */
export interface PlacedDoubt {
  paragraph: number;
  says: string;
}

/** Lists what is uncertain, with the paragraphs concerned; nothing that only concerns numbers that are known. */
export function doubtsOf(
  { result, listDoubt }: Pick<Decided, 'result' | 'listDoubt'>,
  known: readonly (keyof Analysis)[] = [],
): PlacedDoubt[] {
  const { bodyStart, referenceLists, tables, figures, pages, certainty: sure } = result.report;
  const doubts: PlacedDoubt[] = [];
  const add = (paragraph: number, says: string, ...numbers: (keyof Analysis)[]) => {
    const unsure = numbers.filter((number) => isUnsure(sure[number]));
    if (!isSettled(unsure.length > 0 ? unsure : numbers, known)) doubts.push({ paragraph, says });
  };
  const addStart = (paragraph: number, says: string) => add(paragraph, says, 'textWordCount', 'frontMatter');
  const addList = (paragraph: number, says: string) => add(paragraph, says, 'textWordCount', 'refsWordCount');
  if (isUnsure(bodyStart.certainty)) {
    addStart(bodyStart.paragraph, 'It is not certain that the text starts here.');
    if (bodyStart.runnerUp) addStart(bodyStart.runnerUp.paragraph, 'The text may start here instead.');
  }
  if (isUnsure(pages.certainty))
    add(
      bodyStart.paragraph,
      `It is not certain that ${pagesBefore(pages.count)} before this one.`,
      'frontMatter',
    );
  for (const { paragraph, certainty } of referenceLists)
    if (isUnsure(certainty)) addList(paragraph, 'It is not certain that this is a reference list.');
  if (listDoubt && isUnsure(sure.refsWordCount))
    addList(listDoubt.paragraph, sentences[listDoubt.boundary][listDoubt.isTaken ? 'taken' : 'missed']);
  for (const item of tables) addItem(item, 'table');
  for (const item of figures) addItem(item, 'figure');
  return doubts;

  function addItem({ paragraph, counted, reason, certainty }: ItemEvidence, kind: 'table' | 'figure'): void {
    if (!isUnsure(certainty)) return;
    const verdict = counted
      ? `This may be wrongly counted as a ${kind}`
      : `This may be a ${kind} that was missed`;
    add(paragraph, `${verdict} (${reason}).`, `${kind}s`);
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
