import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../bench/accuracy/corpus/corpus.ts';

const corpus = loadCorpus();

describe('the labelled corpus', () => {
  test('has batches without a gap, from 0 on', () => {
    const batches = [...new Set(corpus.map(({ batch }) => batch))];
    expect(batches).toEqual(batches.map((_, index) => index));
  });

  test('has each document once, by name and by content', () => {
    const names = new Set(corpus.map(({ name }) => name));
    const sums = new Set(corpus.map(({ label }) => label.source.sha256));
    expect([names.size, sums.size]).toEqual([corpus.length, corpus.length]);
  });

  test.each(corpus)('gives places within $name', ({ label }) => {
    const { totalWords, bodyStart, references, tables, figures, notTables, notFigures } = label;
    const words = [bodyStart, ...tables, ...figures, ...notTables, ...notFigures].map(([word]) => word);
    expect(Math.max(...words, ...references.flat())).toBeLessThanOrEqual(totalWords);
  });

  test.each(corpus)('lists the count of the reader of $name among those that are right', ({ label }) => {
    for (const number of ['tables', 'figures', 'frontMatter'] as const)
      expect(label.accept?.[number] ?? [label.numbers[number]]).toContain(label.numbers[number]);
  });
});
