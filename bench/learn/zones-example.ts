import type { Zone } from '../../src/core/docx/analysis.ts';
import type { Line, ZoneDocument } from '../../src/core/docx/decide/zones/line.ts';
import { readLines } from '../../src/core/docx/decide/zones/lines.ts';
import { zoneNames, zonesDecision } from '../../src/core/docx/decide/zones/zones-decision.ts';
import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';
import { findContents } from '../../src/core/docx/structure/contents.ts';
import { findHeadings } from '../../src/core/docx/structure/headings.ts';
import { foldText } from '../../src/core/docx/text/fold-text.ts';
import type { Label } from '../accuracy/corpus/label.ts';
import { createExample, type Example } from './example.ts';

/** What a label says about zones. Without `totalWords`, its places are used unscaled. */
type ZoneLabel = Pick<Label, 'bodyStart' | 'references'> & Partial<Pick<Label, 'totalWords'>>;

/** The training example that a labelled document gives the decision on zones. */
export function exampleOf(
  document: string,
  label: ZoneLabel,
  dissertation: Dissertation,
  weight: number,
): Example {
  const whole = linesOf(dissertation);
  return exampleOfZones(document, whole, zonesByLabel(whole.lines, label), weight);
}

/** The training example of a document in which the zone of each line is known. */
export function exampleOfZones(
  document: string,
  whole: ZoneDocument,
  zones: readonly Zone[],
  weight: number,
): Example {
  const allowed = new Uint8Array(zones.length * zoneNames.length);
  for (const [place, zone] of zones.entries())
    allowed[place * zoneNames.length + zoneNames.indexOf(zone)] = 1;
  return createExample(zonesDecision, whole.lines, whole, { document, allowed, weight });
}

export function linesOf({ story, noteWords, numbering }: Dissertation): ZoneDocument {
  const contents = findContents(story.paragraphs);
  const headings = findHeadings(story, contents, numbering);
  return readLines(story, noteWords, contents, headings, numbering);
}

/**
 * The zone of each line. Readers count words slightly differently, so a part begins and ends at the line whose share of
 * all words is nearest to the label's.
 */
export function zonesByLabel(lines: readonly Line[], label: ZoneLabel): Zone[] {
  const start = startByLabel(lines, label.bodyStart);
  const before: number[] = [0];
  for (const { words } of lines) before.push((before.at(-1) ?? 0) + words);
  const words = before.at(-1) ?? 0;
  const scale = words / (label.totalWords ?? words);
  const lists = label.references.map(
    ([from, to]) => [nearestTo(from * scale, before), nearestTo(to * scale, before)] as const,
  );
  return lines.map(({ position, opensOther }) => {
    if (position < start) return 'front';
    if (opensOther) return 'text';
    return lists.some(([first, end]) => position >= first && position < end) ? 'references' : 'text';
  });
}

/** The index of the nearest number, in a list that never decreases. */
function nearestTo(wanted: number, numbers: readonly number[]): number {
  let place = 0;
  for (const [index, number] of numbers.entries())
    if (Math.abs(number - wanted) < Math.abs((numbers[place] ?? 0) - wanted)) place = index;
  return place;
}

function startByLabel(lines: readonly Line[], [word, text]: Label['bodyStart']): number {
  const wanted = startOf(text);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  let words = 0;
  for (const { position, paragraph, heading, words: own } of lines) {
    // A blank paragraph with a heading has it in a text box.
    const isSame =
      heading !== null && paragraph.words === 0
        ? foldText(text).includes(heading.meaning.title)
        : startOf(paragraph.text) === wanted;
    const isOther = word > 0 && !isSame;
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

/** In words: a line with the right text wins even if it is this much further away. */
const wordsForText = 5;
