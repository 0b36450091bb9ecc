import { type Chain, type Probabilities, probabilities } from '../../src/core/docx/decide/chain.ts';
import { chainOf } from '../../src/core/docx/decide/decision.ts';
import { probabilitiesOfCount } from './count-probabilities.ts';
import { type DecisionShape, type Example, placesOfWeights, type TableValues } from './example.ts';
import { minimise, type Objective } from './minimise.ts';

export interface FitOptions {
  /** The penalty for large weights: half of this times the square of each weight. */
  restraint: number;
  mostSteps?: number;
  start?: Float64Array;
}

/**
 * The weights that make the labels of all examples most probable: they maximise the conditional likelihood of a chain
 * whose states the labels determine in part, with a penalty on the square of each weight. Where a label gives only the
 * number of places that count, any of them could be meant, so the weights first learn from the other labels which are
 * likely.
 */
export function fitWeights(
  decision: DecisionShape,
  examples: readonly Example[],
  { restraint, mostSteps = 150, start }: FitOptions,
): Float64Array {
  const minimiseFrom = (from: Float64Array, some: readonly Example[]) =>
    minimise(objectiveOf(decision, some, restraint), from, { mostSteps, flatness: flatEnough });
  if (start) return minimiseFrom(start, examples);
  const { size } = placesOfWeights(decision);
  const first = minimiseFrom(
    new Float64Array(size),
    examples.map(({ count, ...example }) => example),
  );
  return examples.some(({ count }) => count) ? minimiseFrom(first, examples) : first;
}

/** The function to minimise: how improbable the weights make the labels, plus the penalty for large weights. */
export function objectiveOf(
  decision: DecisionShape,
  examples: readonly Example[],
  restraint: number,
): Objective {
  const { size, offsets } = placesOfWeights(decision);
  const biases = new Set(offsets.values());
  return (point, gradient) => {
    let value = 0;
    for (let index = 0; index < size; index += 1) {
      const weight = point[index] ?? 0;
      const own = biases.has(index) ? restraint * freedomOfBias : restraint;
      value += (own / 2) * weight * weight;
      gradient[index] = own * weight;
    }
    for (const example of examples) value += loss(decision, example, point, offsets, gradient);
    return value;
  };
}

/** Minus the logarithm of the probability of what the label allows; adds its slope to `gradient`. */
function loss(
  decision: DecisionShape,
  example: Example,
  point: Float64Array,
  offsets: ReadonlyMap<string, number>,
  gradient: Float64Array,
): number {
  const chain = chainAt(decision, example, point, offsets);
  const all = probabilities(chain);
  const right = rightOnes(chain, example);
  if (right.total === Number.NEGATIVE_INFINITY)
    throw new Error(`${decision.name}: the label of ${example.document} cannot be`);
  const surplus = new Map<string, Float64Array>();
  const surplusOf = (table: string) => {
    const known = surplus.get(table) ?? new Float64Array(example.places);
    surplus.set(table, known);
    return known;
  };
  for (const [index, { table, firstTable }] of decision.states.entries()) {
    if (firstTable) {
      const into = surplusOf(firstTable);
      into[0] = (into[0] ?? 0) + (all.states[index] ?? 0) - (right.states[index] ?? 0);
    }
    if (table) addSurplus(surplusOf(table), all.states, right.states, index, decision.states.length);
  }
  for (const [index, { table }] of decision.steps.entries())
    if (table) addSurplus(surplusOf(table), all.steps, right.steps, index, decision.steps.length);
  for (const [table, amounts] of surplus) {
    const values = example.tables.get(table);
    if (values) addSlope(values, amounts, offsets.get(table) ?? 0, example.weight, gradient);
  }
  return example.weight * (all.total - right.total);
}

function addSurplus(
  into: Float64Array,
  all: Float64Array,
  right: Float64Array,
  index: number,
  width: number,
): void {
  for (let place = 0; place < into.length; place += 1) {
    const position = place * width + index;
    into[place] = (into[place] ?? 0) + (all[position] ?? 0) - (right[position] ?? 0);
  }
}

function addSlope(
  values: TableValues,
  amounts: Float64Array,
  offset: number,
  weight: number,
  gradient: Float64Array,
): void {
  for (let place = 0; place < amounts.length; place += 1) {
    const amount = (amounts[place] ?? 0) * weight;
    if (Math.abs(amount) < 1e-12) continue;
    gradient[offset] = (gradient[offset] ?? 0) + amount * (values.share[place] ?? 0);
    const end = values.from[place + 1] ?? 0;
    for (let index = values.from[place] ?? 0; index < end; index += 1) {
      const position = offset + 1 + (values.signal[index] ?? 0);
      gradient[position] = (gradient[position] ?? 0) + amount * (values.value[index] ?? 0);
    }
  }
}

/** The chain of an example under the weights being tried. */
export function chainAt(
  decision: DecisionShape,
  example: Example,
  point: Float64Array,
  offsets: ReadonlyMap<string, number>,
): Chain {
  const scores = new Map<string, Float64Array>();
  for (const [name, values] of example.tables) {
    const offset = offsets.get(name) ?? 0;
    const said = new Float64Array(example.places);
    for (let place = 0; place < example.places; place += 1) {
      const share = values.share[place] ?? 0;
      let score = share > 0 ? share * (point[offset] ?? 0) : Number.NEGATIVE_INFINITY;
      const end = values.from[place + 1] ?? 0;
      for (let index = values.from[place] ?? 0; index < end; index += 1)
        score += (point[offset + 1 + (values.signal[index] ?? 0)] ?? 0) * (values.value[index] ?? 0);
      said[place] = score;
    }
    scores.set(name, said);
  }
  return chainOf(decision, scores, example.places);
}

/** The probabilities over the paths that the label allows. If none has a right number of places, it says no number. */
function rightOnes(chain: Chain, { allowed, count }: Example): Probabilities {
  const possible = within(chain, allowed);
  return (count && probabilitiesOfCount(possible, count)) ?? probabilities(possible);
}

/** The same chain without the states that the label rules out. */
function within(chain: Chain, allowed: Uint8Array): Chain {
  const scores = chain.scores.map((score, index) => (allowed[index] ? score : Number.NEGATIVE_INFINITY));
  return { ...chain, scores };
}

/** A flatter slope would no longer change any of the digits of a weight that we keep. */
const flatEnough = 0.05;

/** The penalty on a bias is small: unlike a signal, it cannot be trusted too much. */
const freedomOfBias = 0.05;
