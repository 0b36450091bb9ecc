import type { Ids } from '../../ports.ts';

/** Letters and digits that cannot be mistaken for one another: no i, l, o, 0, 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a new room code such as `kfm-4tqx-9dw`, one of 31 to the power of 10. */
export function newRoomCode(ids: Ids): string {
  const letters: string[] = [];
  while (letters.length < 10) {
    for (const byte of ids.random(16)) {
      // Bytes past the last whole multiple of the alphabet would make its first letters more likely.
      if (byte < 248 && letters.length < 10) letters.push(alphabet.charAt(byte % alphabet.length));
    }
  }
  const code = letters.join('');
  return `${code.slice(0, 3)}-${code.slice(3, 7)}-${code.slice(7)}`;
}

/** Returns the code as it is stored, whatever its letter case; null if it cannot be one. */
export function normaliseRoomCode(text: string): string | null {
  const code = text.trim().toLowerCase();
  return /^[a-hjkmnp-z2-9]{3}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{3}$/.test(code) ? code : null;
}
