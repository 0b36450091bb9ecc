import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomIds } from '../../../../src/core/ports/system.ts';
import { newRoomCode, normaliseRoomCode } from '../../../../src/core/services/meetings/room-code.ts';
import { countedIds } from '../support/counted-ids.ts';

describe('a new room code', () => {
  test('has the shape of kfm-4tqx-9dw', () => {
    for (let count = 0; count < 500; count++) {
      expect(newRoomCode(randomIds)).toMatch(/^[a-z2-9]{3}-[a-z2-9]{4}-[a-z2-9]{3}$/);
    }
  });

  test('uses 31 letters and digits, none of which looks like another', () => {
    const codes = Array.from({ length: 500 }, () => newRoomCode(randomIds)).join('');
    const used = [...new Set(codes.replaceAll('-', ''))].sort().join('');
    expect(used).toBe('23456789abcdefghjkmnpqrstuvwxyz');
  });

  test('gives each letter the same chance, whatever the bytes', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte);
    const counts = new Map<string, number>();
    for (const byte of bytes) {
      const random = (count: number) =>
        Uint8Array.from({ length: count }, (_, index) => (index === 0 ? byte : 0));
      // A byte that is left out gives its place to the next one, which is a zero.
      const [letter = ''] = newRoomCode({ ...countedIds(), random });
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.get('a')).toBe(8 + 8);
    counts.delete('a');
    expect(new Set(counts.values())).toEqual(new Set([8]));
    expect(counts.size).toBe(30);
  });
});

describe('a room code that somebody types', () => {
  test.each(['kfm-4tqx-9dw', 'KFM-4TQX-9DW', 'Kfm-4tqX-9dw', ' kfm-4tqx-9dw\n'])('can be %j', (text) => {
    expect(normaliseRoomCode(text)).toBe('kfm-4tqx-9dw');
  });

  test.each([
    '',
    'kfm4tqx9dw',
    'kfm-4tqx-9d',
    'kfm-4tqx-9dww',
    'kfm-4tqx-9dw-abc',
    'kfm 4tqx 9dw',
    'kfl-4tqx-9dw',
    'kfi-4tqx-9dw',
    'kfo-4tqx-9dw',
    'kf0-4tqx-9dw',
    'kf1-4tqx-9dw',
    '../kfm-4tqx-9dw',
    'kfm-4tqx-9dw\u0000',
    'ｋfm-4tqx-9dw',
  ])('cannot be %j', (text) => {
    expect(normaliseRoomCode(text)).toBeNull();
  });

  test('is known in any letter case where it was made here', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(255)), fc.boolean(), (bytes, upper) => {
        const random = (count: number) => Uint8Array.from([...bytes.take(count)]);
        const code = newRoomCode({ ...countedIds(), random });
        expect(normaliseRoomCode(upper ? code.toUpperCase() : code)).toBe(code);
      }),
    );
  });
});
