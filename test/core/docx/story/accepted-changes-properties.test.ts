import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEditedDocument } from '../../../support/docx/any-edited-document.ts';
import { docx } from '../../../support/docx/docx.ts';
import { openForChanges } from '../../../support/docx/opened-docx.ts';
import { acceptChanges } from '../../../support/mutations/accept-changes.ts';

test('the story of any document is the same before and after its tracked changes are accepted', async () => {
  const property = fc.asyncProperty(anyEditedDocument, async (parts) => {
    const document = await openForChanges(await docx(parts));
    const accepted = await document.read(acceptChanges(document.main));
    const { story } = await document.read();
    // How much was removed is told once, as long as Word still shows it.
    expect({ ...story, removals: 0 }).toEqual(accepted.story);
  });
  await fc.assert(property, { numRuns: 300 });
});
