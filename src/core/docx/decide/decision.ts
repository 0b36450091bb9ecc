import type { Chain } from './chain.ts';
import { type Signal, scoreOf, type WeighedTable, type Weights, weigh } from './signal.ts';

/**
 * A decision about a sequence of places, taken for all of them together: the states a place can be in, the steps
 * between states, and the tables of signals that speak for or against each.
 */
export interface Decision<Place, Context> {
  /** The name under which its weights are stored. */
  name: string;
  tables: Readonly<Record<string, readonly Signal<Place, Context>[]>>;
  states: readonly State[];
  steps: readonly DecisionStep[];
  /**
   * Whether a table applies at a place. If it does not, its state or step is impossible there. If absent, every table
   * applies everywhere.
   */
  asks?(table: string, place: Place, context: Context): boolean;
  /**
   * How much of the score for a state counts at a place, from 0 to 1, so that many places that say the same thing do
   * not outvote all others. 1 if absent.
   */
  shareOf?(place: Place, context: Context, table: string): number;
}

export interface State {
  name: string;
  /** The table that scores it; null for the state that all others are measured against. */
  table: string | null;
  /** Whether the sequence may start in it, and the table that scores that. */
  mayBeFirst: boolean;
  firstTable?: string;
  mayBeLast: boolean;
}

export interface DecisionStep {
  from: string;
  to: string;
  /** The table that scores it; null if the step costs nothing. */
  table: string | null;
}

/** The weights of all tables of a decision, by table name. */
export type DecisionWeights = Readonly<Record<string, Weights>>;

/** The score of each table at each place; `-Infinity` where the table does not apply. */
export type TableScores = ReadonlyMap<string, Float64Array>;

/** Scores all tables at all places and builds the chain whose paths are then compared. */
export function layOut<Place, Context>(
  decision: Decision<Place, Context>,
  weights: DecisionWeights,
  places: readonly Place[],
  context: Context,
): Chain {
  const scores = new Map<string, Float64Array>();
  for (const [name, signals] of Object.entries(decision.tables)) {
    const table = weigh(signals, weights[name] ?? {});
    scores.set(name, scoresOf(decision, name, table, places, context));
  }
  return chainOf(decision, scores, places.length);
}

function scoresOf<Place, Context>(
  decision: Decision<Place, Context>,
  name: string,
  table: WeighedTable<Place, Context>,
  places: readonly Place[],
  context: Context,
): Float64Array {
  const isOfState = decision.states.some((state) => state.table === name);
  return Float64Array.from(places, (place) => {
    if (!(decision.asks?.(name, place, context) ?? true)) return Number.NEGATIVE_INFINITY;
    const share = isOfState ? (decision.shareOf?.(place, context, name) ?? 1) : 1;
    return share * scoreOf(table, place, context);
  });
}

/** Builds the chain of a decision from the scores of its tables. */
export function chainOf(
  { states, steps }: Pick<Decision<never, never>, 'states' | 'steps'>,
  scores: TableScores,
  places: number,
): Chain {
  const positions = new Map(states.map(({ name }, index) => [name, index]));
  const said = (table: string | null | undefined, place: number) =>
    table ? (scores.get(table)?.[place] ?? Number.NEGATIVE_INFINITY) : 0;
  const chain: Chain = {
    places,
    states: states.length,
    steps: steps.map(({ from, to, table }) => ({
      from: positions.get(from) ?? 0,
      to: positions.get(to) ?? 0,
      scores: table === null ? null : (scores.get(table) ?? []),
    })),
    first: states.map(({ mayBeFirst, firstTable }) =>
      mayBeFirst ? said(firstTable, 0) : Number.NEGATIVE_INFINITY,
    ),
    scores: new Float64Array(places * states.length),
    last: states.map(({ mayBeLast }) => mayBeLast),
  };
  for (let place = 0; place < places; place += 1)
    for (let state = 0; state < states.length; state += 1)
      chain.scores[place * states.length + state] = said(states[state]?.table, place);
  return chain;
}
