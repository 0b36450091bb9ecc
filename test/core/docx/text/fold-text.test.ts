import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, stripMarks } from '../../../../src/core/docx/text/fold-text.ts';

describe('folded text', () => {
  test.each([
    ['letter case', 'REFERENCES', 'references'],
    ['accents, which capitals drop', 'RÉFÉRENCES', 'references'],
    ['decomposed accents', 'Re\u0301sume\u0301', 'resume'],
    ['the Turkish dotted and dotless i', 'GİRİŞ Kısım', 'giris kisim'],
    ['the final sigma', 'ΠΙΝΑΚΑΣ Πίνακας', 'πινακασ πινακασ'],
    ['kinds of white space', '\u00a0Table\tof\n\u2003contents ', 'table of contents'],
    ['punctuation at the end', 'Abstract: … ___', 'abstract'],
    ['a bullet or dash in front', '– • Abstract', 'abstract'],
    ['the typographic apostrophe', 'Author’s', "author's"],
    ['invisible format characters', 'Ab\u00adstract\u200e\ufeff', 'abstract'],
    ['spaces between single ideographs', '目　录', '目录'],
    ['spaces between kana and ideographs', 'は じ め に 序 論', 'はしめに序論'],
    ['spaces between single syllables', '참 고  문 헌', '참고문헌'],
    ['full-width letters and digits', '第１章　ＡＩ', '第1章 ai'],
    ['Roman numerals that are one character', 'Ⅳ 결론', 'iv 결론'],
    ['ligatures of a typesetter', 'ﬁgures', 'figures'],
    ['Arabic and Persian digits', 'الفصل ١٢ و ۳', 'الفصل 12 و 3'],
    ['Arabic vowel signs and hamza', 'الأَوَّل', 'الاول'],
    ['the no-break hyphen', 'mots\u2011clés', 'mots-cles'],
  ])('ignores %s', (_name, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test.each([
    ['spaces between words of letters', 'list of tables', 'list of tables'],
    ['spaces between Hangul words', '감사의 글', '감사의 글'],
    ['hyphens inside words', 'mots-cles', 'mots-cles'],
    ['brackets', 'abstract (english)', 'abstract (english)'],
    ['numbers', '1.2 methods', '1.2 methods'],
  ])('keeps %s', (_name, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('does not change if it is folded again', () => {
    const piece = fc.constantFrom(
      'É',
      'İ',
      'ı',
      'Σ',
      'ς',
      '字',
      'が',
      '한',
      'Ａ',
      'ﬁ',
      '…',
      '-',
      ' ',
      ':',
      'a',
      '٣',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const folded = foldText(pieces.join(''));
        expect(foldText(folded)).toBe(folded);
      }),
      { numRuns: 500 },
    );
  });
});

describe('folded plain ASCII', () => {
  test('is the same as for any other text', () => {
    const character = fc.oneof(fc.constantFrom(...' \t\n.:;,*-_\'"aZ0'), fc.string({ maxLength: 1 }));
    fc.assert(
      // A soft hyphen makes no difference but that of being no ASCII.
      fc.property(fc.string({ unit: character }), (text) => {
        expect(foldText(text)).toBe(foldText(`x${text}\u00ad`.slice(1)));
      }),
    );
  });
});

describe('text without marks', () => {
  test.each([
    ['keeps its case', 'Été', 'Ete'],
    ['keeps Hangul syllables whole', '그림', '그림'],
    ['has a plain i for a dotless one', 'sınıf', 'sinif'],
    ['has one form of sigma', 'Πίνακας', 'Πινακασ'],
    ['keeps white space and punctuation', ' «Où»: ', ' «Ou»: '],
  ])('%s', (_name, text, plain) => {
    expect(stripMarks(text)).toBe(plain);
  });
});
