import type { Decision, DecisionWeights } from '../../src/core/docx/decide/decision.ts';
import type { RightCounts } from './count-probabilities.ts';

/** What fitting weights needs to know about a decision: everything except what its signals look at. */
export interface DecisionShape extends Pick<Decision<never, never>, 'name' | 'states' | 'steps'> {
  tables: Readonly<Record<string, readonly { id: string }[]>>;
}

/** One document as a decision sees it, with what its label allows. */
export interface Example {
  /** Examples of the same document, such as its copy without heading styles, stay together. */
  document: string;
  places: number;
  /** The values of each table's signals at each place. */
  tables: ReadonlyMap<string, TableValues>;
  /** Whether the label allows each state at each place: `allowed[place * states + state]`, 0 or 1. */
  allowed: Uint8Array;
  /** How many places count, if the label says no more about some of them. */
  count?: RightCounts;
  /** How much the example counts; 1 for a document. */
  weight: number;
}

/** The values of a table's signals, place by place, without those that are 0. */
export interface TableValues {
  /** Where the values of each place start, and after the last place where they end. */
  from: Uint32Array;
  signal: Uint16Array;
  value: Float32Array;
  /** How much the table counts at each place; 0 if it is not asked there. */
  share: Float32Array;
}

/** Evaluates all signals of a decision at all places. */
export function createExample<Place, Context>(
  decision: Decision<Place, Context>,
  places: readonly Place[],
  context: Context,
  label: Pick<Example, 'document' | 'allowed' | 'weight'>,
): Example {
  const tables = new Map<string, TableValues>();
  for (const [name, signals] of Object.entries(decision.tables)) {
    const from = new Uint32Array(places.length + 1);
    const share = new Float32Array(places.length);
    const isOfState = decision.states.some(({ table }) => table === name);
    const found: number[] = [];
    const values: number[] = [];
    for (const [index, place] of places.entries()) {
      if (decision.asks?.(name, place, context) ?? true) {
        const counts = isOfState ? (decision.shareOf?.(place, context, name) ?? 1) : 1;
        share[index] = counts;
        for (const [position, { id, of }] of signals.entries()) {
          const value = of(place, context);
          if (!Number.isFinite(value)) throw new Error(`${decision.name}.${name}.${id} is ${value}`);
          if (value === 0) continue;
          found.push(position);
          values.push(value * counts);
        }
      }
      from[index + 1] = found.length;
    }
    tables.set(name, {
      from,
      signal: Uint16Array.from(found),
      value: Float32Array.from(values),
      share,
    });
  }
  return { ...label, places: places.length, tables };
}

/** The position of each weight in the vector of all weights: each table's bias first, then its signals. */
export function placesOfWeights(decision: DecisionShape): {
  size: number;
  offsets: ReadonlyMap<string, number>;
} {
  const offsets = new Map<string, number>();
  let size = 0;
  for (const [name, signals] of Object.entries(decision.tables)) {
    offsets.set(name, size);
    size += signals.length + 1;
  }
  return { size, offsets };
}

/** Fitted weights in the form in which they are stored: by table and signal id, to three digits. */
export function namedWeights(decision: DecisionShape, point: Float64Array): DecisionWeights {
  const { offsets } = placesOfWeights(decision);
  const round = (weight: number) => Math.round(weight * 1000) / 1000;
  return Object.fromEntries(
    Object.entries(decision.tables).map(([name, signals]) => {
      const offset = offsets.get(name) ?? 0;
      const weights = signals.map(({ id }, index) => [id, round(point[offset + 1 + index] ?? 0)]);
      return [name, Object.fromEntries([['bias', round(point[offset] ?? 0)], ...weights])];
    }),
  );
}
