import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import { s3Objects } from '../../src/storage-drivers/s3-objects.ts';
import { describeObjectStore } from '../contracts/object-store.ts';
import { type ConditionalS3, startConditionalS3 } from '../support/s3-conditions-proxy.ts';
import { settingsOf } from './s3-settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

describeObjectStore('s3Objects', async () => {
  const settings = { ...settingsOf(s3), prefix: randomUUID() };
  const clock = { now: () => new Date(Date.now() + s3.delay()) };
  const objects = s3Objects({ ...settings, clock });
  const other = s3Objects({ ...settings, clock });
  return {
    objects,
    reopen: async () => other,
    send: (request) => fetch(request),
    passTime: s3.passTime,
    async close() {
      await objects.close();
      await other.close();
    },
  };
});
