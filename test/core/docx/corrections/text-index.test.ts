import { describe, expect, test } from 'vitest';
import { indexTexts } from '../../../../src/core/docx/corrections/text-index.ts';

const texts = ['salt pans', 'salt', 'bread', 'salt', 'sal', 'salted', 'sa'];
const index = indexTexts(texts, (text) => text);

describe('looking up texts', () => {
  test('finds all that are equal', () => {
    expect(index.same('salt')).toEqual(['salt', 'salt']);
  });

  test('finds none if none is equal', () => {
    expect(index.same('beer')).toEqual([]);
  });

  test('by their beginning returns them in their own order', () => {
    expect(index.startingWith('salt')).toEqual(['salt pans', 'salt', 'salt', 'salted']);
  });

  test.each(['', 'b', 'z', 'salt pans and more'])(
    'by their beginning are those that start so: %j',
    (start) => {
      expect(index.startingWith(start)).toEqual(texts.filter((text) => text.startsWith(start)));
    },
  );

  test('by their beginning works in any script', () => {
    const names = ['表 1', '表 2', 'ü', 'z', '\ud83d\ude00 sea', '\uffee'];
    const found = names.map((name) => indexTexts(names, (each) => each).startingWith(name));
    expect(found).toEqual(names.map((name) => [name]));
  });
});

describe('texts of a list', () => {
  test('are read once, however many look-ups there are', () => {
    let reads = 0;
    const counted = indexTexts(texts, (text) => {
      reads += 1;
      return text;
    });
    for (const text of texts) counted.startingWith(text).push(...counted.same(text));
    expect(reads).toBe(texts.length);
  });

  test('are not read before the first look-up', () => {
    const unread = indexTexts(texts, () => {
      throw new Error('It was read.');
    });
    expect(() => unread.same('salt')).toThrow('It was read.');
  });
});
