import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../../../src/core/docx/package/open.ts';
import { noTotals, readStoredTotals } from '../../../../../src/core/docx/package/parts/stored-totals.ts';
import { docx, docxParts } from '../../../../support/docx/docx.ts';
import { paragraph } from '../../../../support/docx/text.ts';
import { zip } from '../../../../support/docx/zip.ts';

const body = [paragraph('One')];

/** What is read of a document whose properties are this XML. */
async function pagesOf(properties: string): Promise<number | null> {
  const parts = docxParts({ body, properties: { pages: 7 } }).set('docProps/app.xml', properties);
  const archive = await zip([...parts].map(([name, content]) => ({ name, content })));
  return (await readStoredTotals((await openDocx(archive)).property('extended-properties'))).pages;
}

const root = (content: string) =>
  `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${content}</Properties>`;

describe('what a document says about its length', () => {
  test('is what the program that last saved the document wrote', async () => {
    const document = await openDocx(await docx({ body, properties: { pages: 109, words: 20_000 } }));
    const { pages, words } = await readStoredTotals(document.property('extended-properties'));
    expect([pages, words]).toEqual([109, 20_000]);
  });

  test('is not known without document properties', async () => {
    const document = await openDocx(await docx({ body }));
    expect(await readStoredTotals(document.property('extended-properties'))).toEqual(noTotals);
  });

  test.each([
    ['nothing of pages', root('<Words>3</Words>')],
    ['no number', root('<Pages>many</Pages>')],
    ['a negative number', root('<Pages>-3</Pages>')],
    ['a number that no document has', root('<Pages>99999999999</Pages>')],
    ['no XML', 'not xml'],
    ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${root('<Pages>3</Pages>')}`],
  ])('has no pages if the properties contain %s', async (_case, properties) => {
    expect(await pagesOf(properties)).toBeNull();
  });
});
