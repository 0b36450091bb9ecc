import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { s3Objects } from '../../../../src/storage-drivers/s3/s3-objects.ts';
import { s3Store } from '../../../../src/storage-drivers/s3/s3-store.ts';
import type { ObjectStoreBench } from '../../../contracts/object-store.ts';
import type { SharedStoreBench, StoreModule } from '../../../contracts/store.ts';
import type { S3UnderTest } from '../../../support/s3/s3-under-test.ts';
import { manualClock } from '../../manual-clock.ts';
import { settingsOf } from './settings.ts';

/** Records below a prefix of their own on a server, as one process has them. */
export async function storeBench(server: S3UnderTest): Promise<SharedStoreBench> {
  const clock = manualClock();
  const options = { ...settingsOf(server), prefix: randomUUID() };
  const store = s3Store({ ...options, clock });
  const stores = [store];
  return {
    ...clock,
    options,
    store,
    async reopen() {
      const other = s3Store({ ...options, clock });
      stores.push(other);
      return other;
    },
    async close() {
      for (const each of stores) await each.close();
    },
  };
}

/** How other processes open the records of a bench. */
export const storeModule: StoreModule = {
  file: fileURLToPath(new URL('./warm-store.ts', import.meta.url)),
  open: 'openWarmStore',
};

/** Files below a prefix of their own on a server. */
export async function objectsBench(server: S3UnderTest): Promise<ObjectStoreBench> {
  const settings = { ...settingsOf(server), prefix: randomUUID() };
  const clock = { now: () => new Date(Date.now() + server.delay()) };
  const objects = s3Objects({ ...settings, clock });
  const other = s3Objects({ ...settings, clock });
  return {
    objects,
    reopen: async () => other,
    send: (request) => fetch(request),
    passTime: server.passTime,
    async close() {
      await objects.close();
      await other.close();
    },
  };
}
