import type { EqualPassages } from './equal-passages.ts';
import type { Fingerprint } from './fingerprint.ts';

/** For each part of the later document, the corresponding part of the earlier one; -1 if it is new. */
export function pairedParts(before: Fingerprint, after: Fingerprint, { earlier }: EqualPassages): number[] {
  const partner: number[] = after.parts.map(() => -1);
  const taken = new Set<number>();
  const pair = (part: number, former: number) => {
    if (partner[part] !== -1 || taken.has(former)) return;
    if (after.parts[part]?.zone !== before.parts[former]?.zone) return;
    partner[part] = former;
    taken.add(former);
  };
  for (const [part, { zone }] of after.parts.entries()) {
    if (zone !== 'text')
      pair(
        part,
        before.parts.findIndex((each) => each.zone === zone),
      );
  }
  for (const { part, former } of bySharedWords(before, after, earlier)) pair(part, former);
  for (const [part, { title }] of after.parts.entries()) {
    const former = before.parts.findIndex((each, index) => each.title === title && !taken.has(index));
    if (former >= 0) pair(part, former);
  }
  return partner;
}

/** Pairs of parts that share passages, those with the most shared words first. */
function bySharedWords(before: Fingerprint, after: Fingerprint, earlier: Int32Array) {
  const shared = new Map<number, number>();
  for (const [passage, found] of earlier.entries()) {
    if (found === -1) continue;
    const key = (after.partOf[passage] ?? 0) * 2 ** 16 + (before.partOf[found] ?? 0);
    shared.set(key, (shared.get(key) ?? 0) + (after.words[passage] ?? 0));
  }
  return [...shared]
    .map(([key, words]) => ({ part: Math.floor(key / 2 ** 16), former: key % 2 ** 16, words }))
    .sort((one, other) => other.words - one.words || one.part + one.former - (other.part + other.former));
}

/**
 * Returns the chapters that have changed their order: all except those in the order that keeps the most words in
 * place. Pure; quadratic in the number of parts, which is small.
 */
export function movedParts(partner: readonly number[], after: Fingerprint): Set<number> {
  const words = wordsOfParts(after);
  const kept = after.parts.flatMap(({ zone }, part) =>
    zone === 'text' && partner[part] !== -1 ? [{ part, former: partner[part] ?? 0 }] : [],
  );
  const best: { sum: number; last: number }[] = [];
  for (const [index, { part, former }] of kept.entries()) {
    let last = -1;
    for (let each = 0; each < index; each += 1) {
      const isBefore = (kept[each]?.former ?? 0) < former;
      if (isBefore && (best[each]?.sum ?? 0) > (best[last]?.sum ?? 0)) last = each;
    }
    best.push({ sum: (best[last]?.sum ?? 0) + (words[part] ?? 0) + 1, last });
  }
  const moved = new Set(kept.map(({ part }) => part));
  let end = best.reduce((most, { sum }, index) => (sum > (best[most]?.sum ?? 0) ? index : most), -1);
  while (end >= 0) {
    moved.delete(kept[end]?.part ?? -1);
    end = best[end]?.last ?? -1;
  }
  return moved;
}

/** The number of words of each part. */
export function wordsOfParts({ parts, partOf, words }: Fingerprint): number[] {
  const sums = parts.map(() => 0);
  for (const [passage, part] of partOf.entries()) sums[part] = (sums[part] ?? 0) + (words[passage] ?? 0);
  return sums;
}
