/**
 * One sign that speaks for or against a decision. What weight it has is learnt from documents with labels; a
 * sign is added by adding a row to its table and learning anew.
 */
export interface Signal<Candidate, Context> {
  /** Names its weight; never changes once it is learnt. */
  id: string;
  /** What it tells an editor where it speaks, as part of a sentence: "its words name an introduction". */
  says: string;
  /** From -1 to 1; 0 where it says nothing. */
  of(candidate: Candidate, context: Context): number;
}

/** The weights of a table's signals, by their ids. What is absent weighs nothing. */
export type Weights = Readonly<Record<string, number>>;

/** A table with its weights, as it is used. */
export interface WeighedTable<Candidate, Context> {
  signals: readonly Signal<Candidate, Context>[];
  weights: Float64Array;
  /** What speaks for the decision where no signal does. */
  bias: number;
}

/** Brings a table and its weights together. */
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

/** The id under which a table's bias is kept. */
export const biasId = 'bias';

/** What all signals of a table together say of a candidate: positive for, negative against. */
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

/** A signal that spoke, and how much: its weight times its value. */
export interface Reason {
  id: string;
  says: string;
  weight: number;
}

/** What speaks for a candidate and what against it, the strongest first. */
export function reasonsOf<Candidate, Context>(
  { signals, weights }: WeighedTable<Candidate, Context>,
  candidate: Candidate,
  context: Context,
): Reason[] {
  const reasons = signals.map(({ id, says, of }, index) => ({
    id,
    says,
    weight: (weights[index] ?? 0) * of(candidate, context),
  }));
  return reasons
    .filter(({ weight }) => Math.abs(weight) >= weakest)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

/** What shifts the odds by less is not worth a word. */
const weakest = 0.2;

/** A signal that speaks or is silent. */
export function yes(value: unknown): number {
  return value ? 1 : 0;
}

/** 0 up to one value, 1 from another on, and evenly in between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
