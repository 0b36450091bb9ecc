import { describe, expect, test } from 'vitest';
import { findUnits } from '../../../../../src/core/docx/decide/items/units/find-units.ts';
import { textBox } from '../../../../support/docx/drawings.ts';
import { readBody } from '../../../../support/docx/read-document.ts';
import { table } from '../../../../support/docx/tables.ts';
import { paragraph } from '../../../../support/docx/text.ts';

/** So many tables within one another, in a text box within a table. */
function nested(depth: number): string {
  let inner = paragraph('Innermost');
  for (let count = 0; count < depth; count += 1) inner = table([[[paragraph('Above'), inner, paragraph()]]]);
  return table([[[paragraph([textBox(inner)])]]]);
}

/** How many grids are looked at of those that the outermost table holds. */
async function gridsWithin(depth: number): Promise<number> {
  const story = await readBody(nested(depth));
  const context = {
    numbering: () => null,
    zoneOf: () => 'text' as const,
    listed: new Set<number>(),
    headings: [],
  };
  return findUnits(story, 0, context).filter(({ type }) => type === 'grid').length - 1;
}

describe('nested tables', () => {
  test.each([1, 3, 7])('are each considered: %d', async (depth) => {
    expect(await gridsWithin(depth)).toBe(depth);
  });

  test.each([8, 60])('are ignored if nested deeper than documents ever are: %d', async (depth) => {
    expect(await gridsWithin(depth)).toBe(7);
  });
});
