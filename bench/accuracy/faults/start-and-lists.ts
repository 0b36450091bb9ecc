import type { AnalysisReport } from '../../../src/core/docx/analysis.ts';
import type { Label } from '../corpus/label.ts';
import type { Places } from '../places.ts';

/** The start of the body as labelled and as found. */
export interface StartComparison {
  labelled: { word: number; text: string };
  found: { word: number; text: string; reason: string; certainty: number };
  agree: boolean;
}

/** A reference list as labelled, as found, or both. */
export interface ListComparison {
  labelled: Stretch | null;
  found: (Stretch & { reason: string; certainty: number }) | null;
  agree: boolean;
}

/** A part of the text, given by the number of words before its start and before its end. */
export interface Stretch {
  from: number;
  to: number;
  /** The text of its first paragraph. */
  heading: string;
}

export function compareStarts(label: Label, { bodyStart }: AnalysisReport, places: Places): StartComparison {
  const [labelled, text] = label.bodyStart;
  const word = places.wordsBefore(bodyStart.paragraph);
  const { heading, reason, certainty } = bodyStart;
  return {
    labelled: { word: labelled, text },
    found: { word, text: heading ?? '', reason, certainty },
    agree: isClose(labelled, word),
  };
}

/** Pairs each labelled list with the found list that shares most words with it; unpaired found lists come last. */
export function compareLists(
  label: Label,
  { referenceLists }: AnalysisReport,
  places: Places,
  textOf: (paragraph: number) => string,
): ListComparison[] {
  const unused = new Set(
    referenceLists.map(({ paragraph, until, heading, reason, certainty }) => {
      const [from, to] = [places.wordsBefore(paragraph), places.wordsBefore(until)];
      return { from, to, heading, reason, certainty };
    }),
  );
  const compared = label.references.map(([from, to]): ListComparison => {
    const labelled = { from, to, heading: textOf(places.paragraphAt(from)) };
    const [found] = [...unused]
      .filter((each) => sharedWords(each, labelled) > 0)
      .sort((a, b) => sharedWords(b, labelled) - sharedWords(a, labelled));
    if (!found) return { labelled, found: null, agree: false };
    unused.delete(found);
    return { labelled, found, agree: isClose(from, found.from) && isClose(to, found.to) };
  });
  return [...compared, ...[...unused].map((found) => ({ labelled: null, found, agree: false }))];
}

type Words = Pick<Stretch, 'from' | 'to'>;

function sharedWords(a: Words, b: Words): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from);
}

function isClose(labelled: number, found: number): boolean {
  return Math.abs(labelled - found) <= closeEnough;
}

/** In words: careful readers differ by no more than this. */
const closeEnough = 10;
