/** A function of many variables: returns its value at a point, and writes its slope there into `gradient`. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number;

export interface MinimiseOptions {
  /** Stops when the slope is no steeper than this. */
  flatness?: number;
  mostSteps?: number;
}

/**
 * Minimises a smooth function from `start` by the limited-memory method of Broyden, Fletcher, Goldfarb and Shanno
 * (Nocedal and Wright, Numerical Optimization, algorithm 7.5). Returns the point of the minimum; the same input always
 * gives the same output.
 */
export function minimise(
  objective: Objective,
  start: Float64Array,
  { flatness = 1e-3, mostSteps = 200 }: MinimiseOptions = {},
): Float64Array {
  let point = start.slice();
  let gradient = new Float64Array(point.length);
  let value = objective(point, gradient);
  const memory: Move[] = [];
  for (let step = 0; step < mostSteps && norm(gradient) > flatness; step += 1) {
    const direction = directionOf(gradient, memory);
    const slope = dot(direction, gradient);
    const next = new Float64Array(point.length);
    const nextGradient = new Float64Array(point.length);
    let length = memory.length === 0 ? Math.min(1, 1 / norm(gradient)) : 1;
    let nextValue = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < mostTries; tries += 1) {
      for (let index = 0; index < point.length; index += 1)
        next[index] = (point[index] ?? 0) + length * (direction[index] ?? 0);
      nextValue = objective(next, nextGradient);
      if (nextValue <= value + 1e-4 * length * slope) break;
      length /= 2;
    }
    if (!(nextValue < value)) break;
    remember(memory, difference(next, point), difference(nextGradient, gradient));
    point = next;
    gradient = nextGradient;
    value = nextValue;
  }
  return point;
}

/** A step taken, and how it changed the slope. */
interface Move {
  step: Float64Array;
  change: Float64Array;
  curvature: number;
}

function remember(memory: Move[], step: Float64Array, change: Float64Array): void {
  const curvature = dot(step, change);
  if (curvature <= 1e-12) return;
  memory.push({ step, change, curvature });
  if (memory.length > mostMoves) memory.shift();
}

/** The direction downhill, corrected by the curvature that the last moves revealed. */
function directionOf(gradient: Float64Array, memory: readonly Move[]): Float64Array {
  const direction = gradient.map((each) => -each);
  const shares: number[] = [];
  for (const { step, change, curvature } of memory.toReversed()) {
    const share = dot(step, direction) / curvature;
    shares.push(share);
    add(direction, change, -share);
  }
  const last = memory.at(-1);
  if (last) {
    const scale = last.curvature / dot(last.change, last.change);
    for (let index = 0; index < direction.length; index += 1)
      direction[index] = (direction[index] ?? 0) * scale;
  }
  for (const { step, change, curvature } of memory)
    add(direction, step, (shares.pop() ?? 0) - dot(change, direction) / curvature);
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let index = 0; index < to.length; index += 1)
    to[index] = (to[index] ?? 0) + times * (what[index] ?? 0);
}

function difference(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((each, index) => each - (b[index] ?? 0));
}

function norm(values: Float64Array): number {
  return Math.sqrt(dot(values, values));
}

const mostMoves = 10;
const mostTries = 30;
