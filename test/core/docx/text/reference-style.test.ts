import { describe, expect, test } from 'vitest';
import { isReferenceStyle } from '../../../../src/core/docx/text/reference-style.ts';

describe('a style for entries of a reference list', () => {
  test.each(['bibliography', 'endnote bibliography', 'literaturverzeichnis', 'références', '1 参考文献内容'])(
    'is one named "%s"',
    (name) => {
      expect(isReferenceStyle({ name, base: null })).toBe(true);
    },
  );

  test.each(['normal', 'heading 1', 'footnote text', 'source of a table', 'table of figures'])(
    'is not one named "%s"',
    (name) => {
      expect(isReferenceStyle({ name, base: null })).toBe(false);
    },
  );

  test('is not one that is only based on such a style', () => {
    const base = { name: 'bibliography', base: null };
    expect(isReferenceStyle({ name: 'abstract', base })).toBe(false);
  });
});
