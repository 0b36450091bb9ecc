import { describe, expect, test } from 'vitest';
import { numbersSet } from '../../src/http/pages/evidence/numbers-set.ts';

const counted = (tables: number) => ({
  words: { text: 90, references: 10 },
  tables: Array.from({ length: tables }, () => ({ counted: true })),
  figures: [],
  pages: { count: 2 },
});
const quoted = { textWordCount: 90, refsWordCount: 10, tables: 12, figures: 0, frontMatter: 2 };

describe('the numbers that an editor set', () => {
  test('are those that differ from the report, with what was counted', () => {
    expect(numbersSet(quoted, counted(3))).toEqual({ tables: 3 });
  });

  test('are none where the report counts the same', () => {
    expect(numbersSet(quoted, counted(12))).toEqual({});
  });

  test('are none without a report', () => {
    expect(numbersSet(quoted, null)).toEqual({});
  });

  test('do not include the length of a list that was too long to be kept whole', () => {
    expect(numbersSet({ ...quoted, tables: 1_500 }, counted(1_000))).toEqual({});
  });
});
