import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreQueueOptions } from '../../../src/adapters/queue/store-queue.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { removeFolder } from '../remove-folder.ts';
import { StoreQueueBench } from './store-queue-bench.ts';

/** A bench with an in-memory store. */
export function memoryBench(settings: Partial<StoreQueueOptions> = {}): StoreQueueBench {
  return new StoreQueueBench((clock) => memoryStore({ clock }), settings);
}

/** A bench with a store in its own folder, which is removed when the bench is closed. */
export async function filesystemBench(settings: Partial<StoreQueueOptions> = {}): Promise<StoreQueueBench> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-queue-'));
  const bench = new StoreQueueBench((clock) => filesystemStore({ folder, clock }), settings);
  bench.afterClose(() => removeFolder(folder));
  return bench;
}
