/**
 * One sign that speaks for or against a decision. Its weight is learnt from labelled documents. To add a sign, add a
 * row to its table and learn the weights again.
 */
export interface Signal<Candidate, Context> {
  /** Identifies its weight; must not change once the weight is learnt. */
  id: string;
  /** Why it matters, in words for an editor, as part of a sentence: "its words name an introduction". */
  says: string;
  /** The ids of those signals of its table whose words its own include, so that they need not be said again. */
  includes?: readonly string[];
  /** From -1 to 1; 0 if it says nothing. */
  of(candidate: Candidate, context: Context): number;
}

/** The weights of a table's signals, by signal id. A missing weight counts as 0. */
export type Weights = Readonly<Record<string, number>>;

/** A table together with its weights. */
export interface WeighedTable<Candidate, Context> {
  signals: readonly Signal<Candidate, Context>[];
  weights: Float64Array;
  /** The score of a candidate for which no signal speaks. */
  bias: number;
}

/** Combines a table with its weights. */
export function weigh<Candidate, Context>(
  signals: readonly Signal<Candidate, Context>[],
  weights: Weights,
): WeighedTable<Candidate, Context> {
  return {
    signals,
    weights: Float64Array.from(signals, ({ id }) => weights[id] ?? 0),
    bias: weights[biasId] ?? 0,
  };
}

/** The id under which a table's bias is stored. */
export const biasId = 'bias';

/** The sum of all signals of a table for a candidate: positive speaks for it, negative against. */
export function scoreOf<Candidate, Context>(
  { signals, weights, bias }: WeighedTable<Candidate, Context>,
  candidate: Candidate,
  context: Context,
): number {
  let score = bias;
  for (let index = 0; index < signals.length; index += 1) {
    const weight = weights[index];
    if (weight) score += weight * (signals[index]?.of(candidate, context) ?? 0);
  }
  return score;
}

/** A signal that spoke, and how strongly: its weight times its value. */
export interface Reason {
  id: string;
  says: string;
  includes?: readonly string[] | undefined;
  weight: number;
}

/** Returns the reasons for and against a candidate, the strongest first. */
export function reasonsOf<Candidate, Context>(
  { signals, weights }: WeighedTable<Candidate, Context>,
  candidate: Candidate,
  context: Context,
): Reason[] {
  const reasons: Reason[] = [];
  for (const [index, { id, says, includes, of }] of signals.entries()) {
    const weight = (weights[index] ?? 0) * of(candidate, context);
    if (Math.abs(weight) >= weakest) reasons.push({ id, says, includes, weight });
  }
  return reasons.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

/** Anything that shifts the odds by less is not worth mentioning. */
const weakest = 0.2;

/** The value of a signal that either speaks or is silent. */
export function yes(value: unknown): number {
  return value ? 1 : 0;
}

/** Returns 0 up to `from`, 1 from `to` on, and rises linearly in between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
