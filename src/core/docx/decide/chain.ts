/**
 * A document as a sequence of places, each of which is in one of a few states. It holds scores for each state at each
 * place and for each step from one state to the next, so that all paths through the sequence can be compared.
 */
export interface Chain {
  places: number;
  states: number;
  /** The possible steps. A step that is not listed cannot happen. */
  steps: readonly Step[];
  /** The score for starting in each state; `-Infinity` if the sequence cannot start in it. */
  first: ArrayLike<number>;
  /** The score of each state at each place, place by place: `scores[place * states + state]`. */
  scores: Float64Array;
  /** The states in which the sequence may end; all of them if absent. */
  last?: readonly boolean[];
}

export interface Step {
  from: number;
  to: number;
  /**
   * The score of the step at each place it leads to; null if it costs nothing. Steps of the same table share one
   * array, because there are far more steps than tables.
   */
  scores: ArrayLike<number> | null;
}

/** The score of a step that leads to a place. */
export function scoreOfStep({ scores }: Step, place: number): number {
  return scores === null ? 0 : at(scores, place);
}

/**
 * Returns the most probable path: one state for each place. Like everything in this file, it takes time linear in
 * places.
 */
export function bestWay(chain: Chain): Uint8Array {
  const { places, states, steps } = chain;
  const best = new Float64Array(states);
  const cameFrom = new Uint8Array(places * states);
  startWith(chain, best);
  const next = new Float64Array(states);
  for (let place = 1; place < places; place += 1) {
    next.fill(Number.NEGATIVE_INFINITY);
    for (let index = 0; index < steps.length; index += 1) {
      const step = steps[index] ?? nowhere;
      const { from, to } = step;
      const score = at(best, from) + scoreOfStep(step, place);
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

/** How probable each state and each step is, over all paths through the chain. */
export interface Probabilities {
  /** Logarithm of the sum over all paths. */
  total: number;
  /** `states[place * states + state]`, from 0 to 1. */
  states: Float64Array;
  /** `steps[place * steps.length + step]`, from 0 to 1; 0 at the first place. */
  steps: Float64Array;
}

export function probabilities(chain: Chain): Probabilities {
  const { places, states, steps } = chain;
  const forward = waysBefore(chain);
  const total = totalOf(chain, forward);
  const ofStates = new Float64Array(places * states);
  const ofSteps = new Float64Array(places * steps.length);
  fromTheEnd(chain, (place, after) => {
    const here = place * states;
    for (let state = 0; state < states; state += 1)
      ofStates[here + state] = Math.exp(at(forward, here + state) + at(after, state) - total);
    for (let index = 0; place > 0 && index < steps.length; index += 1) {
      const step = steps[index] ?? nowhere;
      const score = scoreOfStep(step, place);
      if (score === Number.NEGATIVE_INFINITY) continue;
      const before = at(forward, here - states + step.from);
      const behind = at(chain.scores, here + step.to) + at(after, step.to);
      ofSteps[place * steps.length + index] = Math.exp(before + score + behind - total);
    }
  });
  return { total, states: ofStates, steps: ofSteps };
}

/** Returns the probabilities of the states only, which takes far less memory if there are many steps. */
export function probabilitiesOfStates(chain: Chain): Float64Array {
  const forward = waysBefore(chain);
  const total = totalOf(chain, forward);
  fromTheEnd(chain, (place, after) => {
    for (let state = 0; state < chain.states; state += 1) {
      const index = place * chain.states + state;
      forward[index] = Math.exp(at(forward, index) + at(after, state) - total);
    }
  });
  return forward;
}

/** For each place and state, the logarithm of the sum over all paths that lead there, including that place. */
export function waysBefore(chain: Chain): Float64Array {
  const { places, states, steps } = chain;
  const forward = new Float64Array(places * states).fill(Number.NEGATIVE_INFINITY);
  startWith(chain, forward);
  for (let place = 1; place < places; place += 1) {
    const here = place * states;
    for (let index = 0; index < steps.length; index += 1) {
      const step = steps[index] ?? nowhere;
      const { from, to } = step;
      const way = at(forward, here - states + from) + scoreOfStep(step, place);
      if (way !== Number.NEGATIVE_INFINITY) forward[here + to] = plus(at(forward, here + to), way);
    }
    for (let state = 0; state < states; state += 1)
      forward[here + state] = at(forward, here + state) + at(chain.scores, here + state);
  }
  return forward;
}

/** Visits the places from last to first, with the logarithm of the sum over all paths from each state to the end. */
function fromTheEnd(chain: Chain, visit: (place: number, after: Float64Array) => void): void {
  const { places, states, steps } = chain;
  const ends = (_: unknown, state: number) => (mayEnd(chain, state) ? 0 : Number.NEGATIVE_INFINITY);
  let after = Float64Array.from({ length: states }, ends);
  let before = new Float64Array(states);
  for (let place = places - 1; place >= 0; place -= 1) {
    visit(place, after);
    before.fill(Number.NEGATIVE_INFINITY);
    for (let index = 0; place > 0 && index < steps.length; index += 1) {
      const step = steps[index] ?? nowhere;
      const { from, to } = step;
      const way = scoreOfStep(step, place) + at(chain.scores, place * states + to) + at(after, to);
      if (way !== Number.NEGATIVE_INFINITY) before[from] = plus(at(before, from), way);
    }
    [after, before] = [before, after];
  }
}

function totalOf(chain: Chain, forward: Float64Array): number {
  const { places, states } = chain;
  if (places === 0) return 0;
  const ends: number[] = [];
  for (let state = 0; state < states; state += 1)
    if (mayEnd(chain, state)) ends.push(at(forward, (places - 1) * states + state));
  return sumOfLogarithms(ends);
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

/** The logarithm of the sum of two numbers given as logarithms. */
function plus(a: number, b: number): number {
  const larger = Math.max(a, b);
  if (larger === Number.NEGATIVE_INFINITY) return larger;
  return larger + Math.log1p(Math.exp(Math.min(a, b) - larger));
}

function sumOfLogarithms(values: readonly number[]): number {
  return values.reduce(plus, Number.NEGATIVE_INFINITY);
}

const nowhere: Step = { from: 0, to: 0, scores: null };

function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? Number.NEGATIVE_INFINITY;
}
