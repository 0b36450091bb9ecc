import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseDissertation } from '../../../../src/core/docx/analyse.ts';
import { type Analysis, type AnalysisReport, certaintyInWords } from '../../../../src/core/docx/analysis.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { anyDocument, anyThesis } from '../../../support/theses/any-thesis.ts';
import { absentTheses, realTheses, shareOfTheses } from '../../../support/theses/real-theses.ts';
import { entries, words } from '../structure/prose.ts';

/** What a sentence on a number speaks of. */
const subjects: Readonly<Record<keyof Analysis, RegExp>> = {
  textWordCount: /where the text starts|for text|reference list|imports other files/i,
  refsWordCount: /reference list|imports other files/i,
  tables: /tables?\b|where the text starts|reference list/i,
  figures: /figures?\b|where the text starts|reference list/i,
  frontMatter: /front matter|where the text starts/i,
};

/** Numbers that are not sure, and of which no sentence speaks. */
function unexplained({ certainty, doubts }: AnalysisReport): string[] {
  return Object.entries(subjects).flatMap(([number, subject]) => {
    const said = certaintyInWords(certainty[number as keyof Analysis]);
    return said === 'sure' || doubts.some((sentence) => subject.test(sentence)) ? [] : [number];
  });
}

describe('for each number that is not sure, a sentence says why', () => {
  test.each([
    ['thesis', anyThesis],
    ['document', anyDocument],
  ])('in any %s', async (_name, any) => {
    const property = fc.asyncProperty(any, async (parts) => {
      expect(unexplained(analyseDissertation(await readBuilt(parts)).report)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 60, seed: 2 });
  });

  describe.skipIf(realTheses.length === 0)(`in real theses${absentTheses}`, () => {
    test.each(shareOfTheses(1, 3))('$name', async ({ open }) => {
      const { report } = analyseDissertation(await (await open()).read());
      expect(unexplained(report)).toEqual([]);
    });
  });
});

/** Words of a zone, in paragraphs. */
const zone = (min: number, max: number) =>
  fc.array(fc.integer({ min: 5, max: 400 }), { minLength: min, maxLength: max });

describe('a text with less than a tenth of the words', () => {
  test('must always be checked, and a sentence says so', async () => {
    const property = fc.asyncProperty(zone(0, 8), zone(0, 3), fc.nat(30), async (front, text, listed) => {
      const lines = (counts: readonly number[]) => counts.map((count) => paragraph(words(count)));
      const body = [
        ...[paragraph('On Salt', { style: 'Title' }), heading(1, 'Abstract'), ...lines(front)],
        ...[heading(1, 'Introduction'), ...lines(text), heading(1, 'References'), ...entries(listed)],
      ];
      const { certainty, doubts, words: counted } = analyseDissertation(await readBuilt({ body })).report;
      fc.pre(counted.text * 10 < counted.total);
      expect(certaintyInWords(certainty.textWordCount)).toBe('please check');
      expect(doubts.join('\n')).toContain('words are taken for text; please check');
    });
    await fc.assert(property, { numRuns: 25, seed: 3 });
  });
});
