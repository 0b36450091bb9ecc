import { describe, expect, test } from 'vitest';
import { haveSameCaption, pairItems, type Spot } from '../../bench/accuracy/faults/pair-items.ts';

const reach = 60;

/** Pairs as `labelled word = found word`, then the words of what is left over. */
function paired(labelled: readonly Spot[], found: readonly Spot[]) {
  const { pairs, missed, added } = pairItems(labelled, found, reach);
  return {
    pairs: pairs.map((pair) => `${pair.labelled.word} = ${pair.found.word}`),
    missed: missed.map(({ word }) => word),
    added: added.map(({ word }) => word),
  };
}

describe('an item that is labelled and one that was found', () => {
  test('are the same where their captions are, however long the table between them is', () => {
    const caption = 'Table 3. Yields of the pans by year and month';
    expect(paired([{ word: 900, caption }], [{ word: 1400, caption }]).pairs).toEqual(['900 = 1400']);
  });

  test('are the same where they stand near each other and one has no caption', () => {
    const found = [{ word: 940, caption: null }];
    expect(paired([{ word: 900, caption: 'Table 3' }], found).pairs).toEqual(['900 = 940']);
  });

  test('are two where they stand apart', () => {
    const [labelled, found] = [
      { word: 900, caption: '' },
      { word: 961, caption: null },
    ];
    expect(paired([labelled], [found])).toEqual({ pairs: [], missed: [900], added: [961] });
  });

  test('are paired nearest first', () => {
    const labelled = [100, 130].map((word) => ({ word, caption: '' }));
    const found = [{ word: 128, caption: null }];
    expect(paired(labelled, found)).toEqual({ pairs: ['130 = 128'], missed: [100], added: [] });
  });

  test('are paired by captions before places', () => {
    const labelled = [
      { word: 100, caption: '' },
      { word: 300, caption: 'Figure 2: A pan from above' },
    ];
    const found = [{ word: 100, caption: 'Figure 2: A pan from above' }];
    expect(paired(labelled, found)).toEqual({ pairs: ['300 = 100'], missed: [100], added: [] });
  });

  test('are paired one to one where several stand at one place', () => {
    const at = (count: number) => Array.from({ length: count }, () => ({ word: 50, caption: null }));
    expect(paired(at(3), at(2))).toEqual({ pairs: ['50 = 50', '50 = 50'], missed: [50], added: [] });
  });
});

describe('two captions are the same', () => {
  test.each([
    ['whatever parts their words', 'Table 3 — Yields of the pans', 'TABLE 3: Yields of the pans'],
    [
      'where a label kept the first characters',
      'Figure 1. The saltworks seen from the so',
      'Figure 1. The saltworks seen from the south',
    ],
    ['where one has no number', 'Yields of all the pans', 'Table 3: Yields of all the pans'],
  ])('%s', (_when, one, other) => {
    expect(haveSameCaption(one, other)).toBe(true);
  });

  test.each([
    ['where a short one starts another', 'Table 1', 'Table 12'],
    ['where there is none', '', ''],
  ])('not %s', (_when, one, other) => {
    expect(haveSameCaption(one, other)).toBe(false);
  });
});
