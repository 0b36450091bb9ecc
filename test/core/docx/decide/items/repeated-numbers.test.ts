import { describe, expect, test } from 'vitest';
import { picture, textBox } from '../../../../support/docx/drawings.ts';
import { caption } from '../../../../support/docx/fields.ts';
import { style } from '../../../../support/docx/styles.ts';
import { paragraph, run } from '../../../../support/docx/text.ts';
import { prose, words } from '../../structure/prose.ts';
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

test('a picture in a sentence that names the figure before it is another figure', async () => {
  const sentence = `Figure 3 shows the ${words(40)}.`;
  const blocks = [...numbered('A leaf', 'A root', 'A stem'), paragraph([run(sentence), picture()]), prose()];
  expect(await items([prose(), ...blocks])).toHaveLength(4);
});

describe('a figure whose alternative text became a caption above its own', () => {
  const moreStyles = [style({ id: 'ImageCaption', name: 'Image Caption', basedOn: 'Caption' })];
  const description = paragraph('Picture made by a computer', { style: 'ImageCaption' });
  const described = ['A leaf', 'A root', 'A stem', 'A fruit'].flatMap((title, index) => [
    image,
    ...(index < 2 ? [description] : []),
    line(`Figure ${index + 1}: ${title}`),
    prose(),
  ]);

  test('counts once', async () => {
    expect(await items([prose(), ...described], { moreStyles })).toEqual([
      'figure: Figure 1: A leaf',
      'figure: Figure 2: A root',
      'figure: Figure 3: A stem',
      'figure: Figure 4: A fruit',
    ]);
  });

  test('counts by the alternative text if it has no other caption', async () => {
    expect(await items([prose(), image, description, prose()], { moreStyles })).toEqual([
      'figure: Picture made by a computer',
    ]);
  });
});
