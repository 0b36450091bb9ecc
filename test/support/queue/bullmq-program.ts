import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { removeFolder } from '../remove-folder.ts';
import type { BullmqProcessSettings } from './bullmq-process.ts';

/** A running process of {@link BullmqProgram}. */
export interface BullmqChild {
  /** What it has written so far. */
  lines: readonly string[];
  child: ChildProcess;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
  /** Asks it to close its queue; resolves to the exit code once the process has ended. */
  close(): Promise<number | null>;
}

/** The program `bullmq-process.ts`, bundled so that Node alone can run it. */
export interface BullmqProgram {
  start(settings: Partial<BullmqProcessSettings> & { url: string; prefix: string }): BullmqChild;
  /** Ends all processes that still run, and removes the program's files. */
  remove(): Promise<void>;
}

export async function bullmqProgram(): Promise<BullmqProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-bullmq-'));
  const outfile = join(folder, 'program.cjs');
  await build({
    entryPoints: [fileURLToPath(new URL('bullmq-process.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    // BullMQ and ioredis use `require`, which an ES module bundle would lack.
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  });
  const running = new Set<BullmqChild>();
  return {
    start(settings) {
      const started = start(outfile, { ...usualSettings, ...settings });
      running.add(started);
      return started;
    },
    async remove() {
      await Promise.all([...running].map((each) => each.kill()));
      await removeFolder(folder);
    },
  };
}

const usualSettings = {
  lockMilliseconds: 4_000,
  checkMilliseconds: 1_000,
  interruptions: 20,
  concurrency: 1,
  graceMilliseconds: 200,
  jobMilliseconds: 20,
};

function start(program: string, settings: BullmqProcessSettings): BullmqChild {
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  child.stdin.on('error', () => {});
  const closed = once(child, 'close');
  const end = async () => {
    await closed;
    return child.exitCode;
  };
  return {
    lines,
    child,
    async kill() {
      child.kill('SIGKILL');
      await end();
    },
    close() {
      child.stdin.end();
      return end();
    },
  };
}
