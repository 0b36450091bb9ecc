import { describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { hasRedis, startRedis } from '../support/redis-server.ts';
import { waitUntil } from '../support/wait-until.ts';
import { readiness } from './support/desk-client.ts';
import { startServe } from './support/serve-process.ts';

describe.skipIf(!hasRedis)('a server whose Redis goes away (needs redis-server)', () => {
  test('says that it is not ready, goes on, and is ready again once Redis is back', async () => {
    const first = await startRedis();
    const environment = {
      THESISDESK_STORE: 'redis',
      THESISDESK_QUEUE: 'redis',
      THESISDESK_REDIS_URL: first.url,
    };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    expect((await readiness(url)).status).toBe(200);
    await first.kill();
    await waitUntil(async () => (await readiness(url)).status === 503, {
      what: 'a server that is not ready',
    });
    expect((await readiness(url)).checks).toMatchObject({ store: 'unavailable', jobs: 'unavailable' });
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect((await fetch(`${url}/config/rate-schedule`)).status).toBe(500);
    const second = await startRedis({ port: first.port });
    onTestFinished(() => second.stop());
    await waitUntil(async () => (await readiness(url)).status === 200, {
      what: 'a server that is ready again',
    });
    expect((await fetch(`${url}/config/rate-schedule`)).status).toBe(404);
    await first.stop();
  });
});
