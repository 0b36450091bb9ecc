import type { DocumentChanges, PartChange, WordChanges } from './document-changes.ts';
import { equalPassages } from './equal-passages.ts';
import type { Fingerprint } from './fingerprint.ts';
import { keptWords } from './kept-words.ts';
import { movedParts, pairedParts, wordsOfParts } from './paired-parts.ts';

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
