import { describe, expect, test } from 'vitest';
import type { ItemEvidence } from '../../../../src/core/docx/analysis.ts';
import { findPlace, indexPlaces } from '../../../../src/core/docx/corrections/find-place.ts';
import { overruleItems } from '../../../../src/core/docx/corrections/set-items.ts';
import { findContents } from '../../../../src/core/docx/structure/contents.ts';
import { readBody } from '../../../support/docx/read-document.ts';
import { paragraph } from '../../../support/docx/text.ts';

/** As many as there may be. */
const boundaries = 1000;

describe('boundaries by the thousand', () => {
  test('go through the captions once', () => {
    let looks = 0;
    const tables = Array.from({ length: boundaries }, (_, index): ItemEvidence => {
      const item = {
        paragraph: index,
        zone: 'text',
        counted: true,
        reason: 'captioned',
        certainty: 1,
      } as const;
      return {
        ...item,
        get caption() {
          looks += 1;
          return `Table ${index}: Yields`;
        },
      };
    });
    const items = tables.map((_, index) => ({ table: `Table ${index}`, counted: false }));
    const places = indexPlaces([], [], findContents([]));
    const overruled = overruleItems({ tables, figures: [] }, { items }, places, () => 'text');
    expect(overruled.tables.filter(({ counted }) => counted)).toEqual([]);
    expect(looks).toBeLessThan(5 * boundaries);
  });

  test('go through the paragraphs once', async () => {
    const body = Array.from({ length: boundaries }, (_, index) => paragraph(`Salt ${index}`));
    const { paragraphs } = await readBody(...body);
    let looks = 0;
    const counted = paragraphs.map((each) => ({
      ...each,
      get text() {
        looks += 1;
        return each.text;
      },
    }));
    const places = indexPlaces(counted, [], findContents([]));
    const found = paragraphs.map(({ text }) => findPlace(text, 'bodyStart', places));
    expect(found).toEqual(paragraphs.map(({ index }) => index));
    expect(looks).toBeLessThan(5 * boundaries);
  });
});
