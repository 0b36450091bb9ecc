import type { Zone } from '../../analysis.ts';
import { citesOthers } from '../../text/citations.ts';
import { readHeading } from '../../text/titles/heading-text.ts';
import type { Probabilities } from '../chain.ts';
import { slackOf } from './certainty.ts';
import { type Line, longestEntry, type ZoneDocument } from './line.ts';
import { zonesDecision } from './zones-decision.ts';

/** The place where the reference lists are least certain. */
export interface ListDoubt {
  /** Whether a list begins there or ends there. */
  boundary: 'opening' | 'closing';
  /** True if it was taken for a boundary, but may not be one; false if it was not, but may be one. */
  isTaken: boolean;
  /** Index of its paragraph. */
  paragraph: number;
}

/**
 * Finds where to look first if the reference lists are wrong: at the most probable boundary that was not taken or, if
 * no other place is plausible, at the least probable one that was. Places that are no further apart than readers
 * differ count as the same place.
 *
 * @returns null if nothing is in doubt
 */
export function findListDoubt(
  names: readonly Zone[],
  likelihood: Probabilities,
  lines: readonly Line[],
): ListDoubt | null {
  const slack = slackOf(wordsOfLists(names, lines));
  let overlooked: Weighed | null = null;
  let unsure: Weighed | null = null;
  for (const { boundary, from, to } of boundaries) {
    const isTaken = (place: number) => names[place - 1] === from && names[place] === to;
    const distances = wordsToNearest(lines, isTaken);
    const step = zonesDecision.steps.findIndex((each) => each.from === from && each.to === to);
    for (const { position, paragraph } of lines.slice(1)) {
      const probability = likelihood.steps[position * zonesDecision.steps.length + step] ?? 0;
      const doubt = { boundary, isTaken: isTaken(position), paragraph: paragraph.index };
      if (doubt.isTaken) unsure = weightier(unsure, { weight: 1 - probability, doubt });
      else if ((distances[position] ?? 0) > slack)
        overlooked = weightier(overlooked, { weight: probability, doubt });
    }
  }
  const isElsewhere = (overlooked?.weight ?? 0) * 2 >= (unsure?.weight ?? 0);
  const found = isElsewhere ? overlooked : unsure;
  return found !== null && found.weight > worthTelling ? found.doubt : null;
}

interface Weighed {
  weight: number;
  doubt: ListDoubt;
}

function weightier(one: Weighed | null, other: Weighed): Weighed {
  return one !== null && one.weight >= other.weight ? one : other;
}

const boundaries = [
  { boundary: 'opening', from: 'text', to: 'references' },
  { boundary: 'closing', from: 'references', to: 'text' },
] as const satisfies readonly { boundary: ListDoubt['boundary']; from: Zone; to: Zone }[];

export function wordsOfLists(names: readonly Zone[], lines: readonly Line[]): number {
  return lines.reduce((sum, { position, words }) => sum + (names[position] === 'references' ? words : 0), 0);
}

/** For each line, the number of words between its start and the start of the nearest boundary. */
export function wordsToNearest(lines: readonly Line[], isBoundary: (place: number) => boolean): Float64Array {
  const distances = new Float64Array(lines.length);
  let words = Number.POSITIVE_INFINITY;
  for (let place = 0; place < lines.length; place += 1) {
    if (isBoundary(place)) words = 0;
    distances[place] = words;
    words += lines[place]?.words ?? 0;
  }
  words = Number.POSITIVE_INFINITY;
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    words = isBoundary(place) ? 0 : words + (lines[place]?.words ?? 0);
    distances[place] = Math.min(distances[place] ?? words, words);
  }
  return distances;
}

/** Anything less probable is no more plausible than any other place. */
const worthTelling = 0.02;

/** What shows that a document has, or should have, a reference list. */
export interface ListTrace {
  kind: 'listed' | 'entries' | 'citations';
  /** Index of the first paragraph that shows it. */
  paragraph: number;
}

/**
 * Looks for traces of a reference list in a document in which none was found: the contents name one, several lines of
 * the text read like entries, or several paragraphs cite others. The decision on zones weighs each line by itself and
 * its neighbours, so it may be certain of each line and still have lost a whole list.
 *
 * @param names the zone of each line
 * @returns the clearest trace; null if a list was found, or if there is no trace
 */
export function traceOfList(names: readonly Zone[], { lines, contents }: ZoneDocument): ListTrace | null {
  if (names.includes('references')) return null;
  const listed = contents.entries.find(({ title }) => readHeading(title).kinds.has('references'));
  if (listed) return { kind: 'listed', paragraph: listed.paragraph };
  const entries: number[] = [];
  const citing: number[] = [];
  for (const { position, paragraph, traits, heading, isListed, isTable, length } of lines) {
    if (names[position] !== 'text' || heading !== null || isListed || isTable) continue;
    if (traits >= 3 || isAddress.test(paragraph.text)) entries.push(paragraph.index);
    else if (length > shortestProse && citesOthers(paragraph.text)) citing.push(paragraph.index);
  }
  return traceIn(entries, 'entries', fewestEntries) ?? traceIn(citing, 'citations', fewestCiting);
}

function traceIn(
  [paragraph, ...others]: readonly number[],
  kind: ListTrace['kind'],
  fewest: number,
): ListTrace | null {
  return paragraph !== undefined && others.length + 1 >= fewest ? { kind, paragraph } : null;
}

/** A web address and hardly anything else, as in lists of links. */
const isAddress = /^\W*(?:\d{1,3}\W+)?(?:https?:\/\/|www\.)\S+(?:\s\S+){0,2}\s*$/i;

/** In words; a shorter line may be a caption with its source, or code with an index. */
const shortestProse = longestEntry / 3;
/** Fewer may be sources of figures, or an address that the text gives. */
const fewestEntries = 3;
/** Fewer may give the year of an event or of a person. */
const fewestCiting = 3;
