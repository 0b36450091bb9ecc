import { join } from 'node:path';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { openDesk } from '../../core/services/support/open-desk.ts';
import { wrapStore } from '../wrap-store.ts';

/**
 * A desk that accepts a submission and is killed at the moment it would store the job. Tests start it with
 * `node submitting-process.mjs FOLDER`.
 */
const [folder = ''] = process.argv.slice(2);
const store = wrapStore(
  filesystemStore({ folder: join(folder, 'records') }),
  async ({ method, key }, run) => {
    if (method === 'put' && key.startsWith('jobs/')) {
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => {});
    }
    await run();
  },
);
const objects = filesystemObjects({ folder: join(folder, 'files'), publicUrl: 'https://desk.example' });
await openDesk({ store, objects }).submit(new TextEncoder().encode('a thesis'));
