import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeFileName } from '../../../../src/core/services/uploads/object-key.ts';

describe('a safe file name', () => {
  test.each([
    ['thesis.docx', 'thesis.docx'],
    ['My thesis, final (2).DOCX', 'My thesis, final (2).DOCX'],
    ['博士論文 最終版.docx', '博士論文 最終版.docx'],
    ['диссертация.docx', 'диссертация.docx'],
    ['رسالة الدكتوراه.docx', 'رسالة الدكتوراه.docx'],
    ['शोध प्रबंध.docx', 'शोध प्रबंध.docx'],
    ['🎓 done.docx', '🎓 done.docx'],
    ['v1.2.docx', 'v1.2.docx'],
    ['100% done #1?.docx', '100% done #1?.docx'],
  ])('keeps spaces, signs and letters of any script: %s', (name, kept) => {
    expect(safeFileName(name, 'document')).toBe(kept);
  });

  test('keeps the joiners that Persian is spelt with', () => {
    expect(safeFileName('پایان\u200Cنامه.docx', 'document')).toBe('پایان\u200Cنامه.docx');
  });

  test.each([
    ['../../etc/thesis.docx', 'thesis.docx'],
    ['..\\..\\x.docx', 'x.docx'],
    ['C:\\Users\\ada\\thesis.docx', 'thesis.docx'],
    ['/thesis.docx', 'thesis.docx'],
    ['a/b\\c.docx', 'c.docx'],
    ['..thesis.docx', 'thesis.docx'],
    ['. .thesis.docx', 'thesis.docx'],
  ])('loses path parts and leading dots: %j', (name, kept) => {
    expect(safeFileName(name, 'document')).toBe(kept);
  });

  test.each([
    ['a\u0000b\u001B[31mc\u007F\u0085.docx', 'ab[31mc.docx'],
    ['a\r\nb\t.docx', 'ab.docx'],
    ['thesis\u202Excod.docx', 'thesisxcod.docx'],
    ['\u2066a\u2069\u200Eb\u200F\uFEFF.docx', 'ab.docx'],
    ['line\u2028and\u2029paragraph.docx', 'lineandparagraph.docx'],
    ['half \uD83C a pair.docx', 'half  a pair.docx'],
    ['no\uFFFE character\uFFFF.docx', 'no character.docx'],
  ])('loses control and direction characters: %j', (name, kept) => {
    expect(safeFileName(name, 'document')).toBe(kept);
  });

  test.each(['.docx', '...docx', '  .docx', '/.docx', '\u200D.docx', '\u202E.docx', '\u0301.docx'])(
    'gets a name where there is none: %j',
    (name) => {
      expect(safeFileName(name, 'document')).toBe('document.docx');
    },
  );

  test.each(['', '.', '..', '/', 'a/', '\u0000'])('is the given one for %j', (name) => {
    expect(safeFileName(name, 'file')).toBe('file');
  });

  test('is the same for a letter and its accent, together or apart', () => {
    expect(safeFileName('re\u0301sume\u0301.docx', 'document')).toBe('r\u00E9sum\u00E9.docx');
  });

  test('is composed also where an invisible character stood between', () => {
    expect(safeFileName('e\u200E\u0301.docx', 'document')).toBe('\u00E9.docx');
  });

  test('keeps the extension of a name that is too long', () => {
    const name = safeFileName(`${'a'.repeat(900)}.docx`, 'document');
    expect(name).toBe(`${'a'.repeat(195)}.docx`);
  });

  test('tears no character apart where it cuts', () => {
    const name = safeFileName(`${'🎓'.repeat(200)}.docx`, 'document');
    expect(name).toBe(`${'🎓'.repeat(48)}.docx`);
  });

  test('keeps what only looks like an extension', () => {
    expect(safeFileName('Dr. Smith on everything and more', 'file')).toBe('Dr. Smith on everything and more');
  });

  test('holds whatever comes in', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        fc.constantFrom('.', '/', '\\', ' ', '\u202E', '\u200D', '\u0301', 'e', '\u0000', 'docx'),
      ),
      maxLength: 300,
    });
    fc.assert(
      fc.property(hostile, (name) => {
        const safe = safeFileName(name, 'file');
        expect(safe).not.toBe('');
        expect(safe).not.toMatch(/[/\\\p{Cc}\p{Cs}\u202E\u2028]/u);
        expect(safe).not.toMatch(/^[.\s]|\s$/);
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200);
        expect(safeFileName(safe, 'file')).toBe(safe);
      }),
      { numRuns: 300 },
    );
  });

  test('of a .docx ends in .docx, whatever stands before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        expect(safeFileName(`${name}.DocX`, 'document')).toMatch(/[^/].*\.DocX$/s);
      }),
    );
  });
});
