import type { ItemEvidence } from '../../analysis.ts';
import { mostCertain } from '../calibration.ts';
import { type Chain, type Step, scoreOfStep } from '../chain.ts';
import type { FoundItems } from './find-items.ts';
import { countedStates, itemsDecision, kindOfItem } from './items-decision.ts';

/**
 * How probable it is that the number of counted tables, or figures, is right: the share of all paths that arrive at
 * the same count, whichever units they pick. Takes time linear in units.
 *
 * @param evidence of what was found. What an operator decided is certain; if the operator decided on everything, so
 * is the count
 */
export function certaintyOfCount(
  { document, chain, way }: Pick<FoundItems, 'document' | 'chain' | 'way'>,
  kind: 'tables' | 'figures',
  evidence: readonly ItemEvidence[],
): number {
  const settled = new Set(evidence.flatMap(({ setBy, paragraph }) => (setBy ? paragraph : [])));
  if (evidence.length > 0 && evidence.every(({ setBy }) => setBy)) return 1;
  const counts = new Uint8Array(chain.places * chain.states);
  for (const unit of document.units) {
    if (settled.has(unit.paragraph)) continue;
    for (const { state, name } of statesThatCount)
      if (kindOfItem(unit, name, document) === kind) counts[unit.position * chain.states + state] = 1;
  }
  return Math.min(mostCertain, shareOfSameCount(chain, way, counts));
}

const statesThatCount = itemsDecision.states.flatMap(({ name }, state) =>
  countedStates.has(name) ? { state, name } : [],
);

/**
 * The share of all paths on which as many places count as on the given one.
 *
 * @param counts whether a state counts at a place: `counts[place * states + state]`, 0 or 1
 */
export function shareOfSameCount(chain: Chain, way: Uint8Array, counts: Uint8Array): number {
  const { places, states, steps } = chain;
  if (places === 0) return 1;
  let now = new Float64Array(states * lanes);
  let next = new Float64Array(states * lanes);
  const { kinds, kindOf } = weighedAlike(steps);
  const weights = new Float64Array(kinds.length);
  const start = Float64Array.from(
    { length: states },
    (_, state) => (chain.first[state] ?? 0) + (chain.scores[state] ?? 0),
  );
  const best = start.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  for (let state = 0; state < states; state += 1) {
    const lane = reach + (counts[state] ?? 0) - (counts[way[0] ?? 0] ?? 0);
    now[state * lanes + lane] = Math.exp((start[state] ?? 0) - best);
  }
  for (let place = 1; place < places; place += 1) {
    next.fill(0);
    const here = place * states;
    const taken = counts[here + (way[place] ?? 0)] ?? 0;
    weighInto(weights, place, kinds, chain);
    let sum = 0;
    for (let index = 0; index < steps.length; index += 1) {
      const weight = weights[kindOf[index] ?? 0] ?? 0;
      const { from, to } = steps[index] ?? nowhere;
      if (weight === 0) continue;
      const move = (counts[here + to] ?? 0) - taken;
      for (let lane = 0; lane < lanes; lane += 1) {
        const ways = now[from * lanes + lane] ?? 0;
        if (ways === 0) continue;
        const target = to * lanes + laneAfter(lane, move);
        next[target] = (next[target] ?? 0) + ways * weight;
        sum += ways * weight;
      }
    }
    // Kept near 1; otherwise the numbers would underflow in a long text.
    if (sum > 0) for (let index = 0; index < next.length; index += 1) next[index] = (next[index] ?? 0) / sum;
    [now, next] = [next, now];
  }
  let same = 0;
  let all = 0;
  for (let state = 0; state < states; state += 1) {
    if (!(chain.last?.[state] ?? true)) continue;
    same += now[state * lanes + reach] ?? 0;
    for (let lane = 0; lane < lanes; lane += 1) all += now[state * lanes + lane] ?? 0;
  }
  return all > 0 ? same / all : 0;
}

/** How far the count of a path may be off before it is dropped: a path that is further off seldom recovers. */
const reach = 3;
/** One lane for each difference in count so far; the last lane holds the dropped paths. */
const lanes = 2 * reach + 2;
const givenUp = lanes - 1;

function laneAfter(lane: number, move: number): number {
  const next = lane + move;
  return lane === givenUp || next < 0 || next >= givenUp ? givenUp : next;
}

const nowhere: Step = { from: 0, to: 0, scores: null };

/**
 * Groups steps that lead into the same state by the same table. They weigh the same wherever they start, and are most
 * of the steps.
 */
function weighedAlike(steps: readonly Step[]): { kinds: readonly Step[]; kindOf: Uint8Array } {
  const kinds: Step[] = [];
  const kindOf = Uint8Array.from(steps, (step) => {
    const known = kinds.findIndex(({ to, scores }) => to === step.to && scores === step.scores);
    return known < 0 ? kinds.push(step) - 1 : known;
  });
  return { kinds, kindOf };
}

/** Weighs the steps relative to the highest score among them. */
function weighInto(
  weights: Float64Array,
  place: number,
  kinds: readonly Step[],
  { scores, states }: Chain,
): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < kinds.length; kind += 1) {
    const step = kinds[kind] ?? nowhere;
    const said = scoreOfStep(step, place) + (scores[place * states + step.to] ?? 0);
    weights[kind] = said;
    if (said > highest) highest = said;
  }
  for (let kind = 0; kind < kinds.length; kind += 1) {
    const said = weights[kind] ?? Number.NEGATIVE_INFINITY;
    weights[kind] = said === Number.NEGATIVE_INFINITY ? 0 : Math.exp(said - highest);
  }
}
