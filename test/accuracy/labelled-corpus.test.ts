import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../bench/accuracy/corpus/corpus.ts';

const corpus = loadCorpus();

describe('the labelled corpus', () => {
  test('has the batches 0 to 13', () => {
    expect([...new Set(corpus.map(({ batch }) => batch))]).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]);
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
});
