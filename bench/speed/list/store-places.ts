import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../../../src/core/ports.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { redisStore } from '../../../src/storage-drivers/redis/redis-store.ts';
import { s3Store } from '../../../src/storage-drivers/s3/s3-store.ts';
import { settingsOf } from '../../../test/storage-drivers/s3/support/settings.ts';
import { startRedis } from '../../../test/support/redis-server.ts';
import { startConditionalS3 } from '../../../test/support/s3/s3-conditions-proxy.ts';

/** Where records are kept. Each call of `open` gives a separate handle, as another process would have. */
export interface StorePlace {
  open(): Store;
  remove(): Promise<unknown>;
}

export const storePlaces: Record<string, () => Promise<StorePlace>> = {
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-list-'));
    return { open: () => filesystemStore({ folder }), remove: () => rm(folder, { recursive: true }) };
  },
  async redis() {
    const server = await startRedis();
    return { open: () => redisStore({ url: server.url }), remove: () => server.stop() };
  },
  async s3() {
    const server = await startConditionalS3();
    return { open: () => s3Store(settingsOf(server)), remove: () => server.stop() };
  },
};
