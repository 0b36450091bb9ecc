import { describe, expect, test } from 'vitest';
import { Typesetter } from '../../../../src/core/docx/pages/layout/typesetter.ts';
import type { EndedBy } from '../../../../src/core/docx/pages/page-ends.ts';
import { walkPages } from '../../../../src/core/docx/pages/page-walk.ts';
import { readBody } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { heading, pageBreak, paragraph, recordedPageBreak, run } from '../../../support/docx/text.ts';
import { prose } from '../structure/prose.ts';

const completed: EndedBy = { records: true, layout: 'unrecorded' };
const estimated: EndedBy = { records: false, layout: 'everywhere' };

/** The page of each paragraph, and of the last by a walk that ends there; the first page is 0. */
async function walk(parts: readonly string[], by: EndedBy, until = parts.length - 1) {
  const story = await readBody(...parts);
  const typesetter = new Typesetter(story);
  const { pageOf } = walkPages(story, parts.length - 1, by, typesetter);
  return { pageOf: [...pageOf], pages: walkPages(story, until, by, typesetter).pages };
}

describe('the page of a paragraph', () => {
  test('is the one that it starts itself', async () => {
    const parts = [paragraph('One'), heading(1, 'Two', { pageBreakBefore: true }), paragraph('Three')];
    expect((await walk(parts, completed)).pageOf).toEqual([0, 1, 1]);
  });

  test('is the next one if a heading moves there with the text that it is kept with', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => paragraph(`Line ${index}`));
    const { pageOf, pages } = await walk(
      [...lines, heading(1, 'Introduction', { keepWithNext: true }), prose(300)],
      estimated,
      lines.length,
    );
    expect(pageOf.at(-1)).toBe(pageOf.at(-2));
    expect(pages).toBe(pageOf.at(-2));
  });
});

describe('a page that would be far too full', () => {
  const link = (index: number) =>
    paragraph([`<w:hyperlink w:anchor="_Toc1">${run(`Part ${index}`)}</w:hyperlink>`]);
  const links = Array.from({ length: 30 }, (_, index) => link(index));
  const recorded = paragraph([recordedPageBreak(), run('Here a page starts.')]);

  test('ended above the last line near its end that holds no record', async () => {
    const parts = [...links, heading(1, 'Introduction'), prose(500), recorded];
    const { pageOf, pages } = await walk(parts, completed, links.length);
    expect(pageOf.slice(28)).toEqual([0, 1, 1, 1, 2]);
    expect(pages).toBe(1);
  });

  test('did not end there if the next record comes soon', async () => {
    const parts = [...links, heading(1, 'Introduction'), prose(20), recorded];
    const { pageOf, pages } = await walk(parts, completed, links.length);
    expect(pageOf.slice(28)).toEqual([0, 0, 0, 0, 1]);
    expect(pages).toBe(0);
  });

  test('ended where it was full if all its lines could hold a record', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => paragraph(`Line ${index}`));
    const parts = [...lines, heading(1, 'Introduction'), prose(500), recorded];
    expect((await walk(parts, completed, lines.length)).pages).toBe(0);
  });

  test('does not mean that the records of the text after a tall table were lost', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => [`Row ${index}`]);
    const lines = Array.from({ length: 15 }, (_, index) => paragraph(`Line ${index}`));
    const parts = [table(rows), ...lines, paragraph([pageBreak()]), recorded];
    const story = await readBody(...parts);
    const last = story.paragraphs.length - 1;
    expect(walkPages(story, last, completed, new Typesetter(story)).pages).toBe(2);
  });
});
