import { describe, expect, test } from 'vitest';
import { compareFingerprints } from '../../../../src/core/docx/revision/compare.ts';
import { hasSameWords, isLikelyOther } from '../../../../src/core/docx/revision/document-changes.ts';
import { type Chapter, fingerprint } from './fingerprints.ts';

const salt: Chapter = [
  'Salt',
  'Salt was carried over the pass each spring by mules',
  'The tolls of the valley were paid in kind',
];
const iron: Chapter = ['Iron', 'Iron came later and from the north', 'Its price fell within ten years'];
const wool: Chapter = ['Wool', 'Wool was spun in the houses of the upper village'];

const compare = (before: readonly Chapter[], after: readonly Chapter[]) =>
  compareFingerprints(fingerprint(before), fingerprint(after));
const states = (before: readonly Chapter[], after: readonly Chapter[]) =>
  compare(before, after).parts.map(({ title, state }) => `${title}: ${state}`);
const textOf = (before: readonly Chapter[], after: readonly Chapter[]) => compare(before, after).words.text;

describe('a document compared with an earlier version', () => {
  test('has no changes if it is the same', () => {
    expect(states([salt, iron], [salt, iron])).toEqual(['Salt: unchanged', 'Iron: unchanged']);
    expect(textOf([salt, iron], [salt, iron])).toMatchObject({ added: 0, removed: 0 });
  });

  test('has the same words only if none was added or removed and no chapter has moved', () => {
    expect(hasSameWords(compare([salt, iron], [salt, iron]))).toBe(true);
    expect(hasSameWords(compare([salt, iron], [iron, salt]))).toBe(false);
    expect(hasSameWords(compare([salt, iron], [salt, [...iron, 'Nobody knows why']]))).toBe(false);
  });

  test('is likely another one if it has less than a tenth of the words, unless both are short', () => {
    const long = (word: string): Chapter => [
      'Notes',
      ...Array.from({ length: 60 }, (_, n) => `${word}${n} x${word} y${word} z${word}`),
    ];
    const [first, second] = [long('a'), long('b')];
    expect(isLikelyOther(compare([salt, first], [salt, second]))).toBe(true);
    expect(isLikelyOther(compare([first, second], [second]))).toBe(false);
    expect(isLikelyOther(compare([salt], [iron]))).toBe(false);
  });

  test('is not likely another one if each paragraph became more than twice as long', () => {
    const lines = (more: (line: number) => string): Chapter => [
      'Notes',
      ...Array.from({ length: 60 }, (_, n) => `a${n} b${n} c${n} d${n}${more(n)}`),
    ];
    const longer = lines((n) => ` e${n} f${n} g${n} h${n} i${n} j${n} k${n} l${n}`);
    expect(isLikelyOther(compare([lines(() => '')], [longer]))).toBe(false);
    expect(isLikelyOther(compare([longer], [lines(() => '')]))).toBe(false);
  });

  test('has the words of a new paragraph added, in its chapter', () => {
    const longer = [...iron, 'Nobody knows why'];
    expect(textOf([salt, iron], [salt, longer])).toEqual({ before: 34, after: 37, added: 3, removed: 0 });
    expect(states([salt, iron], [salt, longer])).toEqual(['Salt: unchanged', 'Iron: changed']);
  });

  test('has the words of a deleted paragraph removed', () => {
    expect(textOf([salt, iron], [salt, iron.slice(0, 2)])).toMatchObject({ added: 0, removed: 6 });
  });

  test('has one word changed if one word of a paragraph differs', () => {
    const corrected = salt.map((text) => text.replace('each spring', 'each autumn'));
    expect(textOf([salt], [corrected])).toMatchObject({ added: 1, removed: 1 });
  });

  test('keeps no phrase of a paragraph of which more than half is new', () => {
    const rewritten = [
      'Salt',
      'In winter salt was carried over the river by boat or not at all',
      salt[2] ?? '',
    ];
    expect(textOf([salt], [rewritten])).toMatchObject({ added: 14, removed: 10 });
  });

  test.each([
    ['white space', (text: string) => text.replaceAll(' ', '  '), 0],
    ['a capital letter', (text: string) => text.replace('mules', 'Mules'), 1],
    ['a sign', (text: string) => text.replace('mules', 'mules.'), 1],
  ])('differs by %s accordingly', (_what, change, added) => {
    expect(textOf([salt], [salt.map(change)])).toMatchObject({ added });
  });

  test('keeps an old paragraph though a new one before it quotes most of it', () => {
    const old = 'Salt was carried over the pass each spring by mules';
    const quoting = `${old} while sheep and goats went down to the coast with their herds until the snow closed all roads`;
    const edited = old.replace('mules', 'oxen');
    const added = (...passages: string[]) => textOf([['Salt', old]], [['Salt', ...passages]]).added;
    expect(added(quoting, edited)).toBe(added(edited, quoting));
  });

  test('keeps the words of a paragraph that is split, except those at the split', () => {
    const divided = [
      'Salt',
      'Salt was carried over the pass',
      'each spring by mules',
      'The tolls of the valley were paid in kind',
    ];
    expect(textOf([salt], [divided]).added).toBeLessThanOrEqual(2);
  });

  test('keeps a paragraph that was moved', () => {
    const [title = '', ...paragraphs] = salt;
    expect(textOf([salt, iron], [[title], [...iron, ...paragraphs]])).toMatchObject({ added: 0, removed: 0 });
  });

  test('counts the words of a duplicated paragraph once', () => {
    expect(textOf([salt], [[...salt, salt[1] ?? '']])).toMatchObject({ added: 10, removed: 0 });
  });

  test('attributes a text that occurs in many chapters to the chapter where it is new', () => {
    const source = 'Source: own survey';
    const before = [
      [...salt, source, 'And so on'],
      [...iron, source],
    ];
    const after = [
      [salt[0] ?? '', source, ...salt.slice(1), source, 'And so on'],
      [...iron, source],
    ];
    expect(compare(before, after).parts.map(({ added }) => added)).toEqual([3, 0]);
  });
});

