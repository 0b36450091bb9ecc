import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsedJson, parseJson } from '../../../src/core/text/parsed-json.ts';

describe('JSON', () => {
  test('that contains half a character has a mark for it, because strict readers refuse such JSON', () => {
    expect(parseJson(String.raw`["Ada \ud800", "\uDC00 Ada", "\ude00\ud83d"]`)).toEqual([
      'Ada \ufffd',
      '\ufffd Ada',
      '\ufffd\ufffd',
    ]);
  });

  test('that contains half a character as a name has a mark there too', () => {
    expect(parseJson(String.raw`{ "a\ud800": 1 }`)).toEqual({ 'a\ufffd': 1 });
  });

  test('keeps characters that are written as two halves', () => {
    expect(parseJson(String.raw`"\uD83D\ude00"`)).toBe('😀');
  });

  test('keeps a backslash before what looks like half a character', () => {
    expect(parseJson(String.raw`"\\ud800"`)).toBe(String.raw`\ud800`);
  });

  test('means the same otherwise, whatever it contains', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is undefined for a text that is none', () => {
    expect(parsedJson('{')).toBeUndefined();
  });
});
