import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { waitUntil } from '../../support/wait-until.ts';
import type { Block } from './blocks.ts';
import type { ReaderFolder } from './reader-folder.ts';

export interface PageServer {
  port: string;
  /** Asks it to stop, and waits until it has ended. */
  stop(): Promise<void>;
}

/** Starts a page's server on a free port. It ends with the test. */
export async function startPageServer(
  { text, place }: Block,
  { path, environment }: ReaderFolder,
  writtenPort: string,
): Promise<PageServer> {
  const command = text.replaceAll(`--port ${writtenPort}`, '--port 0').trim();
  // `exec` replaces the shell with the program, so that signals reach it.
  const child = spawn('sh', ['-euc', `exec ${command}`], {
    cwd: path,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
    });
  }
  const port = () => /is listening on http:\/\/[\w.:[\]]+:(\d+)/.exec(said)?.[1];
  const ended = once(child, 'exit');
  await waitUntil(() => port() !== undefined || child.exitCode !== null, {
    deadline: 120_000,
    what: `a server of ${place}`,
  });
  const listening = port();
  if (listening === undefined) throw new Error(`The server of ${place} is not listening: ${said}`);
  return {
    port: listening,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
