import { describe, expect, test } from 'vitest';
import { countWords, WordCounter } from '../../../../src/core/docx/text/words.ts';

describe('the words of a text', () => {
  test.each([
    ['of an empty text are zero', '', 0],
    ['of white space alone are zero', ' \t\n\r\v\f', 0],
    ['are what white space parts', '  One two\tthree\nfour\r\nfive ', 5],
    ['are not split by hyphens', 'state-of-the-art', 1],
    ['are not split by slashes', 'and/or', 1],
    ['are not split by a dash that touches them', '1914–1918 or here—there', 3],
    ['include a number in brackets', 'Smith (2019)', 2],
    ['include a dash between spaces', 'war – peace — end', 5],
    ['include a sign that stands alone', 'a & b * c •', 6],
    ['are not split by punctuation', 'e.g.,this "and" that;or', 3],
    ['are not split by apostrophes', 'don’t l’été', 2],
    ['go on over a soft hyphen', 'Donau\u00addampf\u00adschiff', 1],
    ['include no soft hyphen that stands alone', 'a \u00ad b', 2],
    ['are joined by a no-break hyphen', 'no\u2011break', 1],
    ['include addresses as a whole', 'see https://example.org/a?b=c#d today', 3],
    ['include emoji as signs', 'well done 👍🏽', 3],
    ['are parted by a line separator and a paragraph separator', 'a\u2028b\u2029c', 3],
  ])('%s', (_name, text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test.each([
    ['a no-break space', '\u00a0'],
    ['a narrow no-break space', '\u202f'],
    ['a next-line character', '\u0085'],
    ['an Ogham space', '\u1680'],
    ['an en quad', '\u2000'],
    ['a hair space', '\u200a'],
    ['a mathematical space', '\u205f'],
    ['an ideographic space', '\u3000'],
  ])('are separated by %s', (_name, space) => {
    expect(countWords(`one${space}two`)).toBe(2);
  });

  test.each([
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a word joiner', '\u2060'],
    ['a middle dot', '·'],
  ])('are not separated by %s', (_name, sign) => {
    expect(countWords(`one${sign}two`)).toBe(1);
  });
});

describe('East Asian words', () => {
  test.each([
    ['are the single Han ideographs', '中文字数', 4],
    ['are the single hiragana and katakana', 'ひらカタ', 4],
    ['are the long vowel mark and the middle dot of katakana', 'カー・', 3],
    ['are the single punctuation marks', '，。、《》', 5],
    ['are the single full-width letters, digits and signs', 'Ａ１＋￥', 4],
    ['are the single half-width katakana, voicing marks too', 'ｶﾞｷ', 3],
    ['are the ideographs beyond the basic plane', '𠀀𪜶𰀀', 3],
    ['are the compatibility ideographs', '豈更', 2],
    ['are the radicals', '⺀⼀', 2],
    ['are the iteration marks', '々〆', 2],
    ['are enclosed ideographs and squared words', '㈱㌔', 2],
    ['do not include the ideographic space', '中　文', 2],
    ['end a Latin word that touches them', '使用Word计数', 5],
    ['are followed by a new Latin word', 'Word计2019年第3期', 7],
    ['are Hangul runs between white space', '한국어 띄어쓰기', 2],
    ['are Hangul runs with digits and Latin letters in them', '제1장 AI를', 2],
    ['are Hangul and Han apart where they touch', '大韓민국', 3],
    ['are single Hangul letters of the compatibility block as a run', 'ㄱㄴㄷ', 1],
    ['are half-width Hangul as a run', 'ﾡﾢ ﾣ', 2],
    ['are Bopomofo as a run', 'ㄅㄆㄇ', 1],
  ])('%s', (_name, text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('words of other scripts', () => {
  test.each([
    ['Arabic', 'قائمة المصادر والمراجع', 3],
    ['Hebrew', 'שלום עולם', 2],
    ['Thai, which writes no spaces', 'ภาษาไทย', 1],
    ['Devanagari', 'हिन्दी में', 2],
    ['Cyrillic', 'Список литературы', 2],
    ['Greek', 'πίνακας περιεχομένων', 2],
    ['mathematical letters beyond the basic plane', '𝑥 = 𝑦', 3],
  ])('are separated by white space: %s', (_name, text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('a word counter', () => {
  test('continues a word that an earlier piece left open', () => {
    const counter = new WordCounter();
    counter.add('state-of-');
    counter.add('the-art');
    expect(counter.words).toBe(1);
  });

  test('starts a new word after a separation', () => {
    const counter = new WordCounter();
    counter.add('one');
    counter.separate();
    counter.add('two');
    expect(counter.words).toBe(2);
  });

  test('counts an ideograph whose halves arrive separately once', () => {
    const counter = new WordCounter();
    counter.add('字\ud840');
    counter.add('\udc00字');
    expect(counter.words).toBe(3);
  });
});
