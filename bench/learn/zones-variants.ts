import { createHash } from 'node:crypto';
import type { Zone } from '../../src/core/docx/analysis.ts';
import type { Line } from '../../src/core/docx/decide/zones/line.ts';
import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';
import type { Paragraph } from '../../src/core/docx/story/story.ts';
import type { Example } from './example.ts';
import { exampleOfZones, linesOf, zonesByLabel } from './zones-example.ts';

/**
 * Examples that a labelled document gives for free: the same document without heading styles and fields, and with a short
 * reference list, has the same parts. They only train, in the fold of their document.
 */
export function variantsOf(
  document: string,
  label: Parameters<typeof zonesByLabel>[1],
  dissertation: Dissertation,
): Example[] {
  const { lines } = linesOf(dissertation);
  const zones = zonesByLabel(lines, label);
  const zoneAt = new Map(lines.map(({ paragraph }, place) => [paragraph.index, zones[place] ?? 'text']));
  const { paragraphs } = dissertation.story;
  const variants = [
    ...(paragraphs.some(isHeading) ? [withParagraphs(dissertation, unmarked)] : []),
    ...withShortLists(dissertation, lines, zones, fewEntries(document)),
  ];
  return variants.flatMap((variant) => {
    const whole = linesOf(variant);
    const known = whole.lines.map(({ paragraph, opensOther }) => {
      const zone = zoneAt.get(paragraph.index);
      return opensOther && zone === 'references' ? 'text' : zone;
    });
    if (!known.every((zone) => zone !== undefined)) return [];
    return [exampleOfZones(document, whole, known, weightOfVariant)];
  });
}

function isHeading({ format }: Paragraph): boolean {
  return (format.outlineLevel ?? bodyLevel) < bodyLevel;
}

/** A paragraph as authors write it who only set its looks by hand. */
function unmarked(paragraph: Paragraph): Paragraph {
  const { outlineLevel: _level, ...format } = paragraph.format;
  return {
    ...paragraph,
    ...{ roles: [], bookmarks: [], target: null },
    format: { ...format, ownOutlineLevel: false, style: 'normal', styles: { name: 'normal', base: null } },
  };
}

/** Blanks out all entries of each list but the first few; nothing if the lists are short or set in tables. */
function withShortLists(
  dissertation: Dissertation,
  lines: readonly Line[],
  zones: readonly Zone[],
  entries: number,
): Dissertation[] {
  const listed = lines.filter((_, place) => zones[place] === 'references');
  if (listed.length < entries + fewestLess || listed.some(({ isTable }) => isTable)) return [];
  const blank = new Set<number>();
  let before = -1;
  let linesInList = 0;
  for (const { position, paragraph, end } of listed) {
    linesInList = position === before + 1 ? linesInList + 1 : 1;
    before = position;
    // The first line is the heading.
    if (linesInList <= entries + 1) continue;
    for (let index = paragraph.index; index < end; index += 1) blank.add(index);
  }
  const emptied = (paragraph: Paragraph): Paragraph =>
    blank.has(paragraph.index) ? { ...paragraph, text: '', words: 0, characters: 0, notes: [] } : paragraph;
  return [withParagraphs(dissertation, emptied)];
}

function withParagraphs(
  dissertation: Dissertation,
  change: (paragraph: Paragraph) => Paragraph,
): Dissertation {
  const { story } = dissertation;
  return { ...dissertation, story: { ...story, paragraphs: story.paragraphs.map(change) } };
}

/** From one to five, by the name of the document, so that each fit is the same. */
function fewEntries(document: string): number {
  return 1 + ((createHash('sha256').update(document).digest()[0] ?? 0) % 5);
}

/** The outline level of running text. */
const bodyLevel = 9;
/** Lines by which a list must get shorter, for the variant to say anything new. */
const fewestLess = 4;
/** Real documents count more than what is made of them. */
const weightOfVariant = 0.3;
