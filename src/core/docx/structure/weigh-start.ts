import type { Story } from '../story/story.ts';
import type { BodyStart } from './body-start.ts';
import { type Contents, isNamedBy } from './contents.ts';
import { isFrontHeading } from './front-matter.ts';
import type { Heading } from './headings.ts';
import type { Progress } from './progress.ts';

/**
 * How sure a start is in the light of the rest of the document: surer where the page numbers turn from Roman to
 * Arabic right there, and less sure where it stands among the Roman ones or where a part of the front
 * matter comes next.
 */
export function weighStart(
  { paragraph, certainty }: BodyStart,
  story: Story,
  headings: readonly Heading[],
  contents: Contents,
  progress: Progress,
): number {
  let weighed = certainty;
  const numbers = numbersAt(story, paragraph);
  if (numbers === 'turn') weighed += (1 - weighed) / 2;
  if (numbers === 'still Roman' || isRomanInContents(story, contents, paragraph)) weighed *= 0.8;
  const level = headings.find((heading) => heading.paragraph === paragraph)?.level ?? 1;
  const next = headings.find((heading) => heading.paragraph > paragraph && heading.level <= level);
  if (next && isFrontHeading(next) && progress(next.paragraph) < earlyPart) weighed *= 0.75;
  return Math.round(weighed * 100) / 100;
}

/** What the page numbers do where a paragraph stands. */
function numbersAt({ sections, paragraphs }: Story, start: number): 'turn' | 'still Roman' | null {
  const position = sections.findIndex((section) => section.lastParagraph >= start);
  const section = sections[position];
  if (!section) return null;
  if (isRoman(section.numberFormat)) {
    const turnsLater = sections.slice(position + 1).some((later) => !isRoman(later.numberFormat));
    return turnsLater ? 'still Roman' : null;
  }
  const before = sections[position - 1];
  if (!before || !isRoman(before.numberFormat)) return null;
  const between = paragraphs.slice(before.lastParagraph + 1, start);
  return between.every(({ words }) => words === 0) ? 'turn' : null;
}

/** The contents give the start a Roman page number and others an Arabic one. */
function isRomanInContents({ paragraphs }: Story, { entries }: Contents, start: number): boolean {
  const heading = paragraphs[start];
  const entry = heading && entries.find((each) => isNamedBy(each, heading));
  if (!/^[ivxlc]+$/i.test(entry?.page ?? '')) return false;
  return entries.some(({ page }) => /^\d/.test(page ?? ''));
}

export function isRoman(format: string | null): boolean {
  return format === 'lowerRoman' || format === 'upperRoman';
}

/** Share of the document's words; a declaration further on stands at the back. */
const earlyPart = 0.2;
