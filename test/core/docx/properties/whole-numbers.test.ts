import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseDissertation } from '../../../../src/core/docx/analyse.ts';
import type { AnalysisResult } from '../../../../src/core/docx/analysis.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { anyDocument, anyThesis } from '../../../support/theses/any-thesis.ts';
import { absentTheses, realTheses, shareOfTheses } from '../../../support/theses/real-theses.ts';

/** What can never be said of a document. */
function faults({ analysis, report }: AnalysisResult): string[] {
  const { front, text, references, total, notes } = report.words;
  const counts = { ...analysis, ...report.words };
  return [
    ...Object.entries(counts).flatMap(([name, count]) =>
      Number.isSafeInteger(count) && count >= 0 ? [] : [`${name} is ${count}`],
    ),
    ...(front + text + references === total ? [] : ['the zones do not add up to the whole']),
    ...(notes > total ? ['more words are in notes than there are'] : []),
    ...Object.entries(report.certainty).flatMap(([name, certainty]) =>
      certainty >= 0 && certainty <= 1 ? [] : [`${name} has a certainty of ${certainty}`],
    ),
  ];
}

describe('the numbers are whole and not negative, and the zones add up', () => {
  test.each([
    ['thesis', anyThesis],
    ['document', anyDocument],
  ])('in any %s', async (_name, any) => {
    const property = fc.asyncProperty(any, async (parts) => {
      expect(faults(analyseDissertation(await readBuilt(parts)))).toEqual([]);
    });
    await fc.assert(property, { numRuns: 60, seed: 1 });
  });

  describe.skipIf(realTheses.length === 0)(`in real theses${absentTheses}`, () => {
    test.each(shareOfTheses(0, 3))('$name', async ({ open }) => {
      expect(faults(analyseDissertation(await (await open()).read()))).toEqual([]);
    });
  });
});
