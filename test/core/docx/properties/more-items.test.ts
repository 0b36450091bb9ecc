import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseDissertation } from '../../../../src/core/docx/analyse.ts';
import { docx } from '../../../support/docx/docx.ts';
import { type OpenedDocx, openForChanges } from '../../../support/docx/opened-docx.ts';
import { acceptChanges } from '../../../support/mutations/accept-changes.ts';
import { withCaptioned } from '../../../support/mutations/additions.ts';
import { paragraphsOf } from '../../../support/mutations/blocks.ts';
import { anyThesis } from '../../../support/theses/any-thesis.ts';
import { absentTheses, realTheses, shareOfTheses } from '../../../support/theses/real-theses.ts';

const places = 2;
const kinds = [
  { kind: 'table', more: { tables: 1, figures: 0 } },
  { kind: 'figure', more: { tables: 0, figures: 1 } },
] as const;

/** How many tables and figures a document has more where one with a caption was put into its text, place by place. */
async function gains(document: OpenedDocx, kind: 'table' | 'figure'): Promise<Record<string, object>> {
  // What a tracked change removed is read as no paragraph.
  const accepted = acceptChanges(document.main);
  const dissertation = await document.read(accepted);
  const { analysis, report } = analyseDissertation(dissertation);
  const paragraphs = paragraphsOf(accepted, dissertation);
  const gained: Record<string, object> = {};
  for (const { where, main } of withCaptioned(kind, accepted, paragraphs, report, places)) {
    const after = analyseDissertation(await document.read(main)).analysis;
    gained[where] = { tables: after.tables - analysis.tables, figures: after.figures - analysis.figures };
  }
  return gained;
}

describe.each(kinds)('an extra captioned $kind adds one $kind and nothing else', ({ kind, more }) => {
  async function expectOneMore(document: OpenedDocx): Promise<void> {
    const gained = await gains(document, kind);
    expect(gained).toEqual(Object.fromEntries(Object.keys(gained).map((where) => [where, more])));
  }

  test('in any thesis', async () => {
    const property = fc.asyncProperty(anyThesis, async (parts) => {
      await expectOneMore(await openForChanges(await docx(parts)));
    });
    await fc.assert(property, { numRuns: 15, seed: 7 });
  });

  describe.skipIf(realTheses.length === 0)(`in real theses${absentTheses}`, () => {
    test.each(shareOfTheses(kind === 'table' ? 0 : 1, 4))('$name', async ({ open }) => {
      await expectOneMore(await open());
    });
  });
});
