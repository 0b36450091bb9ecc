import type { Zone } from '../../analysis.ts';
import type { Probabilities } from '../chain.ts';
import type { DecisionWeights } from '../decision.ts';
import { whyDecided } from '../reasons-in-words.ts';
import { reasonsOf, weigh } from '../signal.ts';
import { slackOf, stepAt } from './certainty.ts';
import type { Line, ZoneDocument } from './line.ts';
import { wordsOfLists, wordsToNearest } from './list-doubt.ts';
import type { Place } from './place.ts';
import { closingSignals } from './signals/closing-signals.ts';
import { openingSignals } from './signals/opening-signals.ts';
import { zoneNames } from './zones-decision.ts';

/**
 * Finds the likeliest reference list, or continuation of one, that was not taken for one: a place in the text where a list
 * may begin, or the line after a list that may belong to it. A place that is no further from a list's beginning than
 * readers differ is no other place.
 *
 * @param names the zone of each line
 * @returns null if no place is plausible
 */
export function findListRunnerUp(
  names: readonly Zone[],
  { states, steps }: Probabilities,
  document: ZoneDocument,
  weights: DecisionWeights,
): Place | null {
  const { lines } = document;
  const isList = (place: number) => names[place] === 'references';
  const distances = wordsToNearest(lines, (place) => isList(place) && !isList(place - 1));
  const slack = slackOf(wordsOfLists(names, lines));
  const opens = ({ position }: Line) =>
    (distances[position] ?? 0) > slack ? stepAt(steps, position, 'text', 'references') : 0;
  const goesOn = ({ position }: Line) =>
    isList(position - 1) ? (states[position * zoneNames.length + zoneNames.indexOf('references')] ?? 0) : 0;
  let found: { line: Line; certainty: number } | null = null;
  for (const line of lines.slice(1)) {
    const certainty = isList(line.position) ? 0 : Math.max(opens(line), goesOn(line));
    if (certainty > (found?.certainty ?? 0)) found = { line, certainty };
  }
  if (found === null || found.certainty < worthTelling) return null;
  const { line, certainty } = found;
  const told = { paragraph: line.paragraph.index, certainty };
  if (goesOn(line) > opens(line)) {
    const closing = weigh(closingSignals, weights.closing ?? {});
    return { ...told, reason: whyDecided(reasonsOf(closing, line, document), true) };
  }
  const opening = weigh(openingSignals, weights.opening ?? {});
  const against = whyDecided(reasonsOf(opening, line, document), false);
  return { ...told, reason: `${against}${entriesBelow(line)}` };
}

/** How many lines below a heading read like entries, since a list depends on these too. */
function entriesBelow({ heading, stretch: { lines, alike } }: Line): string {
  return heading && lines > 1 ? `; lines below it that read like entries: ${alike} of ${lines - 1}` : '';
}

/** A list less probable than this is not reported. */
const worthTelling = 0.02;
