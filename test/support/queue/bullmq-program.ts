import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BullmqProcessSettings } from './bullmq-process.ts';

/** A running process of {@link BullmqProgram}. */
export interface BullmqChild {
  /** What it said so far. */
  lines: readonly string[];
  child: ChildProcess;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Asks it to close its queue; the exit code, once nothing keeps it any more. */
  close(): Promise<number | null>;
}

/** The program of `bullmq-process.ts`, bundled for Node alone. */
export interface BullmqProgram {
  start(settings: Partial<BullmqProcessSettings> & { url: string; prefix: string }): BullmqChild;
  /** Ends what still runs, and removes its files. */
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
    // BullMQ and ioredis use `require`, which a bundle in the other format would not have.
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
      await rm(folder, { recursive: true, force: true });
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
