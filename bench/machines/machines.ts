import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort, startRedis } from '../../test/support/redis-server.ts';
import { startS3 } from '../../test/support/s3/s3-server.ts';

/** One Redis and one S3 server, with the settings that connect a desk to them. */
export interface BackEnds {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

export async function startBackEnds(): Promise<BackEnds> {
  const [redis, s3] = await Promise.all([startRedis(), startS3()]);
  return {
    environment: {
      THESISDESK_STORE: 'redis',
      THESISDESK_QUEUE: 'redis',
      THESISDESK_OBJECTS: 's3',
      THESISDESK_REDIS_URL: redis.url,
      THESISDESK_S3_BUCKET: s3.bucket,
      THESISDESK_S3_REGION: s3.region,
      THESISDESK_S3_ENDPOINT: s3.endpoint,
      THESISDESK_S3_PATH_STYLE: 'yes',
      THESISDESK_S3_ACCESS_KEY_ID: s3.accessKeyId,
      THESISDESK_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    },
    async stop() {
      await Promise.all([redis.stop(), s3.stop()]);
    },
  };
}

/** A desk in its own process: a server that runs no jobs, or a worker that serves no requests. */
export interface Machine {
  kind: 'serve' | 'worker';
  /** Where a server listens; the same after a restart. */
  url: string;
  /** How many times it has been killed. */
  kills: number;
  /** Kills it as a power cut would, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startMachine(kind: Machine['kind'], { environment }: BackEnds): Promise<Machine> {
  const port = await freePort();
  const args =
    kind === 'serve' ? ['serve', '--no-worker', '--port', `${port}`] : ['worker', '--concurrency', '2'];
  let child = await startProgram(args, environment);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    else return;
    await ended;
  };
  const machine: Machine = {
    kind,
    url: `http://127.0.0.1:${port}`,
    kills: 0,
    async restart() {
      machine.kills++;
      await end('SIGKILL');
      child = await startProgram(args, environment);
    },
    stop: () => end('SIGTERM'),
  };
  return machine;
}

const program = fileURLToPath(new URL('../../bin/thesisdesk.js', import.meta.url));

/** Resolves when the program reports that it is ready. */
async function startProgram(args: string[], environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, ...args, '--log-json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (/"level":"(?:error|fatal)"/.test(line) || !line.startsWith('{')) errors.push(line);
  });
  const ready = once(createInterface({ input: child.stdout }), 'line');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`thesisdesk ${args[0]} ended with ${code}: ${errors.join('\n')}`);
  });
  await Promise.race([ready, ended]);
  // Once it is ready, it may end: the benchmarks kill it.
  ended.catch(() => {});
  return child;
}
