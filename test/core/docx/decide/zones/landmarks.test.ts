import { describe, expect, test } from 'vitest';
import type { ZoneDocument } from '../../../../../src/core/docx/decide/zones/line.ts';
import { countOf, shareOf } from '../../../../../src/core/docx/decide/zones/running-counts.ts';
import { tableOfContents } from '../../../../support/docx/fields.ts';
import { numberingPart } from '../../../../support/docx/parts.ts';
import { heading, pageBreak, paragraph } from '../../../../support/docx/text.ts';
import { entries, prose } from '../../structure/prose.ts';
import { readDocumentLines } from './read-document-lines.ts';

type Landmark =
  | 'firstNumbered'
  | 'firstAfterContents'
  | 'firstFront'
  | 'firstChapter'
  | 'firstAfterTitle'
  | 'lastReferenceHeading';

const title = [paragraph('On Salt', { style: 'Title' }), paragraph('Ada Byron', { centred: true })];
const broken = paragraph([pageBreak()]);
const toc = tableOfContents([
  { text: 'Thanks', page: 'v' },
  { text: 'Abstract', page: 'vi' },
  { text: 'Kitchens', page: 1 },
  { text: 'Mines', page: 9 },
]);
const chapters = [heading(1, 'Kitchens'), prose(), prose(), heading(1, 'Mines'), prose(), prose()];

const at = (document: ZoneDocument, name: Landmark) => {
  const position = document[name];
  return position === null ? null : (document.lines[position]?.paragraph.text.slice(0, 12) ?? null);
};

describe('the first heading after the contents', () => {
  test('does not name a part of the front matter', async () => {
    const document = await readDocumentLines([
      ...title,
      broken,
      toc,
      heading(1, 'Abstract'),
      prose(),
      ...chapters,
    ]);
    expect(at(document, 'firstAfterContents')).toBe('Kitchens');
  });

  test('does not exist without contents in the first half', async () => {
    const document = await readDocumentLines([...title, ...chapters, ...chapters, toc]);
    expect(at(document, 'firstAfterContents')).toBeNull();
  });
});

test('the first Arabic line of the contents counts only after Roman ones', async () => {
  const plain = tableOfContents([
    { text: 'Kitchens', page: 1 },
    { text: 'Mines', page: 9 },
  ]);
  expect((await readDocumentLines([toc, ...chapters])).firstArabic?.page).toBe('1');
  expect((await readDocumentLines([plain, ...chapters])).firstArabic).toBeNull();
});

test('the first chapter in the contents is the first line that does not name a front part', async () => {
  const listed = tableOfContents([
    { text: 'Abstract', page: 'vi' },
    { text: 'Kitchens', page: 1 },
  ]);
  expect((await readDocumentLines([listed, ...chapters])).firstChapterListed?.page).toBe('1');
});

describe('the first line that is front matter', () => {
  test.each([
    ['a page that the author started', [...title, broken, ...chapters], 'Kitchens'],
    ['acknowledgements', [...title, heading(1, 'Acknowledgements'), prose(), ...chapters], 'Acknowledgem'],
    ['none for an abstract', [...title, heading(1, 'Abstract'), prose(), ...chapters], null],
    ['none for the first line', [heading(1, 'Acknowledgements'), prose(), ...chapters], null],
  ])('is %s', async (_case, body, expected) => {
    expect(at(await readDocumentLines(body), 'firstFront')).toBe(expected);
  });
});

test.each([
  ['an introduction', 'Introduction', 'Introduction'],
  ['a first chapter', 'Chapter 1: Salt', 'Chapter 1: S'],
  ['a number 1', '1 Salt', '1 Salt'],
  ['no later number', '2 Salt', null],
  ['no other words', 'Salt', null],
])('a heading that may open the text is %s', async (_case, words, expected) => {
  expect(at(await readDocumentLines([...title, heading(1, words), prose()]), 'firstChapter')).toBe(expected);
});

test('title pages end before the first line of the next page', async () => {
  expect(at(await readDocumentLines([...title, broken, ...chapters]), 'firstAfterTitle')).toBe('Kitchens');
  expect((await readDocumentLines(chapters)).firstAfterTitle).toBe(0);
});

test('the first heading that Word numbers is a top-level one', async () => {
  const level = { format: 'decimal', text: '%1' };
  const numbering = numberingPart([[level, level]]);
  const body = [
    heading(2, 'Low', { numbering: { id: 1, level: 1 } }),
    heading(1, 'High', { numbering: { id: 1 } }),
    prose(),
  ];
  expect(at(await readDocumentLines(body, { numbering }), 'firstNumbered')).toBe('High');
});

test('the last heading that names a reference list is found', async () => {
  const list = [heading(1, 'References'), ...entries(2)];
  const document = await readDocumentLines([...list, ...chapters, ...list]);
  expect(document.lastReferenceHeading).toBe(9);
});

test.each([
  ['a heading', heading(1, 'Kitchens')],
  ['a sentence', prose()],
  ['the contents', toc],
])('the short lines that a document opens with extend to %s', async (_case, next) => {
  const lines = [paragraph('On salt and its use'), paragraph('by Ada Byron of London')];
  expect((await readDocumentLines([...lines, next, paragraph('Short'), prose()])).leading).toBe(2);
});

describe('running counts', () => {
  const counts = Uint32Array.from([0, 1, 1, 2, 3]);

  test.each([
    [0, 4, 3, 0.75],
    [1, 3, 1, 0.5],
    [-5, 2, 1, 0.5],
    [2, 99, 2, 1],
    [3, 3, 0, 0],
    [4, 2, 0, 0],
  ])('from %i until %i count %i, a share of %d', (from, until, count, share) => {
    expect(countOf(counts, from, until)).toBe(count);
    expect(shareOf(counts, from, until)).toBe(share);
  });
});
