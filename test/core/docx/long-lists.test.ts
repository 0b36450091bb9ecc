import { describe, expect, test } from 'vitest';
import { findContents } from '../../../src/core/docx/structure/contents.ts';
import { readBuilt } from '../../support/docx/read-document.ts';
import { paragraph } from '../../support/docx/text.ts';

/** More than the engine can pass to a function at once. */
const many = 200_000;

function times(count: number, block: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => block(index)).join('');
}

describe('a document is read that has 200,000', () => {
  test('lines of contents below each other', { timeout: 60_000 }, async () => {
    const lines = times(many, (line) => paragraph(`Salt of the sea ........ ${1 + Math.floor(line / 400)}`));
    const { story } = await readBuilt({ body: [paragraph('Contents'), lines, paragraph('Some text.')] });
    expect(findContents(story.paragraphs).paragraphs.size).toBe(many + 1);
  });

  test('bookmarks before a table', { timeout: 60_000 }, async () => {
    const bookmark = (index: number) => `<w:bookmarkStart w:id="${index}" w:name="b${index}"/>`;
    const removed = '<w:p><w:pPr><w:rPr><w:del w:id="1" w:author="a"/></w:rPr></w:pPr></w:p>';
    const table = `<w:tbl><w:tr><w:tc>${paragraph('In a cell')}</w:tc></w:tr></w:tbl>`;
    const { story } = await readBuilt({
      body: [times(many / 50, () => times(50, bookmark) + removed), table],
    });
    expect(story.paragraphs[0]).toMatchObject({ text: 'In a cell', bookmarks: { length: many } });
  });
});
