import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../../src/core/docx/package/open.ts';
import { compoundFile } from '../../../support/docx/compound.ts';
import { onePixelPng } from '../../../support/docx/parts.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { zip } from '../../../support/docx/zip.ts';

const html = '<!-- saved from the web --><html><body><p>Hello</p></body></html>';
const flatOpc =
  '<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"/>';
const word2003 =
  '<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"/>';
const openDocumentType = 'application/vnd.oasis.opendocument';
const lockFile = `\x03Ada${' '.repeat(50)}\x03\0A\0d\0a\0${'\0'.repeat(100)}`;

describe('a file that is not a Word document', () => {
  test.each<[string, string | Uint8Array]>([
    ['pdf', '%PDF-1.7\n1 0 obj'],
    ['pdf', '\n\n%PDF-1.7\n1 0 obj'],
    ['rtf', '{\\rtf1\\ansi Hello}'],
    ['doc', compoundFile(['1Table', 'WordDocument'])],
    ['doc', compoundFile(['WordDocument', 'ObjectPool', 'Workbook'])],
    ['xls', compoundFile(['Workbook'])],
    ['xls', compoundFile(['Book'])],
    ['ppt', compoundFile(['Current User', 'PowerPoint Document'])],
    ['old-office', compoundFile(['Contents'])],
    ['odt', zip([{ name: 'mimetype', content: `${openDocumentType}.text` }])],
    ['opendocument', zip([{ name: 'mimetype', content: `${openDocumentType}.spreadsheet` }])],
    ['odt', '<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>'],
    ['epub', zip([{ name: 'mimetype', content: 'application/epub+zip' }])],
    ['pages', zip([{ name: 'Index/Document.iwa', content: 'x' }])],
    ['zip', zip([{ name: 'thesis.docx', content: 'PK' }])],
    ['unpacked', zip([{ name: 'My thesis/[Content_Types].xml', content: '<Types/>' }])],
    ['archive', Buffer.from('377abcaf271c0004', 'hex')],
    ['html', html],
    ['html', '\ufeff<!DOCTYPE html>\n<html lang="en">'],
    ['mhtml', 'MIME-Version: 1.0\nContent-Type: multipart/related'],
    ['flat-opc', flatOpc],
    ['word-2003-xml', word2003],
    ['xml', '<?xml version="1.0"?><article/>'],
    ['latex', '% my thesis\n\\documentclass{book}'],
    ['wordperfect', Buffer.from('ff575043000100010a', 'hex')],
    ['macos-alias', Buffer.from('book\0\0\0\0mark\0\0\0\0', 'latin1')],
    ['macos-metadata', Buffer.from('0005160700020000', 'hex')],
    ['word-lock-file', lockFile],
    ['image', onePixelPng],
    ['image', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['text', 'Chapter 1\nIt was a dark night.'],
    ['text', Buffer.from('\xdcber die Gr\xf6\xdfe', 'latin1')],
    ['text', Buffer.from('\ufeffChapter 1', 'utf16le')],
    ['text', 'PK is where every paragraph of mine starts.'],
    ['unknown', Buffer.from('0102030405060708', 'hex')],
  ])('is recognised as %s', async (seems, content) => {
    const error = await refusal(openDocx(typeof content === 'string' ? Buffer.from(content) : content));
    expect([error.code, error.details]).toEqual(['document_not_docx', { seems }]);
  });

  test('is refused with a sentence that says what to do', async () => {
    const error = await refusal(openDocx(Buffer.from('%PDF-1.7')));
    expect(error.message).toBe(
      'This is a PDF, not a Word document. Please upload the .docx file that the PDF was made from.',
    );
  });
});

describe('a document with a password', () => {
  test.each([
    [['EncryptionInfo', 'EncryptedPackage']],
    [['WordDocument', 'EncryptionInfo', 'EncryptedPackage']],
    [['\u0006DataSpaces']],
  ])('is recognised by the streams %j', async (streams) => {
    expect((await refusal(openDocx(compoundFile(streams)))).code).toBe('document_encrypted');
  });

  test('is recognised by the flag of a zip entry', async () => {
    const bytes = zip([{ name: 'word/document.xml', content: 'secret', lie: { encrypted: true } }]);
    expect((await refusal(openDocx(bytes))).code).toBe('document_encrypted');
  });
});

describe('a file without content', () => {
  test('is empty if it has no bytes', async () => {
    expect((await refusal(openDocx(new Uint8Array(0)))).code).toBe('document_empty');
  });

  test('is empty if it is an archive without entries', async () => {
    expect((await refusal(openDocx(zip([])))).code).toBe('document_empty');
  });

  test('is damaged if it has only zeros', async () => {
    expect((await refusal(openDocx(new Uint8Array(5000)))).code).toBe('document_damaged');
  });
});
