import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../../../src/core/docx/package/open.ts';
import { readStoredPages } from '../../../../../src/core/docx/read-dissertation.ts';
import { docx, docxParts } from '../../../../support/docx/docx.ts';
import { paragraph } from '../../../../support/docx/text.ts';
import { zip } from '../../../../support/docx/zip.ts';

const body = [paragraph('One')];

/** What is read of a document whose properties are this XML. */
async function pagesOf(properties: string): Promise<number | null> {
  const parts = docxParts({ body, properties: { pages: 7 } }).set('docProps/app.xml', properties);
  const archive = await zip([...parts].map(([name, content]) => ({ name, content })));
  return readStoredPages((await openDocx(archive)).property('extended-properties'));
}

const root = (content: string) =>
  `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${content}</Properties>`;

describe('the stored number of pages', () => {
  test('is what the program wrote that saved the document last', async () => {
    const document = await openDocx(await docx({ body, properties: { pages: 109, words: 20_000 } }));
    expect(await readStoredPages(document.property('extended-properties'))).toBe(109);
  });

  test('is not known without document properties', async () => {
    const document = await openDocx(await docx({ body }));
    expect(await readStoredPages(document.property('extended-properties'))).toBeNull();
  });

  test.each([
    ['nothing of pages', root('<Words>3</Words>')],
    ['no number', root('<Pages>many</Pages>')],
    ['a negative number', root('<Pages>-3</Pages>')],
    ['a number that no document has', root('<Pages>99999999999</Pages>')],
    ['no XML', 'not xml'],
    ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${root('<Pages>3</Pages>')}`],
  ])('is not known where the properties hold %s', async (_case, properties) => {
    expect(await pagesOf(properties)).toBeNull();
  });
});
