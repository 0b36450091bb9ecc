import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedDesk } from '../../../src/embedded-desk.ts';
import { createClient, type DeskClient } from '../../../src/http/client/client.ts';
import { createHttpApp, serve } from '../../../src/http/index.ts';
import { median, percentile } from '../percentile.ts';
import { storeSubmission, storeSubmissions } from './many-submissions.ts';
import type { StorePlace } from './store-places.ts';

const rounds = 40;
const mostMilliseconds = 200;
/** As many as the operator's page requests. */
const limit = 50;

/** Requests pages of a long list as the desk's page does; resolves to whether they are fast enough. */
export async function pageTimes(openPlace: () => Promise<StorePlace>, count: number): Promise<boolean> {
  const place = await openPlace();
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-list-'));
  const other = place.open();
  const store = place.open();
  const { desk } = embeddedDesk({ folder, publicUrl: 'http://localhost', store });
  const server = await serve(createHttpApp(desk, { isOnOwnMachine: true }), { port: 0 });
  const client = createClient({ baseUrl: server.url });
  try {
    await storeSubmissions(other, count);
    console.log(
      `  the first page, which reads all submissions: ${(await timeOf(() => client.listSubmissions({ limit }))).toFixed(0)} ms`,
    );
    let isInTime = true;
    for (const [what, query] of Object.entries(queries)) {
      const times = await timesOf(() => client.listSubmissions({ limit, ...query }));
      isInTime &&= median(times) < mostMilliseconds;
      console.log(
        `  ${what}: ${median(times).toFixed(0)} ms, 99 % within ${percentile(times, 0.99).toFixed(0)} ms`,
      );
    }
    const seen = await millisecondsUntilSeen(client, () => storeSubmission(other, count));
    console.log(`  a record written by another process shows after ${seen.toFixed(0)} ms`);
    return isInTime && seen < 10_000;
  } finally {
    await server.close();
    await desk.close();
    await other.close();
    await place.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const queries = {
  'the newest': {},
  'a search': { search: 'müller 123' },
  'failed ones, by name': { status: 'error', sort: 'name' },
  'the most expensive with doubts': { doubt: 'yes', sort: 'total' },
} as const;

/** Pauses between requests, so that the index is as old for each of them as for a page that polls. */
async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await timeOf(ask));
    await pause(250);
  }
  return times;
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

async function millisecondsUntilSeen(client: DeskClient, write: () => Promise<void>): Promise<number> {
  const { count } = await client.listSubmissions({ limit: 1 });
  await write();
  const start = performance.now();
  while ((await client.listSubmissions({ limit: 1 })).count === count) await pause(50);
  return performance.now() - start;
}
