import { digestOf } from '../text/word-digests.ts';
import type { Fingerprint } from './fingerprint.ts';

/** For each passage, the equal passage of the other document; -1 if it has none. */
export interface EqualPassages {
  /** By passages of the earlier document. */
  later: Int32Array;
  /** By passages of the later document. */
  earlier: Int32Array;
}

/**
 * Pairs passages with the same text, each with one other. Passages that also have the same neighbours are paired
 * first, so that a text that occurs in many places ("Source: own survey") is paired with the one in its own place.
 * Among several equal passages, the first is paired with the first. Pure; time and memory are linear in passages,
 * even if all are equal.
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

/** A key for each passage together with the one before and the one after it. */
function inContext({ digests, seed }: Fingerprint): Float64Array {
  return digests.map((digest, passage) =>
    digestOf([digests[passage - 1] ?? 0, digest, digests[passage + 1] ?? 0], seed),
  );
}

/** The unpaired passages of each key, in order, as linked lists in one array. */
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
