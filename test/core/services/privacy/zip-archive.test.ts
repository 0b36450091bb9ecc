import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { type PackedFile, zipArchive } from '../../../../src/core/services/privacy/zip-archive.ts';

const time = new Date('2026-11-20T09:08:06.000Z');

async function packed(files: Iterable<PackedFile>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipArchive(files, time)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const unpacked = async (files: Iterable<PackedFile>) =>
  JSZip.loadAsync(await packed(files), { checkCRC32: true });

test('an archive has each file with its bytes, its path and the time', async () => {
  const zeros = new Uint8Array(300_000);
  const files = [
    { path: ['mails', 'Grüße.txt'], content: [Buffer.from('one, '), Buffer.from('two')] },
    { path: ['empty'], content: [] },
    { path: ['zeros'], content: [zeros] },
  ];
  const archive = await unpacked(files);
  expect(await archive.file('mails/Grüße.txt')?.async('string')).toBe('one, two');
  expect(await archive.file('empty')?.async('string')).toBe('');
  expect(await archive.file('zeros')?.async('uint8array')).toEqual(zeros);
  expect(archive.file('zeros')?.date).toEqual(time);
});

test('an archive packs what can be packed', async () => {
  expect((await packed([{ path: ['zeros'], content: [new Uint8Array(300_000)] }])).length).toBeLessThan(1000);
});

test('an archive of nothing is one', async () => {
  expect(Object.keys((await unpacked([])).files)).toEqual([]);
});

test('an archive breaks off with the error of a file that cannot be read', async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('one');
    throw new Error('The disk is gone.');
  }
  await expect(packed([{ path: ['a'], content: failing() }])).rejects.toThrow('The disk is gone.');
});

test('an archive that nobody reads on closes the file that it was reading', async () => {
  let isClosed = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (let number = 0; ; number++) yield Buffer.from(`${number} `.repeat(10_000));
    } finally {
      isClosed = true;
    }
  }
  const archive = zipArchive([{ path: ['a'], content: endless() }], time);
  for (let chunks = 0; chunks < 3; chunks++) await archive.next();
  await archive.return(undefined);
  await expect.poll(() => isClosed).toBe(true);
});

test('an archive of more files than the format has numbers for is refused', async () => {
  const files = Array.from({ length: 65_536 }, (_, index) => ({ path: [String(index)], content: [] }));
  await expect(packed(files)).rejects.toThrow('too large');
}, 60_000);
