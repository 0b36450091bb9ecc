import { describe, expect, test } from 'vitest';
import { readBody } from '../../../support/docx/read-document.ts';
import { paragraph } from '../../../support/docx/text.ts';

const bookmark = (name: string) => `<w:bookmarkStart w:id="0" w:name="${name}"/><w:bookmarkEnd w:id="0"/>`;

/** The bookmarks of each paragraph. */
async function bookmarksOf(...body: string[]) {
  const { paragraphs } = await readBody(...body);
  return paragraphs.map(({ bookmarks }) => bookmarks);
}

describe('a bookmark', () => {
  test('within a paragraph belongs to that paragraph', async () => {
    expect(await bookmarksOf(paragraph('a'), paragraph([bookmark('_Toc1')]))).toEqual([[], ['_Toc1']]);
  });

  test('between paragraphs belongs to the next one, once', async () => {
    const body = [paragraph('a'), bookmark('_Toc1'), bookmark('_Toc2'), paragraph('b'), paragraph('c')];
    expect(await bookmarksOf(...body)).toEqual([[], ['_Toc1', '_Toc2'], []]);
  });

  test('after the last paragraph belongs to none', async () => {
    expect(await bookmarksOf(paragraph('a'), bookmark('_Toc1'))).toEqual([[]]);
  });
});
