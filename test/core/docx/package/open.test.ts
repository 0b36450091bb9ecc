import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../../src/core/docx/package/open.ts';
import { docx, docxParts, relationship } from '../../../support/docx/docx.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { refusal, wholeText } from '../../../support/docx/refusal.ts';
import { paragraph } from '../../../support/docx/text.ts';
import { zip } from '../../../support/docx/zip.ts';

const hello = [paragraph('Hello')];

/** A document with some of its entries replaced, or left out with null. */
function altered(changes: Record<string, string | null>): Uint8Array {
  const parts = new Map<string, string | Uint8Array | null>(docxParts({ body: hello }));
  for (const [name, content] of Object.entries(changes)) parts.set(name, content);
  return zip([...parts].flatMap(([name, content]) => (content === null ? [] : [{ name, content }])));
}

/** The content types of a document, its main part called something else. */
function contentTypes(mainType: string): string {
  const types = String(docxParts({ body: hello }).get('[Content_Types].xml'));
  return types.replace(/application\/[\w.-]+document\.main\+xml/, mainType);
}

describe('opening a document', () => {
  test('returns the text of the main part', async () => {
    const document = await openDocx(await docx({ body: hello }));
    expect(await wholeText(document.main)).toContain('<w:t xml:space="preserve">Hello</w:t>');
  });

  test('finds the styles by their relationship', async () => {
    const document = await openDocx(await docx({ body: hello }));
    expect(await document.related('styles')?.text()).toContain('w:styleId="Heading1"');
  });

  test('has null for parts that the document lacks', async () => {
    const document = await openDocx(await docx({ body: hello }));
    expect(document.related('footnotes')).toBeNull();
  });

  test('has null if a relationship points to nothing', async () => {
    const relationships = relationship('rId9', 'footnotes', 'nowhere.xml');
    const document = await openDocx(await docx({ relationships }));
    expect(document.related('footnotes')).toBeNull();
  });

  test.each([
    ['a space', 'foot%20notes.xml', 'foot%20notes.xml'],
    ['letters of another script', '%E8%84%9A%E6%B3%A8.xml', '%e8%84%9a%E6%B3%A8.xml'],
    ['a space that only the target encodes', 'foot notes.xml', 'foot%20notes.xml'],
    ['a space that only the archive encodes', 'foot%20notes.xml', 'foot notes.xml'],
    ['an encoded percent sign', '50%2525.xml', '50%2525.xml'],
    ['a percent sign that encodes nothing', '50%.xml', '50%.xml'],
    ['another letter case', 'FOOT%20notes.xml', 'foot%20NOTES.xml'],
  ])('finds a part whose name has %s', async (_what, entry, target) => {
    const parts = docxParts({ body: hello, relationships: relationship('rId9', 'footnotes', target) });
    parts.set(`word/${entry}`, 'the notes');
    const document = await openDocx(zip([...parts].map(([name, content]) => ({ name, content }))));
    const notes = document.related('footnotes');
    expect(notes && (await wholeText(notes))).toBe('the notes');
  });

  test('never treats an external target as a part', async () => {
    const relationships = relationship('rId9', 'footnotes', '/word/document.xml', 'External');
    const document = await openDocx(await docx({ relationships }));
    expect(document.related('footnotes')).toBeNull();
  });

  test('finds the stored properties', async () => {
    const document = await openDocx(await docx({ properties: { pages: 212 } }));
    expect(await document.property('extended-properties')?.text()).toContain('<Pages>212</Pages>');
  });

  test('lists the relationships of the main part by id', async () => {
    const document = await openDocx(await docx({ body: [paragraph([picture()])] }));
    expect(document.relationships.get('rIdPicture')).toEqual({
      kind: 'image',
      target: '/word/media/picture.png',
      external: false,
    });
  });

  test('reads the source from a stream', async () => {
    const bytes = await docx({ body: hello });
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
    }
    expect(await wholeText((await openDocx(pieces())).main)).toContain('Hello');
  });

  test('passes on an error of the stream unchanged', async () => {
    const lost = new Error('connection lost');
    async function* pieces() {
      yield new Uint8Array(10);
      throw lost;
    }
    await expect(openDocx(pieces())).rejects.toBe(lost);
  });

  test('refuses a limit that would limit nothing', async () => {
    await expect(openDocx(new Uint8Array(0), { fileBytes: Number.NaN })).rejects.toThrow(RangeError);
  });
});

describe('the main part', () => {
  test.each([
    ['Strict OOXML', { strict: true }],
    ['another prefix', { prefix: 'ns0' }],
    ['another name', { mainName: '/word/document2.xml' }],
    ['another folder and ending', { mainName: '/story/text.part' }],
    ['an absolute target', { mainTarget: '/word/document.xml' }],
    ['a target in another letter case', { mainTarget: 'Word/Document.xml' }],
    ['a target that climbs out of the package', { mainTarget: '../../../word/document.xml' }],
    ['a target with back slashes', { mainTarget: 'word\\document.xml' }],
  ])('is found by %s', async (_what, options) => {
    const document = await openDocx(await docx({ body: hello, ...options }));
    expect(await wholeText(document.main)).toContain('Hello');
  });

  test.each([
    ['its relationship', 'text%20of/main%20part.xml'],
    ['its content type', 'nowhere.xml'],
  ])('and what it refers to may have encoded names, found by %s', async (_what, mainTarget) => {
    const mainName = '/text%20of/main%20part.xml';
    const relationships = `${relationship('a', 'footnotes', 'foot%20notes.xml')}${relationship('b', 'endnotes', '/text%20of/foot%20notes.xml')}`;
    const parts = docxParts({ body: hello, mainName, mainTarget, relationships });
    parts.set('text%20of/foot%20notes.xml', 'the notes');
    const document = await openDocx(zip([...parts].map(([name, content]) => ({ name, content }))));
    const notes = [document.related('footnotes'), document.related('endnotes')];
    expect(await Promise.all(notes.map((part) => part && wholeText(part)))).toEqual([
      'the notes',
      'the notes',
    ]);
  });

  test.each([
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
    'application/vnd.ms-word.document.macroEnabled.main+xml',
    'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
  ])('may have the type %s', async (type) => {
    const document = await openDocx(altered({ '[Content_Types].xml': contentTypes(type) }));
    expect(await wholeText(document.main)).toContain('Hello');
  });

  test('is found by its content type if the package has no relationships', async () => {
    const document = await openDocx(altered({ '_rels/.rels': null }));
    expect(await wholeText(document.main)).toContain('Hello');
  });

  test('is missing if the archive does not contain it', async () => {
    const error = await refusal(openDocx(altered({ 'word/document.xml': null })));
    expect(error.code).toBe('document_no_main_part');
  });

  test('is missing if nothing says that it is one', async () => {
    const error = await refusal(
      openDocx(altered({ '[Content_Types].xml': contentTypes('application/xml') })),
    );
    expect(error.code).toBe('document_no_main_part');
  });

  test.each([
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
    ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'],
    ['vsdx', 'application/vnd.ms-visio.drawing.main+xml'],
  ])('tells a document from an %s', async (seems, type) => {
    const error = await refusal(openDocx(altered({ '[Content_Types].xml': contentTypes(type) })));
    expect([error.code, error.details.seems]).toEqual(['document_not_docx', seems]);
  });

  test('may have no relationships of its own', async () => {
    const document = await openDocx(altered({ 'word/_rels/document.xml.rels': null }));
    expect(document.relationships.size).toBe(0);
  });
});
