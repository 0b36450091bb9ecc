import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripMarks } from '../../../../src/core/docx/text/fold-text.ts';
import { createStartTest } from '../../../../src/core/docx/text/starts-with.ts';
import { phrasesOf } from '../../../../src/core/docx/text/vocabulary.ts';

const labels = [...phrasesOf('tableLabel'), ...phrasesOf('figureLabel'), ...phrasesOf('chapter')];
const mayStart = createStartTest(labels);

describe('the test of first letters', () => {
  test('passes every phrase, in any case, whatever follows', () => {
    const spelt = fc.constantFrom(...labels).chain((label) => fc.constantFrom(label, label.toUpperCase()));
    fc.assert(fc.property(spelt, fc.string(), (label, rest) => mayStart(stripMarks(label + rest))));
  });

  test.each(['The figure', 'results', '', ' '])('stops "%s"', (text) => {
    expect(mayStart(text)).toBe(false);
  });

  test('passes nothing when there are no phrases', () => {
    expect(createStartTest([])('anything')).toBe(false);
  });
});
