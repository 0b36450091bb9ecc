import { createHash } from 'node:crypto';

/**
 * Writes each UTF-16 unit that `others` matches as the sign and four hex digits. Units rather than characters,
 * because UTF-8 would turn all lone surrogates into the same one, and two keys would share a name. `others` must
 * match the sign itself.
 *
 * @example
 * escapeUnits('a:*', /[^a-z]/g, '%'); // 'a%003a%002a'
 */
export function escapeUnits(text: string, others: RegExp, sign: string): string {
  return text.replace(others, (found) =>
    Array.from({ length: found.length }, (_, index) => sign + hexOf(found.charCodeAt(index))).join(''),
  );
}

/**
 * Undoes {@link escapeUnits}. Text that it did not produce is left or misread: escape the result again to find out.
 */
export function unescapeUnits(text: string, sign: string): string {
  return text.replace(new RegExp(`${sign}([0-9a-f]{4})`, 'g'), (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** Returns the replacement for a key that is too long for a name. */
export function digestOf(key: string): string {
  return createHash('sha256').update(key, 'utf16le').digest('hex');
}

function hexOf(unit: number): string {
  return unit.toString(16).padStart(4, '0');
}
