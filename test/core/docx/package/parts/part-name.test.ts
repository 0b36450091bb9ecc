import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comparablePartName,
  relationshipsPartOf,
  resolveTarget,
} from '../../../../../src/core/docx/package/parts/part-name.ts';

/** Names made mostly of what can go wrong in them. */
const oddName = fc.string({
  unit: fc.constantFrom('..', '.', '/', '\\', 'a', 'B', '%', '2', 'E', 'F', '#', '?', ':', '\0', 'é'),
});

describe('a part name', () => {
  test('always stays inside the package', () => {
    fc.assert(
      fc.property(oddName, oddName, (source, target) => {
        const segments = resolveTarget(`/${source}`, target).split('/');
        expect(segments[0]).toBe('');
        expect(segments.slice(1)).not.toContain('..');
      }),
    );
  });

  test('does not change if it is normalised twice', () => {
    fc.assert(
      fc.property(oddName, (name) => {
        const once = comparablePartName(name);
        expect(comparablePartName(once)).toBe(once);
      }),
    );
  });

  test.each([
    ['/word/document.xml', '/word/_rels/document.xml.rels'],
    ['/document.xml', '/_rels/document.xml.rels'],
    ['/', '/_rels/.rels'],
  ])('of %s has its relationships in %s', (source, part) => {
    expect(relationshipsPartOf(source)).toBe(part);
  });
});
