import { describe, expect, test } from 'vitest';
import { findPlaces } from '../../bench/accuracy/places.ts';
import { textBox } from '../support/docx/drawings.ts';
import { readBuilt } from '../support/docx/read-document.ts';
import { table } from '../support/docx/tables.ts';
import { footnoteReference, paragraph, run } from '../support/docx/text.ts';

describe('the words before a paragraph', () => {
  test('are those of all before it', async () => {
    const places = findPlaces(
      await readBuilt({ body: ['one', 'two words', ''].map((text) => paragraph(text)) }),
    );
    expect([0, 1, 2].map(places.wordsBefore)).toEqual([0, 1, 3]);
  });

  test('are all words for the end', async () => {
    const places = findPlaces(await readBuilt({ body: [paragraph('one'), paragraph('two words')] }));
    expect([places.wordsBefore(2), places.total]).toEqual([3, 3]);
  });

  test('have those of a note where it is referred to, and once', async () => {
    const referring = paragraph([run('text'), footnoteReference(1)]);
    const places = findPlaces(
      await readBuilt({
        body: [referring, referring, paragraph('end')],
        footnotes: [[paragraph('a note here')]],
      }),
    );
    expect([0, 1, 2].map(places.wordsBefore)).toEqual([0, 4, 5]);
  });

  test('have those of a text box after the paragraph that it is anchored in', async () => {
    const anchored = paragraph([run('before '), textBox(paragraph('in the box')), run('behind')]);
    const places = findPlaces(await readBuilt({ body: [anchored, paragraph('end')] }));
    expect([0, 1, 2].map(places.wordsBefore)).toEqual([0, 2, 5]);
  });

  test('have those of the cells of a table', async () => {
    const places = findPlaces(await readBuilt({ body: [table([['one two', 'three']]), paragraph('end')] }));
    expect([0, 1, 2].map(places.wordsBefore)).toEqual([0, 2, 3]);
  });
});

describe('the paragraph at so many words', () => {
  const body = ['', 'four words are here', '', 'and some more', ''].map((text) => paragraph(text));

  test('is the one with words that starts there', async () => {
    const places = findPlaces(await readBuilt({ body }));
    expect([0, 4].map(places.paragraphAt)).toEqual([1, 3]);
  });

  test('is the one that starts nearest', async () => {
    const places = findPlaces(await readBuilt({ body }));
    expect([1, 3, 5].map(places.paragraphAt)).toEqual([1, 3, 3]);
  });

  test('is the last one at the end', async () => {
    const places = findPlaces(await readBuilt({ body }));
    expect(places.paragraphAt(7)).toBe(4);
  });
});
