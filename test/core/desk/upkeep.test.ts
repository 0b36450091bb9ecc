import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { wrapStore } from '../../support/wrap-store.ts';
import { keptJobs } from '../services/support/kept-jobs.ts';
import { openDesk } from '../services/support/open-desk.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a desk that looks for abandoned submissions', () => {
  const failure = { name: 'intake', error: 'x', failedAt: '2026-11-20T09:00:00.000Z' };

  test('ends those of a former run when it starts', async () => {
    const jobs = keptJobs();
    const { desk, submit, ended } = openDesk({ jobs });
    const submissionId = await submit(new Uint8Array(1));
    jobs.failures.push({ ...failure, id: submissionId });
    desk.start();
    expect((await ended(submissionId)).errorCode).toBe('internal_error');
    await desk.close();
  });

  test('ends those of its own within a minute, until it is closed', async () => {
    vi.useFakeTimers();
    const jobs = keptJobs();
    const { desk, submit } = openDesk({ jobs });
    const first = await submit(new Uint8Array(1));
    const second = await submit(new Uint8Array(1));
    desk.start();
    await vi.advanceTimersByTimeAsync(59_000);
    jobs.failures.push({ ...failure, id: first });
    expect((await desk.intake.get(first)).status).toBe('processing');
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await desk.intake.get(first)).status).toBe('error');
    await desk.close();
    jobs.failures.push({ ...failure, id: second });
    await vi.advanceTimersByTimeAsync(600_000);
    expect((await desk.intake.get(second)).status).toBe('processing');
  });

  test('goes on after the queue failed, and the log has it', async () => {
    vi.useFakeTimers();
    const jobs = { ...keptJobs(), failed: vi.fn((_name: string) => Promise.reject(new TypeError('Ada'))) };
    const { desk, logger } = openDesk({ jobs });
    desk.start();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(looksForIntake(jobs)).toBe(3);
    expect(logger.lines[0]).toMatchObject({
      level: 'warn',
      message: 'could not look for abandoned submissions',
      fields: { code: 'internal_error', kind: 'TypeError' },
    });
    await desk.close();
  });

  test('does not look twice at the same time', async () => {
    vi.useFakeTimers();
    const jobs = { ...keptJobs(), failed: vi.fn((_name: string) => new Promise<never>(() => {})) };
    const { desk } = openDesk({ jobs });
    desk.start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looksForIntake(jobs)).toBe(1);
    await Promise.all([desk.close(), vi.advanceTimersByTimeAsync(5_000)]);
  });
});

describe('a desk that looks for submissions without a job', () => {
  test('finds those of a server beside it within five minutes', async () => {
    vi.useFakeTimers();
    const jobs = keptJobs();
    const { desk, submit } = openDesk({ jobs });
    desk.start();
    await vi.advanceTimersByTimeAsync(1_000);
    const submissionId = await submit(new Uint8Array(1));
    jobs.added.length = 0;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(jobs.added.map(({ id }) => id)).toEqual([submissionId]);
    await desk.close();
  });

  test('reads all submissions once a day, and otherwise recent ones', async () => {
    vi.useFakeTimers();
    const listings: string[] = [];
    const store = wrapStore(memoryStore(), async ({ method, key }, run) => {
      if (method === 'keys') listings.push(key);
      await run();
    });
    const { desk } = openDesk({ jobs: keptJobs(), store });
    desk.start();
    await vi.advanceTimersByTimeAsync(23 * 3_600_000);
    expect(listings.filter((prefix) => prefix === 'submissions/')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(listings.filter((prefix) => prefix === 'submissions/')).toHaveLength(2);
    await desk.close();
  });
});

/** How often failed submissions were looked for; others look for failed mails. */
function looksForIntake({ failed }: { failed: { mock: { calls: string[][] } } }): number {
  return failed.mock.calls.filter(([name]) => name === 'intake').length;
}
