import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Analysis, certaintyInWords, numberKeys } from '../../../../src/core/docx/analysis.ts';
import { decideDissertation } from '../../../../src/core/docx/decide/decide-dissertation.ts';
import type { DoubtCause } from '../../../../src/core/docx/evidence/doubt.ts';
import type { Dissertation } from '../../../../src/core/docx/read-dissertation.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { anyDocument, anyThesis } from '../../../support/theses/any-thesis.ts';
import { absentTheses, realTheses, shareOfTheses } from '../../../support/theses/real-theses.ts';
import { unplaced } from '../evidence/unplaced.ts';
import { entries, words } from '../structure/prose.ts';

const ofLists = ['lists', 'missing-list', 'empty-list'] as const;

/** What may make each number uncertain. */
const causes: Readonly<Record<keyof Analysis, readonly DoubtCause[]>> = {
  textWordCount: ['imports', 'share', 'notes', 'start', ...ofLists],
  refsWordCount: ['imports', ...ofLists],
  tables: ['imports', 'tables', 'start', ...ofLists],
  figures: ['imports', 'figures', 'start', ...ofLists],
  frontMatter: ['imports', 'pages', 'start'],
};

/** Numbers that are not sure without a doubt that says why, and doubts that do not say where to look. */
function unexplained(dissertation: Dissertation) {
  const decided = decideDissertation(dissertation);
  const { certainty } = decided.result.report;
  const numbers = numberKeys.filter(
    (number) =>
      certaintyInWords(certainty[number]) !== 'sure' &&
      !decided.doubts.some(({ about, cause }) => about.includes(number) && causes[number].includes(cause)),
  );
  return { numbers, doubts: unplaced(decided, dissertation) };
}

describe('for each number that is not sure, a doubt says why and where to look', () => {
  test.each([
    ['thesis', anyThesis],
    ['document', anyDocument],
  ])('in any %s', async (_name, any) => {
    const property = fc.asyncProperty(any, async (parts) => {
      expect(unexplained(await readBuilt(parts))).toEqual({ numbers: [], doubts: [] });
    });
    await fc.assert(property, { numRuns: 60, seed: 2 });
  });

  describe.skipIf(realTheses.length === 0)(`in real theses${absentTheses}`, () => {
    test.each(shareOfTheses(1, 3))('$name', async ({ open }) => {
      expect(unexplained(await (await open()).read())).toEqual({ numbers: [], doubts: [] });
    });
  });
});

/** Words of a zone, in paragraphs. */
const zone = (min: number, max: number) =>
  fc.array(fc.integer({ min: 5, max: 400 }), { minLength: min, maxLength: max });

describe('a text with less than a tenth of the words', () => {
  test('must always be checked, and a doubt says so', async () => {
    const property = fc.asyncProperty(zone(0, 8), zone(0, 3), fc.nat(30), async (front, text, listed) => {
      const lines = (counts: readonly number[]) => counts.map((count) => paragraph(words(count)));
      const body = [
        ...[paragraph('On Salt', { style: 'Title' }), heading(1, 'Abstract'), ...lines(front)],
        ...[heading(1, 'Introduction'), ...lines(text), heading(1, 'References'), ...entries(listed)],
      ];
      const { doubts, result } = decideDissertation(await readBuilt({ body }));
      const { certainty, words: counted } = result.report;
      fc.pre(counted.text * 10 < counted.total);
      expect(certaintyInWords(certainty.textWordCount)).toBe('please check');
      expect(doubts.find(({ cause }) => cause === 'share')?.about).toContain('textWordCount');
    });
    await fc.assert(property, { numRuns: 25, seed: 3 });
  });
});
