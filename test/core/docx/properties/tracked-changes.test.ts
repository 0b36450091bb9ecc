import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseDissertation } from '../../../../src/core/docx/analyse.ts';
import type { Analysis, AnalysisReport } from '../../../../src/core/docx/analysis.ts';
import type { Dissertation } from '../../../../src/core/docx/read-dissertation.ts';
import { docx } from '../../../support/docx/docx.ts';
import { type OpenedDocx, openForChanges } from '../../../support/docx/opened-docx.ts';
import { acceptChanges } from '../../../support/mutations/accept-changes.ts';
import {
  type Track,
  trackChanges,
  trackJoins,
  trackLooks,
  trackParagraphs,
  trackRows,
  trackRuns,
} from '../../../support/mutations/track-changes.ts';
import { anyDocument, anyThesis } from '../../../support/theses/any-thesis.ts';
import { absentTheses, realTheses, shareOfTheses } from '../../../support/theses/real-theses.ts';

/** The numbers, and the places that they rest on; paragraphs that are gone do not count among their indexes. */
function numbersOf(document: Dissertation): [Analysis, AnalysisReport['words'], string[]] {
  const { analysis, report } = analyseDissertation(document);
  const places = [report.bodyStart, ...report.referenceLists].map(({ heading }) => heading ?? '');
  return [analysis, report.words, places];
}

describe('the numbers of a document are the same before and after its tracked changes are accepted', () => {
  async function expectAccepted(document: OpenedDocx): Promise<void> {
    const accepted = await document.read(acceptChanges(document.main), acceptChanges(document.footnotes));
    expect(numbersOf(await document.read())).toEqual(numbersOf(accepted));
  }

  test('in any document', async () => {
    const property = fc.asyncProperty(anyDocument, async (parts) => {
      await expectAccepted(await openForChanges(await docx(parts)));
    });
    await fc.assert(property, { numRuns: 20, seed: 5 });
  });

  describe.skipIf(realTheses.length === 0)(`in real theses${absentTheses}`, () => {
    test.each(shareOfTheses(0, 3))('$name', async ({ open }) => {
      await expectAccepted(await open());
    });
  });
});

const edits: { name: string; track: Track }[] = [
  { name: 'text came, went and was moved', track: trackRuns },
  { name: 'text looked different', track: trackLooks },
  { name: 'paragraphs were deleted', track: trackParagraphs },
  { name: 'paragraphs were joined', track: trackJoins },
  { name: 'table rows were deleted', track: trackRows },
];

describe.each(edits.map((edit, turn) => ({ ...edit, turn })))(
  'the numbers of a document are the same if $name with changes tracked',
  ({ track, turn }) => {
    async function expectTracked(document: OpenedDocx): Promise<void> {
      const [main, footnotes] = [acceptChanges(document.main), acceptChanges(document.footnotes)];
      const tracked = await document.read(trackChanges(main, track), trackChanges(footnotes, track));
      expect(numbersOf(tracked)).toEqual(numbersOf(await document.read(main, footnotes)));
    }

    test('in any thesis', async () => {
      const property = fc.asyncProperty(anyThesis, async (parts) => {
        await expectTracked(await openForChanges(await docx(parts)));
      });
      await fc.assert(property, { numRuns: 10, seed: 5 });
    });

    describe.skipIf(realTheses.length === 0)(`in real theses${absentTheses}`, () => {
      test.each(shareOfTheses(turn, 2 * edits.length))('$name', async ({ open }) => {
        await expectTracked(await open());
      });
    });
  },
);
