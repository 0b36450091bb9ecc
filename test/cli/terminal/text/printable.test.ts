import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printable, printableLines } from '../../../../src/cli/terminal/text/printable.ts';

describe('printable', () => {
  test('removes colours and cursor movements', () => {
    expect(printable('a\x1b[31mred\x1b[0m\x1b[2Jb')).toBe('aredb');
  });

  test('removes the sequence that sets the title of a window', () => {
    expect(printable('a\x1b]0;owned\x07b')).toBe('ab');
  });

  test('removes one-byte control characters of the C1 set', () => {
    expect(printable('a\u009b2Jb\u0085c')).not.toMatch(/\p{Cc}/u);
  });

  test('removes characters that turn the direction of the text', () => {
    expect(printable('thesis\u202excod.exe')).toBe('thesisxcod.exe');
  });

  test('makes line breaks and tabs spaces, so that the text stays on its line', () => {
    expect(printable('one\r\ntwo\tthree\u2028four')).toBe('one two three four');
  });

  test('keeps letters of any script, accents and joined emoji', () => {
    const text = 'Thèse 論文 رسالة دکتری می‌خواهم 👩‍🎓';
    expect(printable(text)).toBe(text);
  });

  test('never lets a control character through', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('\x1b', '[', ']', ';', '\x07', '\u009d', '8', 'm', '\\', 'é'),
    });
    fc.assert(fc.property(hostile, (text) => !/\p{Cc}/u.test(printable(text))));
  });
});

describe('printableLines', () => {
  test('keeps line breaks and cleans each line', () => {
    expect(printableLines('a\x1b[1m\nb\x07')).toBe('a\nb');
  });
});