describe('chapters that are compared', () => {
  test('are moved if their order has changed', () => {
    expect(states([salt, iron, wool], [iron, wool, salt])).toContain('Salt: moved');
    expect(textOf([salt, iron, wool], [iron, wool, salt])).toMatchObject({ added: 0, removed: 0 });
  });

  test('are recognised under a new title', () => {
    const renamed = ['2 Iron and steel', ...iron.slice(1)];
    expect(states([salt, iron], [salt, renamed])).toEqual(['Salt: unchanged', '2 Iron and steel: changed']);
  });

  test('are recognised by their title if everything else is new', () => {
    const rewritten = ['Iron', 'All of this has been written anew'];
    expect(states([salt, iron], [salt, rewritten])).toEqual(['Salt: unchanged', 'Iron: changed']);
  });

  test('are added or removed if none is like them', () => {
    expect(states([salt, iron], [salt, wool])).toEqual(['Salt: unchanged', 'Wool: added', 'Iron: removed']);
  });

  test('are left out if they have no words, such as empty lines before the first chapter', () => {
    expect(states([[''], salt], [salt])).toEqual(['Salt: unchanged']);
    expect(hasSameWords(compare([salt], [[''], salt]))).toBe(true);
  });

  test('add up to the text', () => {
    const { parts, words } = compare([salt, iron], [iron, wool, salt.slice(0, 2)]);
    const sum = (key: 'before' | 'after' | 'added' | 'removed') =>
      parts.reduce((total, part) => total + part[key], 0);
    expect(words.text).toEqual({
      before: sum('before'),
      after: sum('after'),
      added: sum('added'),
      removed: sum('removed'),
    });
  });
});

describe('documents too long to compare word by word', () => {
  const compareLong = (before: readonly Chapter[], after: readonly Chapter[]) =>
    compareFingerprints(fingerprint(before, 5), fingerprint(after, 5));

  test('are compared by paragraphs, and this is reported', () => {
    const corrected = salt.map((text) => text.replace('each spring', 'each autumn'));
    const { words, isByPassage } = compareLong([salt], [corrected]);
    expect(words.text).toMatchObject({ added: 10, removed: 10 });
    expect(isByPassage).toBe(true);
  });
});

test('fingerprints with different seeds are not compared', () => {
  expect(() => compareFingerprints({ ...fingerprint([salt]), seed: 8 }, fingerprint([salt]))).toThrow(
    TypeError,
  );
});
