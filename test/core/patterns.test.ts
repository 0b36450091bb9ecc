import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../bench/chance.ts';
import { hurtingTexts, written } from '../../bench/patterns/hurting-texts.ts';
import { matchingText } from '../../bench/patterns/matching-text.ts';
import { readPatterns } from '../../bench/patterns/source-patterns.ts';

const placeOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { literals, builders } = readPatterns(placeOf('src/core'));

describe('the bench of patterns', () => {
  test('has a reader for each file that puts patterns together from pieces', () => {
    const readers = readFileSync(placeOf('bench/patterns/readers.ts'), 'utf8');
    expect(builders.filter((file) => !readers.includes(`'../../src/core/${file}'`))).toEqual([]);
  });

  test('finds a pattern wherever one is written', () => {
    const places = literals.map(({ place }) => place.replace(/:\d+$/, ''));
    expect(places).toContain('docx/text/fold-text.ts');
    expect(builders).toContain('docx/text/titles/heading-text.ts');
  });

  test('tries most patterns on texts that they match', () => {
    const matched = literals.filter(({ pattern }) => {
      const chance = chanceOf(1);
      const once = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
      return Array.from({ length: 20 }, () => matchingText(pattern, chance)).some((text) => once.test(text));
    });
    expect(matched.length).toBeGreaterThan(0.9 * literals.length);
  });

  test('tries a pattern that starts anew at each dot on many dots', () => {
    const texts = hurtingTexts(/\.+$/, chanceOf(1)).map((text) => written(text, 30));
    expect(texts.filter((text) => /^\.{30,}[^.]$/.test(text))).not.toEqual([]);
  });
});
