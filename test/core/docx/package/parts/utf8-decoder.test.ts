import { TextDecoder } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createUtf8Decoder, type Decoder } from '../../../../../src/core/docx/package/parts/decode-xml.ts';

/** The text of pieces that are cut at these places; null where it is refused. */
function decode(decoder: Decoder, bytes: Uint8Array, places: readonly number[]): string | null {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  try {
    const texts = at
      .slice(1)
      .map((end, index) => decoder.decode(bytes.subarray(at[index], end), { stream: true }));
    return texts.join('') + decoder.decode(new Uint8Array(0), { stream: false });
  } catch {
    return null;
  }
}

const strict = () => new TextDecoder('utf-8', { fatal: true });
const cuts = fc.array(fc.nat(), { maxLength: 6 });
const text = fc.string({ unit: fc.constantFrom('a', 'é', '北', '😀', '\ufeff') });

describe('the UTF-8 of a part', () => {
  test('is decoded in any pieces', () => {
    fc.assert(
      fc.property(text, cuts, (characters, places) => {
        const bytes = Buffer.from(characters);
        expect(decode(createUtf8Decoder(), bytes, places)).toBe(decode(strict(), bytes, []));
      }),
    );
  });

  test('is refused whenever the standard decoder refuses it', () => {
    const bytes = fc.array(
      fc.constantFrom(0x41, 0x80, 0xbf, 0xc0, 0xc3, 0xe2, 0x82, 0xed, 0xa0, 0xf0, 0x9f, 0xf5),
    );
    fc.assert(
      fc.property(bytes, cuts, (list, places) => {
        const packed = Uint8Array.from(list);
        expect(decode(createUtf8Decoder(), packed, places)).toBe(decode(strict(), packed, []));
      }),
      { numRuns: 1000 },
    );
  });

  test('is refused if it ends in the middle of a character', () => {
    expect(decode(createUtf8Decoder(), Buffer.from('😀').subarray(0, 3), [])).toBeNull();
  });
});
