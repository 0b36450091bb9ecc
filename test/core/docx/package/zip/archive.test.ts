import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../../../src/core/docx/package/open.ts';
import { docx, docxParts } from '../../../../support/docx/docx.ts';
import { refusal, wholeText } from '../../../../support/docx/refusal.ts';
import { paragraph } from '../../../../support/docx/text.ts';
import { type ZipEntry, type ZipOptions, zip } from '../../../../support/docx/zip.ts';

const hello = [paragraph('Hello')];

/** A document's archive with some entries changed, and others behind them. */
function archive(change: (entry: ZipEntry) => ZipEntry, more: ZipEntry[] = [], options: ZipOptions = {}) {
  const entries = [...docxParts({ body: hello })].map(([name, content]) => change({ name, content }));
  return zip([...entries, ...more], options);
}

const unchanged = (entry: ZipEntry) => entry;
const textOf = async (bytes: Uint8Array) => wholeText((await openDocx(bytes)).main);

describe('an oddly built archive', () => {
  test('is read with backslashes in its names', async () => {
    const bytes = archive((entry) => ({ ...entry, name: entry.name.replaceAll('/', '\\') }));
    expect(await textOf(bytes)).toContain('Hello');
  });

  test('is read with a slash before its names', async () => {
    expect(await textOf(archive((entry) => ({ ...entry, name: `/${entry.name}` })))).toContain('Hello');
  });

  test('is read with its names in a different case', async () => {
    const bytes = archive((entry) => ({ ...entry, name: entry.name.toUpperCase() }));
    expect(await textOf(bytes)).toContain('Hello');
  });

  test('returns the entry with the exact name before one that differs in case', async () => {
    const bytes = archive(unchanged, [{ name: 'WORD/document.xml', content: '<other/>' }]);
    expect(await textOf(bytes)).toContain('Hello');
  });

  test('returns the last of two entries with the same name', async () => {
    const bytes = archive(unchanged, [{ name: 'word/document.xml', content: '<second/>' }]);
    expect(await textOf(bytes)).toBe('<second/>');
  });

  test('is read after bytes that do not belong to it', async () => {
    const bytes = Buffer.concat([Buffer.from('\r\n\0\x01\x02\x03', 'latin1'), archive(unchanged)]);
    expect(await textOf(bytes)).toContain('Hello');
  });

  test('is read with a zip64 end record', async () => {
    expect(await textOf(archive(unchanged, [], { zip64RecordSize: 44 }))).toContain('Hello');
  });

  test('is read with a zip64 end record that it does not need', async () => {
    const bytes = archive(unchanged, [], { zip64RecordSize: 44, zip64IsExtra: true });
    expect(await textOf(bytes)).toContain('Hello');
  });

  test('is read with a signature behind its directory', async () => {
    const behindDirectory = Buffer.from('PK\x05\x05\x04\x00sign', 'latin1');
    expect(await textOf(archive(unchanged, [], { behindDirectory }))).toContain('Hello');
  });

  test('is read with a comment in which a second archive seems to end', async () => {
    const comment = 'Made by PK\x05\x06, the packer that signs its work with its name';
    expect(await textOf(archive(unchanged, [], { comment }))).toContain('Hello');
  });

  test('is read from the middle of a larger buffer', async () => {
    const bytes = archive(unchanged);
    const larger = new Uint8Array(bytes.length + 100);
    larger.set(bytes, 50);
    expect(await textOf(larger.subarray(50, 50 + bytes.length))).toContain('Hello');
  });

  test('does not confuse names of the language with names of entries', async () => {
    const bytes = archive(unchanged, [
      { name: '__proto__', content: 'x' },
      { name: 'constructor', content: 'x' },
    ]);
    expect(await textOf(bytes)).toContain('Hello');
  });

  test('never opens an archive within it', async () => {
    const inner = await docx({ body: [paragraph('Inner')] });
    expect(await textOf(archive(unchanged, [{ name: 'word/inner.docx', content: inner }]))).toContain(
      'Hello',
    );
  });
});

describe('a broken archive', () => {
  test.each([
    ['cut off in its middle', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
    ['cut off in its end record', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 10)],
    [
      'lacking bytes in its middle',
      (bytes: Uint8Array) => Buffer.concat([bytes.subarray(0, 100), bytes.subarray(200)]),
    ],
  ])('is damaged if %s', async (_what, spoil) => {
    expect((await refusal(openDocx(spoil(archive(unchanged))))).code).toBe('document_damaged');
  });

  test('is damaged if packed by a method that Word does not know', async () => {
    const bytes = archive((entry) => ({ ...entry, lie: { method: 93 } }));
    expect((await refusal(openDocx(bytes))).code).toBe('document_damaged');
  });

  test('is damaged if its zip64 record claims a data sector that is not there', async () => {
    const error = await refusal(openDocx(archive(unchanged, [], { zip64RecordSize: 1000 })));
    expect([error.code, error.details.problem]).toEqual([
      'document_damaged',
      'archive has bytes missing in the middle',
    ]);
  });

  test('is damaged if its zip64 record is outside the file', async () => {
    const bytes = Buffer.from(archive(unchanged, [], { zip64RecordSize: 44 }));
    bytes.writeUInt32LE(1, bytes.lastIndexOf(Buffer.from('504b0607', 'hex')) + 12);
    const error = await refusal(openDocx(bytes));
    expect(error.details.problem).toBe('zip64 locator points outside the file');
  });

  test('is damaged if a name has no end', async () => {
    const bytes = archive(unchanged, [{ name: 'a'.repeat(5000), content: 'x' }]);
    expect((await refusal(openDocx(bytes))).details.problem).toBe('archive contains an overlong name');
  });
});

describe('an archive that is too large', () => {
  const empty = Array.from({ length: 50 }, (_, index) => ({ name: `word/media/${index}.png`, content: '' }));

  test('is refused by its bytes', async () => {
    const error = await refusal(openDocx(archive(unchanged), { fileBytes: 100 }));
    expect([error.code, error.details]).toEqual(['document_too_large', { limit: 'fileBytes', maximum: 100 }]);
  });

  test('is refused while its stream is read, and the stream is closed', async () => {
    let yielded = 0;
    let left = false;
    async function* endless() {
      try {
        for (;;) {
          yielded += 1;
          yield new Uint8Array(1000);
        }
      } finally {
        left = true;
      }
    }
    const error = await refusal(openDocx(endless(), { fileBytes: 10_000 }));
    expect([error.code, yielded, left]).toEqual(['document_too_large', 11, true]);
  });

  test('is refused by the number of entries', async () => {
    const error = await refusal(openDocx(archive(unchanged, empty), { entries: 50 }));
    expect([error.code, error.details.limit]).toEqual(['document_too_large', 'entries']);
  });

  test('is refused by the number of entries even if the end record declares fewer', async () => {
    const bytes = archive(unchanged, empty, { declaredEntries: 3 });
    const error = await refusal(openDocx(bytes, { entries: 50 }));
    expect([error.code, error.details.limit]).toEqual(['document_too_large', 'entries']);
  });

  test('is refused by the number of entries that its end record declares', async () => {
    const error = await refusal(openDocx(archive(unchanged, [], { declaredEntries: 60_000 })));
    expect([error.code, error.details.limit]).toEqual(['document_too_large', 'entries']);
  });

  test('is read with exactly as many entries as the limit', async () => {
    const entries = docxParts({ body: hello }).size + empty.length;
    expect((await openDocx(archive(unchanged, empty), { entries })).main.name).toBe('/word/document.xml');
  });
});
