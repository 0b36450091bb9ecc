import { setTimeout as sleep } from 'node:timers/promises';
import { filesystemObjects } from '../../../../src/storage-drivers/filesystem/filesystem-objects.ts';

/**
 * A process that uploads a file `a` without end, and says when it has begun: `node endless-upload.mjs
 * FOLDER`.
 */
const [folder = ''] = process.argv.slice(2);
const objects = filesystemObjects({ folder, publicUrl: 'http://localhost' });
await objects.put('a', endless(), { contentType: 'text/plain' });

async function* endless(): AsyncIterable<Uint8Array> {
  for (let turn = 0; ; turn++) {
    yield Buffer.alloc(10_000);
    if (turn === 2) process.stdout.write('begun\n');
    await sleep(5);
  }
}
