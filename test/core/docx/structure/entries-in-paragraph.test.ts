import { describe, expect, test } from 'vitest';
import { entriesIn } from '../../../../src/core/docx/structure/reference-entry.ts';
import { entry, words } from './prose.ts';

const inOne = (...lines: string[]) => {
  const text = lines.join('\n');
  return { text, characters: text.replace(/\s/g, '').length };
};

describe('a reference list within one paragraph, with line breaks between its entries', () => {
  test('is found without its heading', () => {
    expect(entriesIn(inOne(entry(1), entry(2), entry(3)))).toEqual({ title: null });
  });

  test('is found with its heading in the first line', () => {
    const lines = ['[1] Grey C. “On Tea”. 2017', '[2] May J. “On Milk”, 2018', '[3] Hill A. “On Cups”, 2019'];
    expect(entriesIn(inOne('Bibliography', '', ...lines))).toEqual({ title: 'Bibliography' });
  });

  test('is found although only its beginning is kept', () => {
    const { text } = inOne('References', entry(1), entry(2), entry(3), 'Smith');
    expect(entriesIn({ text, characters: 9_000 })).toEqual({ title: 'References' });
  });

  test.each([
    ['running text with breaks', inOne(words(40), words(50), words(30), words(60))],
    ['a single paragraph', inOne(words(90))],
    ['two entries', inOne(entry(1), entry(2))],
    ['text that ends in an entry', inOne(words(40), words(50), words(30), entry(1))],
  ])('is not %s', (_, paragraph) => {
    expect(entriesIn(paragraph)).toBeNull();
  });
});
