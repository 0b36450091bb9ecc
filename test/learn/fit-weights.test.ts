import { describe, expect, test } from 'vitest';
import type { Example } from '../../bench/learn/example.ts';
import { namedWeights } from '../../bench/learn/example.ts';
import { fitWeights } from '../../bench/learn/fit-weights.ts';
import { bestWay } from '../../src/core/docx/decide/chain.ts';
import { layOut } from '../../src/core/docx/decide/decision.ts';
import { type Spot, toy, toyExample } from './toy.ts';

const cold: Spot = { warm: 0, bright: 0, gate: 0 };
const learnt = (examples: readonly Example[], restraint = 0.01) =>
  namedWeights(toy, fitWeights(toy, examples, { restraint }));

describe('the weights that labels teach', () => {
  /** Warm means outdoors; brightness means nothing. */
  const rows = ['iioo', 'ooii', 'ioio', 'iiii', 'oooo'];
  const spotsOf = (label: string) =>
    [...label].map((letter, index) => ({ ...cold, warm: letter === 'o' ? 1 : 0, bright: index % 2 }));
  const weights = learnt(rows.map((label) => toyExample(spotsOf(label), label)));

  test.each([...rows, 'oioioo', 'i'])('decide %j as it is labelled', (label) => {
    const way = bestWay(layOut<Spot, null>(toy, weights, spotsOf(label), null));
    expect([...way].map((state) => 'io'[state]).join('')).toBe(label);
  });

  test('lean on the signal that tells, and not on the one that does not', () => {
    const { warm = 0, bright = 0 } = weights.outdoors ?? {};
    expect(warm).toBeGreaterThan(4);
    expect(Math.abs(bright)).toBeLessThan(warm / 4);
  });

  test('are small where leaning on a signal costs much', () => {
    const examples = rows.map((label) => toyExample(spotsOf(label), label));
    const [free, dear] = [learnt(examples, 0.01), learnt(examples, 10)];
    expect(dear.outdoors?.warm).toBeGreaterThan(0);
    expect(dear.outdoors?.warm).toBeLessThan((free.outdoors?.warm ?? 0) / 4);
  });

  test('are the same each time', () => {
    const examples = rows.map((label) => toyExample(spotsOf(label), label));
    expect(learnt(examples)).toEqual(learnt(examples));
  });

  test('are none without examples', () => {
    expect(learnt([])).toEqual({ outdoors: { bias: 0, warm: 0, bright: 0 }, leaving: { bias: 0, gate: 0 } });
  });

  test('are none from places that no label tells', () => {
    const { outdoors } = learnt([toyExample(spotsOf('iioo'), '????')]);
    expect(outdoors).toEqual({ bias: 0, warm: 0, bright: 0 });
  });

  test('come from how many places are outdoors if the label does not say which', () => {
    const counts = Uint8Array.from([0, 1, 0, 1, 0, 1, 0, 1]);
    const numbered = rows.map((label) => ({
      ...toyExample(spotsOf(label), '????'),
      count: { counts, right: [label.replaceAll('i', '').length] },
    }));
    const ambiguous = toyExample([cold, { ...cold, warm: 1, bright: 1 }], 'io');
    const { warm = 0, bright = 0 } = learnt([ambiguous, ...numbered]).outdoors ?? {};
    expect(warm).toBeGreaterThan(4);
    expect(Math.abs(bright)).toBeLessThan(warm / 4);
  });

  test('follow the example that counts for more where two contradict each other', () => {
    const spots = [cold, { ...cold, warm: 1 }];
    const taught = (outdoors: number, indoors: number) =>
      learnt([toyExample(spots, 'io', 'a', outdoors), toyExample(spots, 'ii', 'b', indoors)]).outdoors
        ?.warm ?? 0;
    expect(taught(1, 0.3)).toBeGreaterThan(taught(0.3, 1));
  });

  test('are no surer of what many places say that share one voice', () => {
    const warm = { ...cold, warm: 1 };
    const row = (share: number) =>
      toyExample([cold, ...Array<Spot>(20).fill({ ...warm, share })], `i${'o'.repeat(20)}`);
    const score = (share: number) => {
      const { outdoors: { warm: weight = 0 } = {} } = learnt([row(share)], 0.1);
      return share * weight;
    };
    expect(score(0.05)).toBeLessThan(score(1));
  });
});

describe('a label that cannot be', () => {
  test('is an error with the name of the document', () => {
    const spots = [cold, { ...cold, walled: true }];
    expect(() => learnt([toyExample(spots, 'io', 'walled.docx')])).toThrow(
      'toy: the label of walled.docx cannot be',
    );
  });

  test('is one that allows nothing at a place', () => {
    const example = { ...toyExample([cold], 'i'), allowed: Uint8Array.from([0, 0]) };
    expect(() => learnt([example])).toThrow('cannot be');
  });
});
