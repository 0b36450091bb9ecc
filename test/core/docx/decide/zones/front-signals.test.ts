import { describe, expect, test } from 'vitest';
import { heading, paragraph, sectionBreak } from '../../../../support/docx/text.ts';
import { prose, words } from '../../structure/prose.ts';
import { signalAt } from './signals.ts';

describe('the headings above a line say where it belongs', () => {
  const body = [
    ...[paragraph('On salt'), heading(1, 'Abstract'), paragraph('Short one.')],
    ...[heading(1, 'Kitchens'), paragraph('Long one.')],
  ];
  const spoken = ['under-front-heading', 'front-heading', 'under-other-heading', 'other-heading'];

  test.each([
    ['On salt', []],
    ['Abstract', ['front-heading']],
    ['Short', ['under-front-heading']],
    ['Kitchens', ['other-heading']],
    ['Long', ['under-other-heading']],
  ])('%j: %j', async (start, expected) => {
    const values = await Promise.all(spoken.map((id) => signalAt('front', id, start, body)));
    expect(spoken.filter((_id, index) => values[index] === 1)).toEqual(expected);
  });
});

test.each([
  [15, 0.1],
  [75, 0.5],
  [150, 1],
  [400, 1],
])('a paragraph of %i words is running text by %d', async (count, value) => {
  expect(await signalAt('front', 'prose', 'The', [paragraph(words(count))])).toBeCloseTo(value);
});

test('running text around a line is measured as a share of its neighbours', async () => {
  const body = [prose(90), prose(90), paragraph('Here.'), paragraph('There.')];
  expect(await signalAt('front', 'among-prose', 'Here', body)).toBe(0.5);
});

test.each([
  ['Salt keeps (Byron, 1943).', 1],
  ['Salt keeps (see also Byron and others, 2003a).', 1],
  ['Byron (1943) says so.', 1],
  ['Salt keeps [12].', 1],
  ['In 1943 salt kept.', 0],
  ['Salt keeps (mostly).', 0],
  ['Salt keeps [sic].', 0],
  [`Salt keeps (${'and more, '.repeat(20)}1943).`, 0],
])('%j cites others: %i', async (text, value) => {
  expect(await signalAt('front', 'cites', text.slice(0, 8), [paragraph(text)])).toBe(value);
});

test('a page with a Roman number is one of a section with such numbers', async () => {
  const body = [paragraph('One'), sectionBreak({ format: 'lowerRoman' }), paragraph('Two')];
  expect(await signalAt('front', 'roman', 'One', body)).toBe(1);
  expect(await signalAt('front', 'roman', 'Two', body)).toBe(0);
});

test.each([
  ['by Ann', 0],
  ['Abstract', 0],
  ['Short', 0],
  ['Kitchens', 0],
  ['Long', 1],
])('%j is under a heading that is set as one and names no front part: %i', async (start, value) => {
  const body = [
    ...[paragraph('On salt', { bold: true, centred: true, size: 22 }), paragraph('by Ann Dunn')],
    ...[heading(1, 'Abstract'), paragraph('Short one.'), heading(1, 'Kitchens'), paragraph('Long one.')],
  ];
  expect(await signalAt('front', 'under-set-heading', start, body)).toBe(value);
});

test('a script without spaces has running text too', async () => {
  const khmer = 'ការសិក្សាស្រាវជ្រាវនេះ'.repeat(60);
  expect(await signalAt('front', 'prose', 'ការ', [paragraph(khmer)])).toBe(1);
});

test.each([
  ['Alpha.', 0],
  ['Omega.', 1],
])('much of the text stands before %j: %i', async (start, value) => {
  const body = [paragraph('Alpha.'), ...Array.from({ length: 9 }, () => prose(70)), paragraph('Omega.')];
  expect(await signalAt('front', 'deep', start, body)).toBe(value);
});
