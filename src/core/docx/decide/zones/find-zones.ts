import type { Zone } from '../../analysis.ts';
import { bestWay, type Chain, type Probabilities, probabilities } from '../chain.ts';
import { type Decision, type DecisionWeights, layOut } from '../decision.ts';
import { whyDecided } from '../reasons-in-words.ts';
import { reasonsOf, weigh } from '../signal.ts';
import {
  certaintyOfZones,
  probabilitiesOfStarts,
  type ZoneShares,
  type ZonesCertainty,
} from './certainty.ts';
import type { Line, ZoneDocument } from './line.ts';
import { findListDoubt, type ListDoubt, type ListTrace, traceOfList } from './list-doubt.ts';
import { findListRunnerUp } from './list-runner-up.ts';
import type { Place } from './place.ts';
import { openingSignals } from './signals/opening-signals.ts';
import { startSignals } from './signals/start-signals.ts';
import { zoneNames, zonesDecision } from './zones-decision.ts';

/** How a document is divided, and how certain that is. */
export interface Zones {
  start: BodyStart;
  /** In document order. */
  lists: ReferenceList[];
  certainty: ZonesCertainty;
  shares: ZoneShares;
  /** The place where the reference lists are least certain; null if nothing is in doubt. */
  listDoubt: ListDoubt | null;
  /** The likeliest list, or continuation of one, that was not taken; null if none is plausible. */
  listRunnerUp: Place | null;
  /** What shows that a reference list was missed; null if nothing does. */
  listTrace: ListTrace | null;
}

export interface BodyStart {
  /** Index of the first paragraph of the main body. */
  paragraph: number;
  reason: string;
  /** 0 to 1. */
  certainty: number;
  /** The next best start; null if no other start is plausible. */
  runnerUp: Place | null;
}

/** One reference list, including its heading. */
export interface ReferenceList {
  first: number;
  /** Index of the paragraph after the last. */
  end: number;
  reason: string;
  /** 0 to 1. */
  certainty: number;
}

/**
 * Finds where the main body starts and which parts are reference lists. Both are decided together: of all ways to
 * divide the document, it picks the one that is most probable by the learnt weights.
 *
 * @param setStart the first paragraph of the main body, if an operator set it
 */
export function findZones(
  document: ZoneDocument,
  weights: DecisionWeights,
  setStart: number | null = null,
): Zones {
  const { lines } = document;
  if (lines.length === 0) return nothing;
  const chain = layOut(setStart === null ? zonesDecision : anyStart, weights, lines, document);
  if (setStart !== null) startAt(setStart, chain, lines);
  const way = bestWay(chain);
  const likelihood = probabilities(chain);
  const starts = probabilitiesOfStarts(likelihood, lines.length);
  const names = [...way].map((state) => zoneNames[state] ?? 'text');
  return {
    start: describeStart(names, starts, document, weights),
    lists: describeLists(names, likelihood, document, weights),
    certainty: certaintyOfZones(names, likelihood, starts, lines),
    shares: { lines, states: likelihood.states, starts },
    listDoubt: findListDoubt(names, likelihood, lines),
    listRunnerUp: findListRunnerUp(names, likelihood, document, weights),
    listTrace: traceOfList(names, document),
  };
}

/** An operator may let the text start at any line. */
const anyStart: Decision<Line, ZoneDocument> = {
  ...zonesDecision,
  asks: (table, line, document) => table === 'start' || zonesDecision.asks(table, line, document),
};

const nothing: Zones = {
  start: { paragraph: 0, reason: 'the document has no text', certainty: 1, runnerUp: null },
  lists: [],
  certainty: { start: 1, listsInText: 1, lists: 1 },
  shares: { lines: [], states: [], starts: [] },
  listDoubt: null,
  listRunnerUp: null,
  listTrace: null,
};

/** Rules out every start except this one, which may come after the last line. */
function startAt(start: number, chain: Chain, lines: readonly Line[]): void {
  chain.last = zoneNames.map(() => true);
  for (const { position, paragraph } of lines) {
    for (const [state, zone] of zoneNames.entries())
      if ((zone === 'front') !== paragraph.index < start)
        chain.scores[position * chain.states + state] = Number.NEGATIVE_INFINITY;
  }
}

function describeStart(
  names: readonly Zone[],
  starts: Float64Array,
  document: ZoneDocument,
  weights: DecisionWeights,
): BodyStart {
  const table = weigh(startSignals, weights.start ?? {});
  const position = Math.max(
    0,
    names.findIndex((zone) => zone !== 'front'),
  );
  const line = document.lines[position];
  const reasons = line ? reasonsOf(table, line, document) : [];
  const second = greatestBut(starts, position);
  const other = document.lines[second];
  const certainty = starts[position] ?? 0;
  return {
    paragraph: position === 0 ? 0 : (line?.paragraph.index ?? 0),
    reason: whyDecided(reasons, true),
    certainty,
    runnerUp:
      other && (starts[second] ?? 0) >= worthTelling
        ? {
            paragraph: other.paragraph.index,
            reason: whyDecided(reasonsOf(table, other, document), false),
            certainty: starts[second] ?? 0,
          }
        : null,
  };
}

function describeLists(
  names: readonly Zone[],
  { states }: Probabilities,
  document: ZoneDocument,
  weights: DecisionWeights,
): ReferenceList[] {
  const table = weigh(openingSignals, weights.opening ?? {});
  const references = zoneNames.indexOf('references');
  const lists: ReferenceList[] = [];
  let first: Line | null = null;
  let sure = 0;
  // Blank lines after an entry belong to its list; a picture, and what stands above a heading on its page, to what follows.
  const endOf = ({ position }: Line, opening: Line) => {
    const after = document.lines[position + 1];
    if (!after) return document.story.paragraphs.length;
    const top = names[after.position] === 'references' ? null : topOfPage(after, document.lines);
    const next = top && top.position > opening.position ? top : after;
    return next.pictureBefore ?? next.paragraph.index;
  };
  for (const line of document.lines) {
    if (names[line.position] !== 'references') {
      first = null;
      continue;
    }
    sure += states[line.position * zoneNames.length + references] ?? 0;
    const last = lists.at(-1);
    if (first === null || !last) {
      first = line;
      sure = states[line.position * zoneNames.length + references] ?? 0;
      lists.push({
        first: line.paragraph.index,
        end: endOf(line, line),
        reason: whyDecided(reasonsOf(table, line, document), true),
        certainty: sure,
      });
    } else {
      last.end = endOf(line, first);
      last.certainty = sure / (line.position - first.position + 1);
    }
  }
  return lists;
}

/**
 * Finds the top of the page that a line stands on, where only a letterhead or the like can be above it: a few lines, none
 * of which reads like an entry.
 */
function topOfPage({ position }: Line, lines: readonly Line[]): Line | null {
  for (let above = position; above >= position - mostAboveHeading; above -= 1) {
    const line = lines[above];
    if (!line || (above < position && (line.traits > 0 || line.heading))) return null;
    if (line.startsPage) return line;
  }
  return null;
}

/** Lines. */
const mostAboveHeading = 3;

function greatestBut(values: Float64Array, but: number): number {
  let greatest = -1;
  for (let index = 0; index < values.length; index += 1)
    if (index !== but && (greatest < 0 || (values[index] ?? 0) > (values[greatest] ?? 0))) greatest = index;
  return greatest;
}

/** A start less probable than this is not reported as an alternative. */
const worthTelling = 0.02;
