import { describe, expect, test } from 'vitest';
import { textBox } from '../../../../support/docx/drawings.ts';
import { caption } from '../../../../support/docx/fields.ts';
import { paragraph } from '../../../../support/docx/text.ts';
import { prose } from '../../structure/prose.ts';
import { image, items, line } from './counted-items.ts';

/** Figures whose captions Word numbers. */
function numbered(...titles: readonly string[]): string[] {
  return titles.flatMap((title, index) => [image, caption('Figure', index + 1, `: ${title}`), prose()]);
}

describe('figures with one number', () => {
  test('count both if the first is typed and the later one is marked', async () => {
    const typed = ['A leaf', 'A root', 'A stem'].flatMap((title, index) => [
      image,
      line(`Figure ${index + 1} ${title}`),
      prose(),
    ]);
    expect(await items([prose(), ...typed, ...numbered('Yields', 'Prices', 'Wages')])).toHaveLength(6);
  });

  test('are one if the other is only a label', async () => {
    const stray = paragraph([textBox(paragraph('Figure 1', { style: 'Caption' }))]);
    const [first = '', title = '', ...others] = numbered('A leaf', 'A root', 'A stem');
    expect(await items([prose(), first, title, stray, ...others])).toHaveLength(3);
  });
});
