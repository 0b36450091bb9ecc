import type { Zone } from '../../src/core/analysis.ts';
import { type Line, readLines } from '../../src/core/docx/decide/zones/lines.ts';
import { zoneNames, zonesDecision } from '../../src/core/docx/decide/zones/zones-decision.ts';
import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';
import { findContents } from '../../src/core/docx/structure/contents.ts';
import { findHeadings } from '../../src/core/docx/structure/headings.ts';
import { foldText } from '../../src/core/docx/text/fold-text.ts';
import type { Label } from '../accuracy/corpus/label.ts';
import { createExample, type Example } from './example.ts';
import type { Lesson } from './lesson.ts';

/** Where the body starts and which parts are reference lists. */
export const zonesLesson: Lesson = {
  decision: zonesDecision,
  restraint: 0.5,
  examplesOf({ document: { name, label }, dissertation }) {
    return [exampleOf(name, label, dissertation, 1)];
  },
};

export function exampleOf(
  document: string,
  label: Label,
  { story, noteWords, numbering }: Dissertation,
  weight: number,
): Example {
  const contents = findContents(story.paragraphs);
  const headings = findHeadings(story, contents, numbering);
  const whole = readLines(story, noteWords, contents, headings, numbering);
  const zones = zonesByLabel(whole.lines, label);
  const allowed = new Uint8Array(zones.length * zoneNames.length);
  for (const [place, zone] of zones.entries())
    allowed[place * zoneNames.length + zoneNames.indexOf(zone)] = 1;
  return createExample(zonesDecision, whole.lines, whole, { document, allowed, weight });
}

/** The zone of each line. Readers count words a little differently, so the nearest line is meant. */
export function zonesByLabel(lines: readonly Line[], { bodyStart, references }: Label): Zone[] {
  const start = startByLabel(lines, bodyStart);
  let words = 0;
  return lines.map(({ position, words: own }) => {
    const middle = words + own / 2;
    words += own;
    if (position < start) return 'front';
    return references.some(([from, to]) => middle >= from && middle <= to) ? 'references' : 'text';
  });
}

function startByLabel(lines: readonly Line[], [word, text]: Label['bodyStart']): number {
  const wanted = startOf(text);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  let words = 0;
  for (const { position, paragraph, words: own } of lines) {
    const isOther = word > 0 && startOf(paragraph.text) !== wanted;
    const distance = Math.abs(words - word) + (isOther ? wordsForText : 0);
    words += own;
    if (distance >= least) continue;
    least = distance;
    nearest = position;
  }
  return nearest;
}

function startOf(text: string): string {
  return foldText(text).replace(/\s/g, '').slice(0, 20);
}

/** A line with the right words is believed although it stands so many words further off. */
const wordsForText = 5;
