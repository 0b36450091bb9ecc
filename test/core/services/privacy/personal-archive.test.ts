import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { packed } from '../../../../src/core/services/privacy/personal-archive.ts';
import type { PersonalFile } from '../../../../src/core/services/privacy/personal-files.ts';

const time = new Date('2026-11-20T09:08:06.000Z');

async function* only(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function* all(...files: PersonalFile[]): AsyncGenerator<PersonalFile> {
  yield* files;
}

async function archiveOf(...files: PersonalFile[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of packed(all(...files), time)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('an archive has each file with its bytes, its path and the time', async () => {
  const bytes = await archiveOf(
    { path: ['mails', 'Grüße.txt'], content: only('one, ', 'two') },
    { path: ['empty'], content: only() },
  );
  const archive = await JSZip.loadAsync(bytes, { checkCRC32: true });
  expect(await archive.file('mails/Grüße.txt')?.async('string')).toBe('one, two');
  expect(await archive.file('empty')?.async('string')).toBe('');
  expect(archive.file('empty')?.date).toEqual(time);
});

test('an archive breaks off with the error of a file that cannot be read', async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('one');
    throw new Error('The disk is gone.');
  }
  await expect(archiveOf({ path: ['a'], content: failing() })).rejects.toThrow('The disk is gone.');
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
  const archive = packed(all({ path: ['a'], content: endless() }), time);
  for (let chunks = 0; chunks < 3; chunks++) await archive.next();
  await archive.return(undefined);
  expect(isClosed).toBe(true);
});
