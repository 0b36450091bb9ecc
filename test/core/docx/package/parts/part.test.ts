import { describe, expect, test } from 'vitest';
import type { DocxLimits } from '../../../../../src/core/docx/package/limits.ts';
import { openDocx } from '../../../../../src/core/docx/package/open.ts';
import { docxParts } from '../../../../support/docx/docx.ts';
import { refusal, wholeText } from '../../../../support/docx/refusal.ts';
import { type ZipEntry, zip } from '../../../../support/docx/zip.ts';

const MEBIBYTE = 1024 * 1024;

/** Opens a document whose main part has this content. */
async function withMain(
  content: string | Uint8Array,
  lie: ZipEntry['lie'] = {},
  limits?: Partial<DocxLimits>,
) {
  const parts = docxParts();
  const others = [...parts].filter(([name]) => name !== 'word/document.xml');
  const entries: ZipEntry[] = others.map(([name, text]) => ({ name, content: text }));
  return openDocx(zip([...entries, { name: 'word/document.xml', content, lie }]), limits);
}

describe('the characters of a part', () => {
  const text = 'Ångström – 北京 😀';
  const declaring = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`;
  const bigEndian = (characters: string) => Buffer.from(characters, 'utf16le').swap16();

  test.each<[string, string | Uint8Array]>([
    ['UTF-8', declaring('UTF-8')],
    ['UTF-8 with a byte order mark', `\ufeff${declaring('UTF-8')}`],
    ['UTF-8 without a declaration', `<a>${text}</a>`],
    ['UTF-8 that calls itself UTF-16', declaring('UTF-16')],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${declaring('UTF-16')}`, 'utf16le')],
    ['UTF-16 LE without one', Buffer.from(declaring('UTF-16'), 'utf16le')],
    ['UTF-16 BE with a byte order mark', bigEndian(`\ufeff${declaring('UTF-16')}`)],
    ['UTF-16 BE without one', bigEndian(declaring('UTF-16'))],
  ])('are read from %s', async (_encoding, content) => {
    expect(await wholeText((await withMain(content)).main)).toContain(`<a>${text}</a>`);
  });

  test('are read from another encoding that the XML declaration names', async () => {
    const content = Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a>caf\xe9 \x96</a>', 'latin1');
    expect(await wholeText((await withMain(content)).main)).toContain('<a>café –</a>');
  });

  test('are complete even if the bytes of one are split across two chunks', async () => {
    const content = `<a>${'😀'.repeat(50_000)}</a>`;
    expect(await wholeText((await withMain(content)).main)).toBe(content);
  });

  test.each<[string, Uint8Array]>([
    ['an unknown encoding', Buffer.from('<?xml version="1.0" encoding="x-none"?><a/>')],
    ['bytes that are not valid in the encoding', Buffer.from('<a>\xff\xfe\xfd</a>', 'latin1')],
    ['UTF-32', Buffer.from('fffe00003c000000', 'hex')],
  ])('are refused in %s', async (_what, content) => {
    const error = await refusal(wholeText((await withMain(content)).main));
    expect([error.code, error.details.part]).toEqual(['document_damaged', '/word/document.xml']);
  });
});

describe('a badly packed part', () => {
  const content = '<a>some text</a>'.repeat(10_000);

  test.each<[string, ZipEntry['lie']]>([
    ['packed bytes that make no sense', { packed: Buffer.from('\xff\xff\xff\xff', 'latin1') }],
    ['no packed bytes', { packed: new Uint8Array(0) }],
    ['a wrong checksum', { crc32: 1 }],
    ['fewer bytes than stated', { unpackedBytes: content.length + 1 }],
    ['more bytes than stated', { unpackedBytes: content.length - 1 }],
    ['bytes although none are declared', { unpackedBytes: 0 }],
  ])('is damaged with %s', async (_what, lie) => {
    const document = await withMain(content, lie);
    const error = await refusal(wholeText(document.main));
    expect([error.code, error.details.part]).toEqual(['document_damaged', '/word/document.xml']);
  });
});

describe('a stored part', () => {
  const content = Buffer.from('<a>some text</a>'.repeat(10_000));

  test('is read as it is', async () => {
    const document = await withMain(content, { method: 0, packed: content });
    expect(await wholeText(document.main)).toBe(content.toString());
  });

  test('is damaged if its two sizes differ', async () => {
    const document = await withMain(content, { method: 0, packed: content.subarray(1) });
    const error = await refusal(wholeText(document.main));
    expect([error.code, error.details.problem]).toEqual([
      'document_damaged',
      'stored entry with two different sizes',
    ]);
  });
});

describe('a part that is not where the archive says', () => {
  const centralRecord = Buffer.from('504b0102', 'hex');

  test.each([
    ['behind the end of the file', 0x7ffffff0],
    ['at bytes that are not an entry', 1],
  ])('is damaged %s', async (_where, offset) => {
    const bytes = Buffer.from(zip([...docxParts()].map(([name, text]) => ({ name, content: text }))));
    for (let at = bytes.indexOf(centralRecord); at >= 0; at = bytes.indexOf(centralRecord, at + 4))
      bytes.writeUInt32LE(offset, at + 42);
    expect((await refusal(openDocx(bytes))).code).toBe('document_damaged');
  });
});

describe('a part that is a bomb', () => {
  const zeros = new Uint8Array(64 * MEBIBYTE).fill(0x20);

  test('is refused by the size that the archive declares, before anything is unpacked', async () => {
    const document = await withMain('<a/>', { unpackedBytes: 0xfffffff0 });
    const error = await refusal(wholeText(document.main));
    expect([error.code, error.details.limit]).toEqual(['document_too_large', 'partBytes']);
  });

  test('is stopped at the declared size if it contains more', async () => {
    const document = await withMain(zeros, { unpackedBytes: 100_000 });
    let read = 0;
    const reading = async () => {
      for await (const chunk of document.main.chunks()) read += chunk.length;
    };
    expect((await refusal(reading())).code).toBe('document_damaged');
    expect(read).toBeLessThanOrEqual(100_000);
  });

  test('is refused by the total unpacked size of all parts', async () => {
    const document = await withMain(zeros.subarray(0, MEBIBYTE), {}, { totalBytes: MEBIBYTE });
    const error = await refusal(wholeText(document.main));
    expect([error.code, error.details.limit]).toEqual(['document_too_large', 'totalBytes']);
  });

  test('counts a part that is read twice only once', async () => {
    const document = await withMain('<a/>'.padEnd(100_000), {}, { totalBytes: 150_000 });
    await wholeText(document.main);
    expect(await wholeText(document.main)).toHaveLength(100_000);
  });

  test('is refused sooner if it is read as a whole', async () => {
    const document = await withMain('<a/>'.padEnd(5000), {}, { smallPartBytes: 4000 });
    const error = await refusal(document.main.text());
    expect([error.code, error.details.limit]).toEqual(['document_too_large', 'smallPartBytes']);
  });
});
