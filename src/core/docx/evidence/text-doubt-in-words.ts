import { formatCount } from '../../text/format-count.ts';
import type { AnalysisReport, BodyStartEvidence } from '../analysis.ts';
import type { PlacedSentence } from './doubt.ts';

/** Returns the page of a paragraph. */
export type PageNumber = (paragraph: number) => number;

/** Names the place where the text starts: by its words or, if there are none, by its page. */
export function nameOfStart(
  { heading, paragraph }: Pick<BodyStartEvidence, 'heading' | 'paragraph'>,
  pageOf: PageNumber,
): string {
  return heading === null ? `page ${pageOf(paragraph)}` : `"${heading}"`;
}

/** Says why it is in doubt where the text starts. */
export function startDoubt(start: BodyStartEvidence, pageOf: PageNumber): PlacedSentence {
  const names = nameOfStart(start, pageOf);
  const says = `It is unclear where the text starts; it is taken to start at ${names}${otherStart(start)}.`;
  return { cause: 'start', says, paragraph: start.paragraph, names };
}

/** Where else the text may start, as the end of a sentence. A title may stand in several places. */
function otherStart({ heading, runnerUp }: BodyStartEvidence): string {
  if (!runnerUp?.heading) return '';
  const { heading: other, place } = runnerUp;
  return other === heading && place
    ? `, and not where the same words appear on page ${place.page}`
    : `, and not at "${other}"`;
}

/** Says that hardly any words are left for the text, and what took the rest. */
export function shareDoubt(
  { words, bodyStart, referenceLists }: Pick<AnalysisReport, 'words' | 'bodyStart' | 'referenceLists'>,
  pageOf: PageNumber,
): PlacedSentence {
  const { text, total, front, references } = words;
  const says = (check: string) =>
    `Only ${formatCount(text)} of ${formatCount(total)} words are taken for text; please check ${check}.`;
  const [longest] = referenceLists.toSorted((a, b) => b.words - a.words);
  if (longest && references > front) {
    const names = `"${longest.heading}"`;
    const check = `what is taken for a reference list at ${names}`;
    return { cause: 'share', says: says(check), paragraph: longest.paragraph, names };
  }
  const { paragraph } = bodyStart;
  const names = nameOfStart(bodyStart, pageOf);
  const check = `whether the text starts at ${names}${otherStart(bodyStart)}`;
  return { cause: 'share', says: says(check), paragraph, names };
}

/** Says that the contents of other files are missing. */
export function foreignText(paragraph: number, page: number): PlacedSentence {
  const names = `page ${page}`;
  const says = `The document imports other files, the first on ${names}; nothing in them is counted.`;
  return { cause: 'imports', says, paragraph, names };
}

/** Says that the words of notes are missing. */
export function lostNotes(paragraph: number, page: number): PlacedSentence {
  const names = `page ${page}`;
  const says = `The document refers, first on ${names}, to footnotes or endnotes that are not in the file; their words are not counted.`;
  return { cause: 'notes', says, paragraph, names };
}
