import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { openDesk } from '../../core/services/support/open-desk.ts';
import { inMemoryAndOverSocket } from '../../http/support/service.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const thesis = await readFile(new URL('../../../examples/sample-thesis.docx', import.meta.url));
const plainText = { contentType: 'text/plain' };
/** More than any disk has. */
const muchMore = Number.MAX_SAFE_INTEGER;

function filesOf(folder: string, minimumFreeBytes: number) {
  return filesystemObjects({ folder, publicUrl: 'https://desk.example', minimumFreeBytes });
}

describe('a disk with less room than is to stay free', () => {
  test('takes no upload, and keeps the files that it has', async () => {
    const folder = await temporaryFolder();
    await filesOf(folder, 0).put('a', chunksOf('before'), plainText);
    const full = filesOf(folder, muchMore);
    await expect(full.put('a', chunksOf('after'), plainText)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await full.head('a')).toMatchObject({ size: 6 });
  });

  test('refuses an upload that would take that room in its midst', async () => {
    const folder = await temporaryFolder();
    const megabyte = Buffer.alloc(1024 * 1024);
    let pieces = 0;
    async function* endless() {
      for (;;) {
        pieces++;
        yield megabyte;
      }
    }
    const full = filesOf(folder, muchMore);
    await expect(full.put('a', endless(), plainText)).rejects.toMatchObject({ code: 'storage_full' });
    expect(pieces).toBeLessThan(8);
  });

  test('gives out no URL for an upload', async () => {
    const asked = filesOf(await temporaryFolder(), muchMore).presignPut('a', {
      contentType: 'text/plain',
      expiresInSeconds: 60,
    });
    await expect(asked).rejects.toMatchObject({ code: 'storage_full' });
  });

  test('goes on with everything that was accepted', async () => {
    const folder = await temporaryFolder();
    const before = openDesk({ objects: filesOf(folder, 0) });
    const submissionId = await before.submit(thesis);
    const after = openDesk({ store: before.store, objects: filesOf(folder, muchMore) });
    after.desk.start();
    expect((await after.ended(submissionId)).status).toBe('completed');
    await after.desk.close();
  });
});

inMemoryAndOverSocket('a disk with less room than is to stay free', (open) => {
  test('is a 503 with a sentence for whoever asks for an upload URL, and leaves no note', async () => {
    const folder = await temporaryFolder();
    const service = await open({ objects: () => filesOf(folder, muchMore) });
    service.expectErrors();
    const json = { fileName: 'thesis.docx' };
    const answer = await service.ask('POST', '/intake/presigned-url', { json });
    expect(answer.status).toBe(503);
    expect(answer.json).toEqual({
      error: expect.stringMatching(/^No space for more documents at the moment\. Please try again/),
    });
    expect(answer.headers.get('retry-after')).toBe('600');
    for await (const key of service.store.store.keys('')) expect(key).not.toContain('pending');
  });

  test('is a 503 for the upload itself', async () => {
    const folder = await temporaryFolder();
    const service = await open({
      objects: (publicUrl, clock) => {
        const roomy = filesystemObjects({ folder, publicUrl, clock });
        return {
          ...filesystemObjects({ folder, publicUrl, clock, minimumFreeBytes: muchMore }),
          presignPut: roomy.presignPut,
        };
      },
    });
    service.expectErrors();
    const url = await service.objects.presignPut('uploads/1/a.docx', { ...plainText, expiresInSeconds: 60 });
    const headers = { 'content-type': 'text/plain' };
    expect((await service.ask('PUT', url, { body: 'words', headers })).status).toBe(503);
  });
});
