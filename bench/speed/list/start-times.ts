import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '../../../src/http/client/client.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { median, percentile } from '../percentile.ts';
import { storeSubmissions } from './many-submissions.ts';

const program = fileURLToPath(new URL('../../bin/thesisdesk.js', import.meta.url));
const rounds = 7;
const mostMilliseconds = 200;

/**
 * Starts the built program on a folder with many submissions, and requests the first page: at once, and a second after
 * it listens, before which no one has opened the desk in a browser. Resolves to whether the latter is fast enough.
 */
export async function startTimes(count: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-start-'));
  try {
    const store = filesystemStore({ folder: join(folder, 'records') });
    await storeSubmissions(store, count);
    await store.close();
    let isInTime = true;
    for (const [what, wait] of [
      ['at once', 0],
      ['a second later', 1_000],
    ] as const) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await firstPageOf(folder, wait));
      if (wait > 0) isInTime = median(times) < mostMilliseconds;
      console.log(
        `  the first page ${what}: ${median(times).toFixed(0)} ms, ${percentile(times, 0).toFixed(0)} at least`,
      );
    }
    return isInTime;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function firstPageOf(folder: string, wait: number): Promise<number> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', folder, '--log-json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  const ended = once(child, 'exit');
  try {
    const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
    if (child.exitCode !== null) throw new Error('The desk did not start.');
    const client = createClient({ baseUrl: JSON.parse(line).url });
    await pause(wait);
    const start = performance.now();
    await client.listSubmissions({ limit: 50 });
    return performance.now() - start;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
