import type { DocumentChanges, PartChange, WordChanges } from './document-changes.ts';
import type { Fingerprint } from './fingerprint.ts';
import { type EqualPassages, equalPassages, keptWords } from './unchanged-text.ts';

/**
 * Compares a later version of a document with an earlier one.
 *
 * If a paragraph or note has an equal anywhere in the earlier document, its words are unchanged; case and punctuation
 * matter, white space does not. In any other paragraph, a word is new unless it is in a three-word phrase that the
 * earlier version has too ({@link keptWords}); if more than half of the words are new, all of them are. Comparing the
 * other way round gives the same result with added and removed words exchanged. Equations, pictures and formatting
 * are not compared.
 *
 * Pure. Time and memory are linear in both documents, whatever they contain.
 *
 * @example
 * compareFingerprints(first, second).words.text; // { before: 48_210, after: 48_950, added: 1_204, removed: 464 }
 */
export function compareFingerprints(before: Fingerprint, after: Fingerprint): DocumentChanges {
  if (before.seed !== after.seed) throw new TypeError('Fingerprints of different seeds cannot be compared.');
  const equal = equalPassages(before, after);
  const isInAfter = (passage: number) => equal.later[passage] !== -1;
  const isInBefore = (passage: number) => equal.earlier[passage] !== -1;
  const added = changedByPart(after, isInBefore, keptWords(after, isInBefore, before, isInAfter));
  const removed = changedByPart(before, isInAfter, keptWords(before, isInAfter, after, isInBefore));
  const partner = pairedParts(before, after, equal);
  const moved = movedParts(partner, after);
  const [sizes, formerSizes] = [wordsOfParts(after), wordsOfParts(before)];
  const parts = after.parts.map(({ zone, title }, part): PartChange => {
    const former = partner[part] ?? -1;
    const words = {
      before: formerSizes[former] ?? 0,
      after: sizes[part] ?? 0,
      added: added[part] ?? 0,
      removed: removed[former] ?? 0,
    };
    return { zone, title, state: former === -1 ? 'added' : stateOf(words, moved.has(part)), ...words };
  });
  const gone = before.parts.flatMap(({ zone, title }, former): PartChange[] => {
    if (partner.includes(former)) return [];
    const words = { before: formerSizes[former] ?? 0, after: 0, added: 0, removed: removed[former] ?? 0 };
    return [{ zone, title, state: 'removed', ...words }];
  });
  const all = [...parts, ...gone].filter((part) => part.before > 0 || part.after > 0);
  const sumOf = (zone: PartChange['zone']) => total(all.filter((part) => part.zone === zone));
  const words = { front: sumOf('front'), text: sumOf('text'), references: sumOf('references') };
  const isWhole = before.wordDigests !== null && after.wordDigests !== null;
  return { words, parts: all, ...(isWhole ? {} : { isByPassage: true }) };
}

function stateOf({ added, removed }: WordChanges, isMoved: boolean): PartChange['state'] {
  if (added > 0 || removed > 0) return 'changed';
  return isMoved ? 'moved' : 'unchanged';
}

/** For each part, the words of its changed passages that were not kept. */
function changedByPart(
  { parts, partOf, words }: Fingerprint,
  isPaired: (passage: number) => boolean,
  kept: Uint32Array,
): number[] {
  const sums = parts.map(() => 0);
  for (const [passage, part] of partOf.entries()) {
    if (!isPaired(passage)) sums[part] = (sums[part] ?? 0) + (words[passage] ?? 0) - (kept[passage] ?? 0);
  }
  return sums;
}

function total(parts: readonly WordChanges[]): WordChanges {
  const sum = { before: 0, after: 0, added: 0, removed: 0 };
  for (const part of parts) {
    for (const key of ['before', 'after', 'added', 'removed'] as const) sum[key] += part[key];
  }
  return sum;
}

/** For each part of the later document, the corresponding part of the earlier one; -1 if it is new. */
function pairedParts(before: Fingerprint, after: Fingerprint, { earlier }: EqualPassages): number[] {
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
function movedParts(partner: readonly number[], after: Fingerprint): Set<number> {
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
function wordsOfParts({ parts, partOf, words }: Fingerprint): number[] {
  const sums = parts.map(() => 0);
  for (const [passage, part] of partOf.entries()) sums[part] = (sums[part] ?? 0) + (words[passage] ?? 0);
  return sums;
}
