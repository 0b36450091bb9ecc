import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesystemStore } from '../../../../src/storage-drivers/filesystem/filesystem-store.ts';
import type { SharedStoreBench } from '../../../contracts/store.ts';
import { manualClock } from '../../manual-clock.ts';

/** A store in a folder of its own, where no lock is ever taken over because of its age alone. */
export async function openFilesystemBench(): Promise<SharedStoreBench & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-test-'));
  const clock = manualClock();
  const options = { folder, lockLimit: 3_600_000 };
  return {
    ...clock,
    folder,
    options,
    store: filesystemStore({ ...options, clock }),
    reopen: async () => filesystemStore({ ...options, clock }),
    close: () => rm(folder, { recursive: true }),
  };
}
