import { createHash } from 'node:crypto';

/**
 * A text in which each UTF-16 unit that `others` finds is written as the sign and four hex digits. Units and not characters,
 * as UTF-8 would make one of all lone surrogates, and two keys would share a name. `others` has to find the sign itself.
 *
 * @example
 * escapeUnits('a:*', /[^a-z]/g, '%'); // 'a%003a%002a'
 */
export function escapeUnits(text: string, others: RegExp, sign: string): string {
  return text.replace(others, (found) =>
    Array.from({ length: found.length }, (_, index) => sign + hexOf(found.charCodeAt(index))).join(''),
  );
}

/** Undoes {@link escapeUnits}. What it never wrote it leaves or takes for something else: escape again to find out. */
export function unescapeUnits(text: string, sign: string): string {
  return text.replace(new RegExp(`${sign}([0-9a-f]{4})`, 'g'), (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** Stands for a key that is too long for a name. */
export function digestOf(key: string): string {
  return createHash('sha256').update(key, 'utf16le').digest('hex');
}

function hexOf(unit: number): string {
  return unit.toString(16).padStart(4, '0');
}
