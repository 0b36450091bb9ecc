import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseDissertation } from '../../../../src/core/docx/analyse.ts';
import { docx } from '../../../support/docx/docx.ts';
import { type OpenedDocx, openForChanges } from '../../../support/docx/opened-docx.ts';
import type { XmlNode } from '../../../support/docx/xml-tree.ts';
import { reversedProperties } from '../../../support/mutations/reorder.ts';
import { mergeRuns, splitRuns, sprinkleMarks } from '../../../support/mutations/runs.ts';
import { anyDocument, anyThesis } from '../../../support/theses/any-thesis.ts';
import { absentTheses, realTheses, shareOfTheses } from '../../../support/theses/real-theses.ts';

type Change = (main: readonly XmlNode[]) => readonly XmlNode[];

const changes: [string, Change][] = [
  ['its properties and attributes stand in another order', reversedProperties],
  ['its runs are cut in pieces', splitRuns],
  ['its runs are joined', mergeRuns],
  ['marks that no reader sees stand between its runs', sprinkleMarks],
];

/** Numbers and report stay what they were. */
async function expectSame(document: OpenedDocx, change: Change): Promise<void> {
  const before = analyseDissertation(await document.read());
  expect(analyseDissertation(await document.read(change(document.main)))).toEqual(before);
}

describe('a document stays the same, including its report', () => {
  describe.each(changes)('where %s:', (_change, change) => {
    test.each([
      ['thesis', anyThesis],
      ['document', anyDocument],
    ])('any %s', async (_name, any) => {
      const property = fc.asyncProperty(any, async (parts) => {
        await expectSame(await openForChanges(await docx(parts)), change);
      });
      await fc.assert(property, { numRuns: 15, seed: 4 });
    });
  });

  describe.skipIf(realTheses.length === 0)(`where it is a real thesis${absentTheses} and`, () => {
    describe.each(changes.map(([name, change], turn) => ({ name, change, turn })))('$name:', (each) => {
      test.each(shareOfTheses(each.turn, 2 * changes.length))('$name', async ({ open }) => {
        await expectSame(await open(), each.change);
      });
    });
  });
});
