import { describe, expect, test } from 'vitest';
import { readOtherCaption } from '../../../../../src/core/docx/text/captions/caption-text.ts';

describe('a caption of something that is neither a table nor a figure', () => {
  test.each([
    ['Listing 3: Sorting', 'listing', 'Sorting'],
    ['ALGORITHM 2. Sorting', 'algorithm', 'Sorting'],
    ['Algorithm 2 Sorting', 'algorithm', 'Sorting'],
    ['Box IV. Sorting', 'box', 'Sorting'],
    ['Box B: Sorting', 'box', 'Sorting'],
    ['Equation (3.1)', 'equation', ''],
    ['Code snippet 4.2 – Sorting', 'code snippet', 'Sorting'],
    ['Gleichung 3: Summe', 'gleichung', 'Summe'],
    ['Encadré n', null, null],
    ['Листинг 3 – Сортировка', 'листинг', 'Сортировка'],
    ['算法 2：排序', '算法', '排序'],
    ['算法2 排序', '算法', '排序'],
  ])('is read: %s', (text, label, title) => {
    const read = readOtherCaption(text);
    expect([read?.label ?? null, read?.title ?? null]).toEqual([label, title]);
  });

  test.each([
    ['Listing'],
    ['Listings 3'],
    ['Boxes 3'],
    ['Codes of conduct'],
    ['Sampled 3 times'],
    ['Box office 3'],
    [''],
  ])('is not read: "%s"', (text) => {
    expect(readOtherCaption(text)).toBeNull();
  });

  test.each([
    ['Listing 3: Sorting', true],
    ['Listing 3', true],
    ['Listing 3 shows', false],
  ])('says whether a separator follows: %s', (text, separated) => {
    expect(readOtherCaption(text)?.separated).toBe(separated);
  });
});
