import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { bundleProgram } from '../../support/bundle-program.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

describe.skipIf(process.platform === 'win32')('a write that fails in the middle of a file', () => {
  test('is an error, leaves the record and the file that were there, and no lock', async () => {
    const folder = await temporaryFolder();
    const store = filesystemStore({ folder: join(folder, 'records') });
    const objects = filesystemObjects({ folder: join(folder, 'objects'), publicUrl: 'http://localhost' });
    const put = await store.put('a', { text: 'before' });
    await objects.put('a', chunksOf('before'), { contentType: 'text/plain' });

    const source = fileURLToPath(new URL('./support/put-too-much.ts', import.meta.url));
    const program = await bundleProgram(source, await temporaryFolder());
    const limited = ['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, program, folder];
    const { stdout } = await promisify(execFile)('sh', limited);

    expect(stdout.split('\n')).toEqual([...Array(2).fill('"storage_unavailable EFBIG"'), '']);
    expect(await store.get('a')).toEqual({ value: { text: 'before' }, etag: put?.etag });
    expect(await objects.head('a')).toEqual({ size: 6, contentType: 'text/plain' });
    expect(await readdir(join(folder, 'records', 'temporary'))).toEqual([]);
    expect(await readdir(join(folder, 'records', 'claims'))).toEqual([]);
    expect(await readdir(join(folder, 'objects', 'temporary'))).toEqual([]);
    expect(await store.put('a', {}, { condition: { ifMatch: put?.etag ?? '' } })).not.toBeNull();
  });
});
