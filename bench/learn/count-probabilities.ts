import { type Chain, type Probabilities, type Step, scoreOfStep } from '../../src/core/docx/decide/chain.ts';

/** How many places count in all, where a label says no more than that. */
export interface RightCounts {
  /** Whether a state counts at a place: `counts[place * states + state]`, 0 or 1. */
  counts: Uint8Array;
  /** All numbers of counted places that are right. */
  right: readonly number[];
}

/**
 * The probabilities over the paths on which a right number of places counts; null if there is no such path. Each state
 * is divided by how many places counted before, so the time grows with the places and with how much their number is in
 * doubt.
 */
export function probabilitiesOfCount(chain: Chain, { counts, right }: RightCounts): Probabilities | null {
  const { places, states, steps } = chain;
  const rooms = readRooms(chain, counts, right);
  if (places === 0 || !rooms) return null;
  const lanes = Math.max(...rooms.map(({ low, high }) => high - low + 1));
  const walk: Walk = { chain, counts, rooms, lanes };
  const { ways, scales } = walkForward(walk);
  const size = states * lanes;
  let after = endsOf(walk, right);
  const share = ways.slice(-size).reduce((sum, way, index) => sum + way * (after[index] ?? 0), 0);
  if (share === 0) return null;
  after = after.map((each) => each / share);
  const found: Probabilities = {
    total: scales.reduce((sum, scale) => sum + scale, Math.log(share)),
    states: new Float64Array(places * states),
    steps: new Float64Array(places * steps.length),
  };
  for (let place = places - 1; place >= 0; place -= 1) {
    const here = place * size;
    for (let index = 0; index < size; index += 1) {
      const state = place * states + Math.floor(index / lanes);
      found.states[state] = (found.states[state] ?? 0) + (ways[here + index] ?? 0) * (after[index] ?? 0);
    }
    if (place === 0) break;
    const before = new Float64Array(size);
    visitSteps(walk, place, scales[place] ?? 0, (step, weight, from, to) => {
      const behind = weight * (after[to] ?? 0);
      before[from] = (before[from] ?? 0) + behind;
      const index = place * steps.length + step;
      found.steps[index] = (found.steps[index] ?? 0) + (ways[here - size + from] ?? 0) * behind;
    });
    after = before;
  }
  return found;
}

interface Walk {
  chain: Chain;
  counts: Uint8Array;
  rooms: readonly Room[];
  /** A state's values at a place: one for each number of places counted so far, from the lowest possible one on. */
  lanes: number;
}

/** How many places may have counted by the end of a place, if the number is to become a right one. */
interface Room {
  low: number;
  high: number;
}

function readRooms(
  { places, states, scores }: Chain,
  counts: Uint8Array,
  right: readonly number[],
): Room[] | null {
  const may = Array.from({ length: places }, (_, place) => {
    const possible = [...counts.subarray(place * states, (place + 1) * states)].filter(
      (_, state) => scores[place * states + state] !== Number.NEGATIVE_INFINITY,
    );
    return { low: Math.min(1, ...possible), high: Math.max(0, ...possible) };
  });
  const rooms: Room[] = [];
  let [low, high] = [0, 0];
  for (const each of may) {
    low += each.low;
    high += each.high;
    rooms.push({ low, high });
  }
  let [least, most] = [Math.min(...right), Math.max(...right)];
  for (let place = places - 1; place >= 0; place -= 1) {
    const room = rooms[place];
    const each = may[place];
    if (!room || !each) return null;
    room.low = Math.max(room.low, least);
    room.high = Math.min(room.high, most);
    if (room.low > room.high) return null;
    least -= each.high;
    most -= each.low;
  }
  return rooms;
}

/** For each place the sums over all paths to it, kept near 1, and the logarithms of what they were divided by. */
function walkForward(walk: Walk): { ways: Float64Array; scales: Float64Array } {
  const { chain, counts, rooms, lanes } = walk;
  const { places, states, first, scores } = chain;
  const size = states * lanes;
  const ways = new Float64Array(places * size);
  const scales = new Float64Array(places);
  const start = Array.from(
    { length: states },
    (_, state) => (first[state] ?? never) + (scores[state] ?? never),
  );
  scales[0] = Math.max(...start);
  for (const [state, score] of start.entries()) {
    const lane = (counts[state] ?? 0) - (rooms[0]?.low ?? 0);
    if (lane >= 0 && lane < lanes)
      ways[state * lanes + lane] = score === never ? 0 : Math.exp(score - scales[0]);
  }
  for (let place = 1; place < places; place += 1) {
    const here = place * size;
    let sum = 0;
    const scale = highestStep(chain, place);
    visitSteps(walk, place, scale, (_, weight, from, to) => {
      const way = weight * (ways[here - size + from] ?? 0);
      ways[here + to] = (ways[here + to] ?? 0) + way;
      sum += way;
    });
    if (sum > 0)
      for (let index = here; index < here + size; index += 1) ways[index] = (ways[index] ?? 0) / sum;
    scales[place] = scale + Math.log(sum);
  }
  return { ways, scales };
}

/** Calls with each step to a place, its weight divided by the scale, and the values it leads from and to. */
function visitSteps(
  { chain, counts, rooms, lanes }: Walk,
  place: number,
  scale: number,
  visit: (step: number, weight: number, from: number, to: number) => void,
): void {
  const before = rooms[place - 1] ?? noRoom;
  const now = rooms[place] ?? noRoom;
  for (const [index, step] of chain.steps.entries()) {
    const score = scoreAt(chain, step, place);
    if (score === never) continue;
    const weight = Math.exp(score - scale);
    const counted = counts[place * chain.states + step.to] ?? 0;
    const lowest = Math.max(before.low, now.low - counted);
    const highest = Math.min(before.high, now.high - counted);
    for (let count = lowest; count <= highest; count += 1)
      visit(
        index,
        weight,
        step.from * lanes + count - before.low,
        step.to * lanes + count + counted - now.low,
      );
  }
}

function highestStep(chain: Chain, place: number): number {
  return chain.steps.reduce((highest, step) => Math.max(highest, scoreAt(chain, step, place)), never);
}

function scoreAt({ scores, states }: Chain, step: Step, place: number): number {
  return scoreOfStep(step, place) + (scores[place * states + step.to] ?? never);
}

/** 1 for each state and number at which a path may end. */
function endsOf({ chain: { states, last }, rooms, lanes }: Walk, right: readonly number[]): Float64Array {
  const { low } = rooms.at(-1) ?? noRoom;
  return Float64Array.from({ length: states * lanes }, (_, index) => {
    const mayEnd = last?.[Math.floor(index / lanes)] ?? true;
    return Number(mayEnd && right.includes(low + (index % lanes)));
  });
}

const noRoom: Room = { low: 0, high: -1 };
const never = Number.NEGATIVE_INFINITY;
