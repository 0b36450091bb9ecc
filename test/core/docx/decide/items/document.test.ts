import { describe, expect, test } from 'vitest';
import { readItemsDocument } from '../../../../../src/core/docx/decide/items/document.ts';
import { readBuilt } from '../../../../support/docx/read-document.ts';
import { table } from '../../../../support/docx/tables.ts';
import { prose } from '../../structure/prose.ts';
import { image, line } from './counted-items.ts';

/** The share of captions of figures that have nothing next to them. */
async function shareAlone(body: readonly string[]): Promise<number> {
  const { story, numbering } = await readBuilt({ body });
  const context = { numbering, zoneOf: () => 'text' as const, listed: new Set<number>(), headings: [] };
  return readItemsDocument(story, 0, context).customs.figure.alone;
}

describe('the captions of figures that have nothing next to them', () => {
  const lost = [prose(), line('Figure 1: A tree')];

  test('are told from those at a picture', async () => {
    expect(await shareAlone([...lost, prose(), image, line('Figure 2: A wood'), prose()])).toBe(0.5);
  });

  test('include one at a grid without any content, which is a line or a box', async () => {
    expect(await shareAlone([...lost, table([['']]), prose()])).toBe(1);
  });
});
