import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../../../src/core/docx/package/open.ts';
import { docx, docxParts, relationship } from '../../../../support/docx/docx.ts';
import { refusal } from '../../../../support/docx/refusal.ts';
import { zip } from '../../../../support/docx/zip.ts';

async function relationshipsWith(xml: string) {
  return (await openDocx(await docx({ relationships: xml }))).relationships;
}

describe('the relationships of the main part', () => {
  test.each([
    ['media/a.png', '/word/media/a.png'],
    ['/media/a.png', '/media/a.png'],
    ['../media/a.png', '/media/a.png'],
    ['../../../../etc/passwd', '/etc/passwd'],
    ['media/my%20picture.png', '/word/media/my picture.png'],
    ['media\\a.png', '/word/media/a.png'],
    ['chart.xml#part', '/word/chart.xml'],
    ['100%.png', '/word/100%.png'],
  ])('lead from %s to a name inside the package', async (target, name) => {
    const relationships = await relationshipsWith(relationship('a', 'image', target));
    expect(relationships.get('a')?.target).toBe(name);
  });

  test('keep an external address as written', async () => {
    const address = 'file:///C:/Users/../secret.docx';
    const relationships = await relationshipsWith(relationship('a', 'subDocument', address, 'External'));
    expect(relationships.get('a')).toEqual({ kind: 'subDocument', target: address, external: true });
  });

  test('keep the first of two with the same id', async () => {
    const relationships = await relationshipsWith(
      `${relationship('a', 'image', 'one.png')}${relationship('a', 'image', 'two.png')}`,
    );
    expect(relationships.get('a')?.target).toBe('/word/one.png');
  });

  test('leave out those without an id, a type or a target', async () => {
    const before = (await relationshipsWith('')).size;
    const after = await relationshipsWith('<Relationship Id="a"/><Relationship Target="b" Type="c"/>');
    expect(after.size).toBe(before);
  });

  test('may have ids that are names of the language', async () => {
    const relationships = await relationshipsWith(relationship('__proto__', 'image', 'a.png'));
    expect(relationships.get('__proto__')?.kind).toBe('image');
    expect(relationships.get('constructor')).toBeUndefined();
  });

  test('have the same names in Strict OOXML', async () => {
    const document = await openDocx(await docx({ strict: true, properties: { pages: 3 } }));
    expect(document.related('styles')?.name).toBe('/word/styles.xml');
    expect(document.property('extended-properties')?.name).toBe('/docProps/app.xml');
  });

  test.each(['_rels/.rels', 'word/_rels/document.xml.rels', '[Content_Types].xml'])(
    'or any part that opening needs, such as %s, are refused with a document type',
    async (spoilt) => {
      const parts = [...docxParts()].map(([name, content]) => ({
        name,
        content: name === spoilt ? `<!DOCTYPE a>${content}` : content,
      }));
      const error = await refusal(openDocx(zip(parts)));
      expect([error.code, error.details.part]).toEqual(['document_unsafe', `/${spoilt}`]);
    },
  );
});
