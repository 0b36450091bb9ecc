import { describe, expect, test } from 'vitest';
import { picture } from '../../../../support/docx/drawings.ts';
import { paragraph } from '../../../../support/docx/text.ts';
import { prose } from '../../structure/prose.ts';
import { items } from './counted-items.ts';

const captioned = (caption: string) => [prose(), paragraph([picture()]), paragraph(caption)];

describe('schemes', () => {
  test('are figures where they are numbered together with figures', async () => {
    const body = ['Rysunek 1. Plan', 'Schemat 2. Obieg', 'Rysunek 3. Wynik'].flatMap(captioned);
    expect(await items([...body, prose()])).toHaveLength(3);
  });

  test('are figures where nothing else is', async () => {
    const body = ['Scheme 1. Synthesis', 'Scheme 2. Hydrolysis'].flatMap(captioned);
    expect(await items([...body, prose()])).toHaveLength(2);
  });

  test('are neither figures nor tables where they are numbered apart from figures', async () => {
    const body = ['Figure 1. Yields', 'Scheme 1. Synthesis', 'Figure 2. Rates'].flatMap(captioned);
    expect(await items([...body, prose()])).toEqual([
      expect.stringContaining('Figure 1'),
      expect.stringContaining('Figure 2'),
    ]);
  });
});
