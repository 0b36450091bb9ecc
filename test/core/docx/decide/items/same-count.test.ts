import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestWay, type Chain } from '../../../../../src/core/docx/decide/chain.ts';
import { shareOfSameCount } from '../../../../../src/core/docx/decide/items/count-certainty.ts';
import { passableChain, waysThrough } from '../any-chain.ts';

/** The share of the same count by looking at each way through a small chain. */
function shareByHand(chain: Chain, counts: Uint8Array): number {
  const countOf = (way: Iterable<number>) =>
    [...way].reduce((sum, state, place) => sum + (counts[place * chain.states + state] ?? 0), 0);
  const wanted = countOf(bestWay(chain));
  let same = 0;
  let all = 0;
  for (const { states, score } of waysThrough(chain)) {
    all += Math.exp(score);
    if (countOf(states) === wanted) same += Math.exp(score);
  }
  return same / all;
}

test('the share of paths with the same count is the one computed from all paths', () => {
  fc.assert(
    fc.property(passableChain, fc.infiniteStream(fc.boolean()), (chain, stream) => {
      const counts = Uint8Array.from({ length: chain.places * chain.states }, () =>
        Number(stream.next().value),
      );
      expect(shareOfSameCount(chain, bestWay(chain), counts)).toBeCloseTo(shareByHand(chain, counts), 6);
    }),
  );
});
