import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, vi } from 'vitest';
import { s3Store } from '../../src/storage-drivers/s3.ts';
import { describeSharedStore } from '../contracts/store.ts';
import { type ConditionalS3, startConditionalS3 } from '../support/s3-conditions-proxy.ts';
import { manualClock } from './manual-clock.ts';
import { settingsOf } from './s3-settings.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

const file = fileURLToPath(new URL('./s3-warm-store.ts', import.meta.url));

describeSharedStore('s3Store', { file, open: 'openWarmStore' }, async () => {
  const clock = manualClock();
  const options = { ...settingsOf(s3), prefix: randomUUID() };
  const store = s3Store({ ...options, clock });
  return {
    ...clock,
    options,
    store,
    reopen: async () => s3Store({ ...options, clock }),
    close: () => store.close(),
  };
});
