import type { Zone } from '../../analysis.ts';
import { mostCertain } from '../calibration.ts';
import type { Probabilities } from '../chain.ts';
import type { Line } from './line.ts';
import { zoneNames, zonesDecision } from './zones-decision.ts';

/** How probable it is that the zones are right, allowing for the 1% or ten words by which readers differ. */
export interface ZonesCertainty {
  /** That the body starts there, or so close that it makes no difference to the word count of the text. */
  start: number;
  /** That each list begins and ends there and that there are no others, as far as the word count of the text goes. */
  listsInText: number;
  /** The same as far as the word count of the lists goes, which is smaller. */
  lists: number;
}

/** How probable each zone is at each line, over all ways to divide the document. */
export interface ZoneShares {
  lines: readonly Pick<Line, 'paragraph'>[];
  /** Line by line, in the order of `zoneNames`. */
  states: ArrayLike<number>;
  /** How probable it is that the body starts at each line. */
  starts: ArrayLike<number>;
}

/** For each line, how probable it is that the body starts there. */
export function probabilitiesOfStarts({ states, steps }: Probabilities, lines: number): Float64Array {
  const starts = new Float64Array(lines);
  if (lines > 0) starts[0] = states[zoneNames.indexOf('text')] ?? 0;
  for (let place = 1; place < lines; place += 1) starts[place] = stepAt(steps, place, 'front', 'text');
  return starts;
}

/** How probable a step from one zone to another is at a line. */
export function stepAt(steps: Float64Array, place: number, from: Zone, to: Zone): number {
  const index = zonesDecision.steps.findIndex((step) => step.from === from && step.to === to);
  return steps[place * zonesDecision.steps.length + index] ?? 0;
}

/** How probable it is that the body starts at one of these paragraphs, such as those of a page. */
export function probabilityOfStart(
  { lines, starts }: Pick<ZoneShares, 'lines' | 'starts'>,
  isOneOf: (paragraph: number) => boolean,
): number {
  let probability = 0;
  for (const [place, { paragraph }] of lines.entries())
    if (isOneOf(paragraph.index)) probability += starts[place] ?? 0;
  return Math.min(mostCertain, probability);
}

/** Adds up the probabilities of all paths that lead to the same numbers. */
export function certaintyOfZones(
  names: readonly Zone[],
  { steps }: Probabilities,
  starts: ArrayLike<number>,
  lines: readonly Line[],
): ZonesCertainty {
  const words = { front: 0, text: 0, references: 0 };
  for (const { position, words: own } of lines) words[names[position] ?? 'text'] += own;
  const start = (place: number) => starts[place] ?? 0;
  const opening = (place: number) => (place === 0 ? 0 : stepAt(steps, place, 'text', 'references'));
  const closing = (place: number) => (place === 0 ? 0 : stepAt(steps, place, 'references', 'text'));
  const isStart = (place: number) =>
    names[place] !== 'front' && (place === 0 || names[place - 1] === 'front');
  const isOpening = (place: number) => names[place] === 'references' && names[place - 1] !== 'references';
  const isClosing = (place: number) => names[place - 1] === 'references' && names[place] !== 'references';
  const textSlack = slackOf(words.text);
  const listSlack = slackOf(words.references);
  const lists = (slack: number) =>
    agreement(lines, opening, isOpening, slack) * agreement(lines, closing, isClosing, slack);
  return {
    start: agreement(lines, start, isStart, textSlack),
    listsInText: lists(textSlack),
    lists: lists(listSlack),
  };
}

/**
 * How probable it is that the boundaries of one kind are where they were found, give or take some words, and nowhere
 * else.
 */
function agreement(
  lines: readonly Line[],
  probability: (place: number) => number,
  isTaken: (place: number) => boolean,
  slack: number,
): number {
  const before: number[] = [];
  let sum = 0;
  for (const { words } of lines) {
    before.push(sum);
    sum += words;
  }
  let product = 1;
  let near = 0;
  /** Everything before it has been added up, or is too far from all that follows. */
  let open = 0;
  for (let place = 0; place < lines.length; place += 1) {
    if (!isTaken(place)) continue;
    let here = 0;
    const middle = before[place] ?? 0;
    const isNear = (other: number) => Math.abs((before[other] ?? 0) - middle) <= slack;
    for (let other = place; other >= open && isNear(other); other -= 1) here += probability(other);
    open = Math.max(open, place + 1);
    for (; open < lines.length && isNear(open); open += 1) here += probability(open);
    near += here;
    product *= Math.min(1, here);
  }
  let all = 0;
  for (let place = 0; place < lines.length; place += 1) all += probability(place);
  return Math.min(mostCertain, product * Math.exp(-Math.max(0, all - near)));
}

/** The number of words by which readers differ. */
export function slackOf(words: number): number {
  return Math.max(10, words / 100);
}
