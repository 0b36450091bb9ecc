import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from './remove-folder.ts';
import { hasProgram } from './required-program.ts';
import { waitUntil } from './wait-until.ts';

/** Whether tests with a real Redis server can run here. */
export const hasRedis = hasProgram('redis-server');

/** A separate Redis server on a free port of 127.0.0.1. */
export interface RedisServer {
  url: string;
  port: number;
  process: ChildProcess;
  /** Kills it, as a crash would. Its port stays known, so that it can be restarted there. */
  kill(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** Starts a Redis server that keeps nothing on disk. Stop it when the test ends. */
export async function startRedis({ port: wanted }: { port?: number } = {}): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-redis-'));
  const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  for (let turn = 1; ; turn++) {
    const port = wanted ?? (await freePort());
    const child = spawn('redis-server', ['--port', String(port), ...options], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    await waitUntil(async () => hasEnded() || (await answers(port, child.pid)), {
      what: 'a Redis server that listens',
    });
    if (!hasEnded()) {
      return {
        url: `redis://127.0.0.1:${port}`,
        port,
        process: child,
        kill,
        async stop() {
          await kill();
          await removeFolder(folder);
        },
      };
    }
    if (turn === 10) throw new Error(`redis-server ended ${turn} times before it listened.`);
  }
}

/**
 * A port that nobody is listening on. It is below the range for outgoing connections, so that none of them takes it while
 * a server restarts, and so that a client that tries to connect in the meantime cannot connect to itself.
 */
export async function freePort(): Promise<number> {
  for (let turn = 1; turn <= 100; turn++) {
    const port = 12_000 + Math.floor(Math.random() * 20_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port was free.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Whether this very process answers on the port, and not somebody else's server. */
function answers(port: number, pid: number | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('INFO server\r\n'));
    let said = '';
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (text) => {
      said += text.toString();
      if (said.includes(`process_id:${pid}\r\n`)) resolve(true);
      if (/uptime_in_seconds/.test(said)) socket.destroy();
    });
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
}
