// Measures how long a job waits for another worker after its own was killed, with BullMQ over Redis and the queue's
// default settings. Run it with `npm run bench:hand-over`; a number after `--` sets the rounds. It starts its own
// redis-server and workers.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { handOverSettings } from '../../src/adapters/queue/bullmq-queue/bullmq-settings.ts';
import { bullmqQueue } from '../../src/adapters/queue/bullmq-queue.ts';

interface Worker {
  process: ChildProcess;
  /** Resolves when the worker starts a job. */
  began: Promise<void>;
}

const program = fileURLToPath(import.meta.url);
const [first = '20', url = '', prefix = ''] = process.argv.slice(2);

if (first === 'worker') work();
else await measure(Number(first));

/** What each worker process runs: it reports that it started a job, and never finishes it. */
function work(): void {
  bullmqQueue({ url, prefix }).work('print', async () => {
    process.stdout.write('began\n');
    await new Promise(() => {});
  });
}

async function measure(rounds: number): Promise<void> {
  if (!(rounds >= 1)) throw new RangeError('The number of rounds must be 1 or more.');
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface({ input: redis.stdout }))
      if (/ready to accept/i.test(line)) break;
    const { lockMilliseconds, checkMilliseconds } = handOverSettings;
    console.log(`Hand-over after kill -9; lock ${lockMilliseconds} ms, check every ${checkMilliseconds} ms`);
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const time = await handOver(`redis://127.0.0.1:${port}`, `round-${round}`);
      times.push(time);
      console.log(`  round ${String(round).padStart(2)}   ${seconds(time)}`);
    }
    times.sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)];
    console.log(`  min ${seconds(times[0])}, median ${seconds(median)}, max ${seconds(times.at(-1))}`);
  } finally {
    redis.kill('SIGKILL');
  }
}

/** Milliseconds from killing the worker that runs a job until the other worker starts it. */
async function handOver(redisUrl: string, keys: string): Promise<number> {
  const workers = [startWorker(redisUrl, keys), startWorker(redisUrl, keys)];
  const queue = bullmqQueue({ url: redisUrl, prefix: keys });
  try {
    await queue.add('print', {}, { id: 'one' });
    const busy = await Promise.race(workers.map(async (worker) => worker.began.then(() => worker)));
    // By then both are connected; the random part lets the kill fall at any point in the life of the lock.
    await pause(2_000 + Math.random() * handOverSettings.lockMilliseconds);
    busy.process.kill('SIGKILL');
    const start = performance.now();
    await Promise.all(workers.map((worker) => worker.began));
    return performance.now() - start;
  } finally {
    for (const worker of workers) worker.process.kill('SIGKILL');
    await queue.close();
  }
}

function startWorker(redisUrl: string, keys: string): Worker {
  const child = spawn(process.execPath, [program, 'worker', redisUrl, keys], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { process: child, began: once(child.stdout, 'data').then(() => {}) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return address.port;
}

function seconds(milliseconds = 0): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}
