import { digestOf } from '../text/word-digests.ts';
import type { Fingerprint } from './fingerprint.ts';

/** For each passage the passage of the other document that says the same; -1 where there is none. */
export interface EqualPassages {
  /** By passages of the earlier document. */
  later: Int32Array;
  /** By passages of the later document. */
  earlier: Int32Array;
}

/**
 * Pairs passages of the same text, each with one. Those that also have the same neighbours come first, so that of texts
 * which stand in many places ("Source: own survey") each is paired with the one in its own place. Of several the first goes
 * with the first. Pure; time and memory are linear in passages, also where all are equal.
 */
export function equalPassages(before: Fingerprint, after: Fingerprint): EqualPassages {
  const later = new Int32Array(before.digests.length).fill(-1);
  const earlier = new Int32Array(after.digests.length).fill(-1);
  for (const keysOf of [inContext, ({ digests }: Fingerprint) => digests]) {
    const waiting = queuesOf(keysOf(before), later);
    const keys = keysOf(after);
    for (let passage = 0; passage < keys.length; passage += 1) {
      if (earlier[passage] !== -1) continue;
      const found = waiting.take(keys[passage] ?? 0);
      if (found === null) continue;
      earlier[passage] = found;
      later[found] = passage;
    }
  }
  return { later, earlier };
}

/** Of each passage with the one before and the one after it. */
function inContext({ digests, seed }: Fingerprint): Float64Array {
  return digests.map((digest, passage) =>
    digestOf([digests[passage - 1] ?? 0, digest, digests[passage + 1] ?? 0], seed),
  );
}

/** The passages of each key that have no partner yet, in order: chains through one array. */
function queuesOf(keys: Float64Array, partner: Int32Array) {
  const next = new Int32Array(keys.length).fill(-1);
  const first = new Map<number, number>();
  for (let passage = keys.length - 1; passage >= 0; passage -= 1) {
    if (partner[passage] !== -1) continue;
    const key = keys[passage] ?? 0;
    next[passage] = first.get(key) ?? -1;
    first.set(key, passage);
  }
  return {
    take(key: number): number | null {
      const found = first.get(key) ?? -1;
      if (found < 0) return null;
      first.set(key, next[found] ?? -1);
      return found;
    },
  };
}
