import type { Paragraph } from '../../../story/story.ts';
import type { Numbering } from '../../../story/styles/numbering.ts';
import { readCaption } from '../../../text/captions/caption-text.ts';
import { numbersBetween, parseNumber } from '../facts/caption-number.ts';
import { type CaptionLine, readCaptionLine } from './caption-line.ts';

/**
 * The captions in a paragraph, usually one or none. Under pictures side by side there are several, separated by tabs,
 * spaces, a vertical bar or a line break: `Fig. 3. Leaves    Fig. 4. Roots`, or only by their labels, if a separator
 * follows each number: `Fig. 3: Leaves Fig. 4: Roots`. Their numbers must be consecutive, since a single caption may well
 * mention other figures.
 */
export function readCaptionLines(paragraph: Paragraph, numbering: Numbering): CaptionLine[] {
  const first = readCaptionLine(paragraph, numbering);
  if (first === null) return [];
  const lines = [first];
  if (first.number === '' || first.continued) return lines;
  const pieces = paragraph.text.split(/\n|\t|\s{3,}|\s\|\s/);
  for (const piece of first.separated ? pieces.flatMap(splitAtLabel) : pieces) {
    const read = readCaption(piece.trim());
    if (!read || read.kind !== first.kind || read.continued || (first.separated && !read.separated)) continue;
    const before = parseNumber(lines.at(-1)?.number ?? '');
    if (numbersBetween(before, parseNumber(read.number)) === 0)
      lines.push({ ...first, ...read, text: piece.trim() });
  }
  return lines;
}

/** Splits a line before each later occurrence of the word that it starts with. */
function splitAtLabel(line: string): string[] {
  const [label = ''] = line.trim().split(/[\s.:\d]/, 1);
  return label === ''
    ? [line]
    : line.split(` ${label}`).map((piece, index) => (index === 0 ? piece : label + piece));
}
