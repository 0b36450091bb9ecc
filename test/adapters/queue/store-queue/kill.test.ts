import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeQueue } from '../../../../src/adapters/queue/store-queue.ts';
import { filesystemStore } from '../../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { bundleProgram } from '../../../support/bundle-program.ts';
import { collect } from '../../../support/collect.ts';
import { removeFolder } from '../../../support/remove-folder.ts';

const jobs = Array.from({ length: 60 }, (_, index) => `job-${index}`).sort();
const jobsAtOnce = 3;

describe('a store queue in processes of its own', () => {
  let scratch: string;
  let folder: string;
  let program: string;

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'thesisdesk-kill-'));
    const source = fileURLToPath(new URL('../../../support/queue/queue-process.ts', import.meta.url));
    program = await bundleProgram(source, scratch);
  });
  afterAll(() => removeFolder(scratch));
  beforeEach(async () => {
    folder = await mkdtemp(join(scratch, 'data-'));
  });

  test('that are killed again and again finishes each job and forgets none', async () => {
    let kills = 0;
    while (kills < 15) {
      const child = start(300);
      const isKilled = await killAfter(child, 1 + Math.floor(Math.random() * 12));
      if (!isKilled) break;
      kills++;
    }
    // The last process ends by itself, so no timer of the closed queue keeps it.
    const last = start(300);
    expect(await exitOf(last)).toBe(0);

    expect(kills).toBeGreaterThanOrEqual(5);
    const lines = await linesOf(folder);
    expect([...new Set(lines)].sort()).toEqual(jobs);
    // A job is printed twice only if the kill came between its print and the note of it.
    expect(lines.length - jobs.length).toBeLessThanOrEqual(kills * jobsAtOnce);
    await expectAllDone(folder);
  });

  test('that work at the same time runs each job once', async () => {
    const children = [start(30_000), start(30_000), start(30_000)];
    expect(await Promise.all(children.map(exitOf))).toEqual([0, 0, 0]);
    expect((await linesOf(folder)).sort()).toEqual(jobs);
    await expectAllDone(folder);
  });

  function start(leaseMilliseconds: number): ChildProcess {
    const values = [folder, jobs.length, leaseMilliseconds].map(String);
    return spawn(process.execPath, [program, ...values], { stdio: ['ignore', 'pipe', 'inherit'] });
  }
});

/** Kills the process a moment after so many steps; false where it ended before. */
async function killAfter(child: ChildProcess, steps: number): Promise<boolean> {
  const exit = once(child, 'exit');
  if (!child.stdout) throw new Error('The process has no output.');
  let seen = 0;
  for await (const _ of createInterface({ input: child.stdout })) if (++seen === steps) break;
  if (seen < steps) return false;
  await sleep(Math.random() * 15);
  child.kill('SIGKILL');
  const [, signal] = await exit;
  return signal === 'SIGKILL';
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  child.stdout?.resume();
  await once(child, 'exit');
  return child.exitCode;
}

async function linesOf(folder: string): Promise<string[]> {
  return (await readFile(join(folder, 'lines'), 'utf8')).trimEnd().split('\n');
}

async function expectAllDone(folder: string): Promise<void> {
  const store = filesystemStore({ folder: join(folder, 'store') });
  const done = await collect(store.keys('jobs/done/'));
  expect(done.sort()).toEqual(jobs.map((id) => `jobs/done/print/${id}`));
  expect(await collect(store.keys('jobs/pending/'))).toEqual([]);
  expect(await storeQueue({ store }).failed('print')).toEqual([]);
  await store.close();
}
