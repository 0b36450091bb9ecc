import { describe, expect, test } from 'vitest';
import { breakages } from '../../bench/simulate/breakages.ts';
import { simulate } from '../../bench/simulate/simulation.ts';

describe('a desk among faults', () => {
  test.each([1, 2, 3, 4, 5])('loses nothing and does nothing twice with seed %i', async (seed) => {
    expect((await simulate({ seed })).faults).toEqual([]);
  });

  test('meets with the same in the same order each time that a seed is tried', async () => {
    const [first, second, other] = [await storyOf(7), await storyOf(7), await storyOf(8)];
    expect(second === first).toBe(true);
    expect(other === first).toBe(false);
  });

  test('takes submissions, makes meetings and hears of the CRM, so that there is something to lose', async () => {
    const { counts } = await simulate({ seed: 9 });
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  });
});

describe('a desk that lacks a safety is found out', () => {
  test.each([
    ['blind to deals', /has \d deals|another deal/],
    ['no look for lost jobs', /processed for ever/],
    ['writes without conditions', /another deal|\d deals|after its end|not as it was answered/],
  ] as const)('%s', { timeout: 120_000 }, async (name, fault) => {
    const found = await firstFault(breakages[name], fault);
    expect(found).toMatch(fault);
  });
});

async function storyOf(seed: number): Promise<string> {
  const lines: string[] = [];
  const { digest } = await simulate({ seed, tell: (_, line) => lines.push(line) });
  return [...lines, digest].join('\n');
}

/** What a simulation of the broken desk finds within a hundred seeds. */
async function firstFault(
  breakage: (typeof breakages)[keyof typeof breakages],
  like: RegExp,
): Promise<string> {
  for (let seed = 1; seed <= 100; seed += 1) {
    const { faults } = await simulate({ seed, breakage });
    const found = faults.find((fault) => like.test(fault));
    if (found !== undefined) return found;
  }
  return 'nothing';
}
