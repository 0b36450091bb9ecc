import { describe, expect, test } from 'vitest';
import { numbersAt } from '../../../../../src/core/docx/decide/zones/signals/front-signals.ts';
import { tableOfContents } from '../../../../support/docx/fields.ts';
import {
  heading,
  pageBreak,
  paragraph,
  type SectionOptions,
  sectionBreak,
} from '../../../../support/docx/text.ts';
import { prose } from '../../structure/prose.ts';
import { lineOf, readDocumentLines } from './read-document-lines.ts';
import { signalAt } from './signals.ts';

const broken = paragraph([pageBreak()]);
const says = (id: string, words: string, body: readonly string[], section?: SectionOptions) =>
  signalAt('start', id, words, body, section ? { section } : {});

describe('what the words of a heading say', () => {
  const spoken = ['introduction', 'first-chapter', 'later-chapter', 'first-number', 'later-number'];

  test.each([
    ['Introduction', ['introduction']],
    ['1 Introduction', ['introduction', 'first-number']],
    ['Chapter 1: Salt', ['first-chapter']],
    ['Chapter 4: Salt', ['later-chapter']],
    ['1 Salt', ['first-number']],
    ['4 Salt', ['later-number']],
    ['Salt', []],
  ])('%j: %j', async (title, expected) => {
    const body = [heading(1, title), prose()];
    const values = await Promise.all(spoken.map((id) => says(id, title, body)));
    expect(spoken.filter((_id, index) => values[index] === 1)).toEqual(expected);
  });

  test('a front part with a number is in doubt', async () => {
    const body = [heading(1, '1 Executive Summary'), heading(1, 'Abstract'), prose()];
    expect(await says('numbered-front-part', '1 Executive', body)).toBe(1);
    expect(await says('numbered-front-part', 'Abstract', body)).toBe(0);
  });
});

describe('a title that comes again', () => {
  const title = paragraph('On the Use of Salt');
  const again = paragraph('On the use of salt');
  const abstract = [broken, heading(1, 'Abstract'), prose()];

  test.each([
    ['on a page after the abstract opens the text', [title, ...abstract, broken, again, prose()], 1],
    ['on a second title page does not', [title, broken, again, ...abstract], 0],
    ['within a page does not', [title, ...abstract, again, prose()], 0],
  ])('%s', async (_case, body, value) => {
    expect(await says('repeats-title', 'On the use', body)).toBe(value);
  });
});

describe('what the page numbers say', () => {
  const parts = (front: SectionOptions) => [
    ...[heading(1, 'Abstract'), prose(), sectionBreak(front)],
    ...[heading(1, 'Salt'), prose(), paragraph('Later.')],
  ];
  const roman = parts({ format: 'lowerRoman' });
  const arabic = parts({});

  test.each([
    ['they turn with the first line of a section', 'numbers-turn', 'Salt', roman, {}, 1],
    ['they do not turn within a section', 'numbers-turn', 'Later.', roman, {}, 0],
    ['they do not turn where they were Arabic', 'numbers-turn', 'Salt', arabic, {}, 0],
    ['they start anew', 'numbers-restart', 'Salt', arabic, { start: 1 }, 1],
    ['they go on', 'numbers-restart', 'Salt', arabic, {}, 0],
    ['they go on from a later page', 'numbers-restart', 'Salt', arabic, { start: 9 }, 0],
    ['they are still Roman', 'still-roman', 'Abstract', roman, {}, 1],
    ['they are Roman to the end', 'still-roman', 'Abstract', roman, { format: 'lowerRoman' }, 0],
    ['they are Arabic', 'still-roman', 'Salt', roman, {}, 0],
  ] as const)('where %s', async (_case, id, words, body, section, expected) => {
    expect(await says(id, words, body, section)).toBe(expected);
  });
});

test('page numbers are read without going through all the sections that follow', async () => {
  const roman = Array.from({ length: 200 }, () => sectionBreak({ format: 'lowerRoman' }));
  const document = await readDocumentLines([paragraph('One'), ...roman, paragraph('Two')]);
  let looks = 0;
  const sections = document.story.sections.map((section) => ({
    ...section,
    get numberFormat() {
      looks += 1;
      return section.numberFormat;
    },
  }));
  const counted = { ...document, story: { ...document.story, sections } };
  expect(numbersAt(lineOf(document, 'One'), counted)).toBe('still Roman');
  expect(looks).toBeLessThan(5);
});

describe('what the contents say', () => {
  const listed = ['v', '1', '12'];
  const titles = ['Thanks to all', 'Kitchens', 'Mines'];
  const toc = tableOfContents(titles.map((text, index) => ({ text, page: listed[index] ?? '' })));
  const body = [toc, ...titles.flatMap((title) => [heading(1, title), prose(), prose()])];

  test.each([
    ['roman-in-contents', [1, 0, 0]],
    ['page-one-in-contents', [0, 1, 0]],
    ['first-arabic-in-contents', [0, 1, 0]],
    ['first-in-contents', [1, 0, 0]],
    ['right-after-contents', [1, 0, 0]],
    ['in-contents', [1, 1, 1]],
  ])('%s of each heading: %j', async (id, expected) => {
    expect(await Promise.all(titles.map((title) => says(id, title, body)))).toEqual(expected);
  });

  test('the contents’ first front part is not counted', async () => {
    const fronts = tableOfContents([
      { text: 'Abstract', page: 'v' },
      { text: 'Kitchens', page: 1 },
    ]);
    const parts = [fronts, heading(1, 'Abstract'), prose(), heading(1, 'Kitchens'), prose()];
    expect(await says('first-in-contents', 'Abstract', parts)).toBe(0);
    expect(await says('first-in-contents', 'Kitchens', parts)).toBe(1);
  });
});

describe('the lines before and after a line say', () => {
  const article = [
    paragraph('On salt'),
    heading(1, 'Abstract'),
    prose(),
    heading(1, 'Introduction'),
    prose(),
  ];
  const thesis = [paragraph('On salt'), broken, ...article.slice(1)];

  test.each([
    ['that it is an article', 'article', 'On salt', article, 1],
    ['that it is not one with a page of its own', 'article', 'On salt', thesis, 0],
    ['that front parts come later', 'front-comes-later', 'On salt', thesis, 1],
    ['that none come later', 'front-comes-later', 'On salt', article, 0],
    ['that only a first line may be an article', 'article', 'Introduction', article, 0],
    ['that a front part is above', 'after-front-heading', 'Introduction', thesis, 1],
    ['that a front part follows', 'fronts-follow', 'On salt', [...thesis, ...Array(9).fill(prose())], 1],
  ] as const)('%s', async (_case, id, words, body, expected) => {
    expect(await says(id, words, body)).toBe(expected);
  });

  test('how deep in the text it is', async () => {
    const body = [paragraph('There.'), ...Array(5).fill(prose(20)), paragraph('Here.')];
    expect(await says('deep', 'Here.', body)).toBe(1);
    expect(await says('deeper', 'Here.', body)).toBe(1);
    expect(await says('deep', 'There.', body)).toBe(0);
  });
});
