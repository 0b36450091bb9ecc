/**
 * A document as a row of places, each in one of a few states, with what speaks for each state at each place and
 * for each step from one state to the next. All ways through it are weighed against each other at once.
 */
export interface Chain {
  places: number;
  states: number;
  /** The steps that there are; whatever is not named cannot happen. */
  steps: readonly Step[];
  /** For each state, what speaks for starting in it; `-Infinity` where that cannot be. */
  first: ArrayLike<number>;
  /** What speaks for each state at each place, place by place: `scores[place * states + state]`. */
  scores: Float64Array;
  /**
   * What speaks for each step that leads to a place: `stepScores[place * steps.length + step]`; those of the
   * first place are not read.
   */
  stepScores: Float64Array;
  /** The states in which the row may end; all without it. */
  last?: readonly boolean[];
}

export interface Step {
  from: number;
  to: number;
}

/** The most probable state of each place, taken together. Time is linear in places, as everywhere here. */
export function bestWay(chain: Chain): Uint8Array {
  const { places, states, steps } = chain;
  const best = new Float64Array(states);
  const cameFrom = new Uint8Array(places * states);
  startWith(chain, best);
  const next = new Float64Array(states);
  for (let place = 1; place < places; place += 1) {
    next.fill(Number.NEGATIVE_INFINITY);
    for (let index = 0; index < steps.length; index += 1) {
      const { from, to } = steps[index] ?? nowhere;
      const score = at(best, from) + at(chain.stepScores, place * steps.length + index);
      if (score <= at(next, to)) continue;
      next[to] = score;
      cameFrom[place * states + to] = from;
    }
    for (let state = 0; state < states; state += 1)
      best[state] = at(next, state) + at(chain.scores, place * states + state);
  }
  const way = new Uint8Array(places);
  if (places === 0) return way;
  let state = likeliestEnd(chain, best);
  for (let place = places - 1; place >= 0; place -= 1) {
    way[place] = state;
    state = cameFrom[place * states + state] ?? 0;
  }
  return way;
}

/** How probable each state and each step is, over all ways through the chain. */
export interface Probabilities {
  /** Logarithm of the sum over all ways. */
  total: number;
  /** `states[place * states + state]`, from 0 to 1. */
  states: Float64Array;
  /** `steps[place * steps.length + step]`, from 0 to 1; 0 at the first place. */
  steps: Float64Array;
}

export function probabilities(chain: Chain): Probabilities {
  const { places, states, steps } = chain;
  const forward = waysBefore(chain);
  const backward = waysAfter(chain);
  const ends: number[] = [];
  for (let state = 0; state < states; state += 1)
    if (mayEnd(chain, state)) ends.push(at(forward, (places - 1) * states + state));
  const total = places === 0 ? 0 : sumOfLogarithms(ends);
  const ofStates = new Float64Array(places * states);
  const ofSteps = new Float64Array(places * steps.length);
  for (let index = 0; index < places * states; index += 1)
    ofStates[index] = Math.exp(at(forward, index) + at(backward, index) - total);
  for (let place = 1; place < places; place += 1) {
    for (let index = 0; index < steps.length; index += 1) {
      const position = place * steps.length + index;
      const score = at(chain.stepScores, position);
      if (score === Number.NEGATIVE_INFINITY) continue;
      const { from, to } = steps[index] ?? nowhere;
      const before = at(forward, (place - 1) * states + from);
      const after = at(chain.scores, place * states + to) + at(backward, place * states + to);
      ofSteps[position] = Math.exp(before + score + after - total);
    }
  }
  return { total, states: ofStates, steps: ofSteps };
}

/** For each place and state, the logarithm of the sum over all ways that lead there, that place included. */
export function waysBefore(chain: Chain): Float64Array {
  const { places, states, steps } = chain;
  const forward = new Float64Array(places * states).fill(Number.NEGATIVE_INFINITY);
  startWith(chain, forward);
  for (let place = 1; place < places; place += 1) {
    const here = place * states;
    for (let index = 0; index < steps.length; index += 1) {
      const { from, to } = steps[index] ?? nowhere;
      const way = at(forward, here - states + from) + at(chain.stepScores, place * steps.length + index);
      if (way !== Number.NEGATIVE_INFINITY) forward[here + to] = plus(at(forward, here + to), way);
    }
    for (let state = 0; state < states; state += 1)
      forward[here + state] = at(forward, here + state) + at(chain.scores, here + state);
  }
  return forward;
}

/** For each place and state, the logarithm of the sum over all ways from there to the end. */
function waysAfter(chain: Chain): Float64Array {
  const { places, states, steps } = chain;
  const backward = new Float64Array(places * states).fill(Number.NEGATIVE_INFINITY);
  for (let state = 0; state < states && places > 0; state += 1)
    if (mayEnd(chain, state)) backward[(places - 1) * states + state] = 0;
  for (let place = places - 1; place > 0; place -= 1) {
    const here = place * states;
    for (let index = 0; index < steps.length; index += 1) {
      const { from, to } = steps[index] ?? nowhere;
      const score = at(chain.stepScores, place * steps.length + index);
      const way = score + at(chain.scores, here + to) + at(backward, here + to);
      if (way === Number.NEGATIVE_INFINITY) continue;
      backward[here - states + from] = plus(at(backward, here - states + from), way);
    }
  }
  return backward;
}

function startWith({ first, scores, states, places }: Chain, into: Float64Array): void {
  if (places === 0) return;
  for (let state = 0; state < states; state += 1)
    into[state] = (first[state] ?? Number.NEGATIVE_INFINITY) + at(scores, state);
}

function mayEnd({ last }: Chain, state: number): boolean {
  return last?.[state] ?? true;
}

function likeliestEnd(chain: Chain, best: Float64Array): number {
  let likeliest = -1;
  for (let state = 0; state < chain.states; state += 1) {
    if (!mayEnd(chain, state)) continue;
    if (likeliest < 0 || at(best, state) > at(best, likeliest)) likeliest = state;
  }
  return Math.max(0, likeliest);
}

/** The logarithm of the sum of two numbers that are given by their logarithms. */
function plus(a: number, b: number): number {
  const larger = Math.max(a, b);
  if (larger === Number.NEGATIVE_INFINITY) return larger;
  return larger + Math.log1p(Math.exp(Math.min(a, b) - larger));
}

function sumOfLogarithms(values: readonly number[]): number {
  return values.reduce(plus, Number.NEGATIVE_INFINITY);
}

const nowhere: Step = { from: 0, to: 0 };

function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? Number.NEGATIVE_INFINITY;
}
