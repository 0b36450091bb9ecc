import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import { s3Store } from '../../src/storage-drivers/s3.ts';
import { describeStore } from '../contracts/store.ts';
import { type ConditionalS3, startConditionalS3 } from '../support/s3-conditions-proxy.ts';
import { manualClock } from './manual-clock.ts';
import { settingsOf } from './s3-settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

describeStore('s3Store', async () => {
  const clock = manualClock();
  const settings = { ...settingsOf(s3), prefix: randomUUID() };
  const stores = [s3Store({ ...settings, clock })];
  const [store = s3Store(settings)] = stores;
  return {
    ...clock,
    store,
    async reopen() {
      const other = s3Store({ ...settings, clock });
      stores.push(other);
      return other;
    },
    async close() {
      for (const each of stores) await each.close();
    },
  };
});
