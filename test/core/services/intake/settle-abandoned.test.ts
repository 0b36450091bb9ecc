import { describe, expect, test } from 'vitest';
import { settleAbandoned } from '../../../../src/core/services/intake/submission-end.ts';
import { type Bench, openBench, refusal, submitted, unavailable } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd } from '../support/kept-jobs.ts';

const submissionId = idNumber(1);

function fail(bench: Bench, id: string, name = 'intake'): void {
  bench.jobs.failures.push({ name, id, error: 'It ended each time.', failedAt: '2026-11-20T09:00:00.000Z' });
}

function settle(bench: Bench): Promise<void> {
  return settleAbandoned({ ...bench.processing, jobs: bench.jobs });
}

describe('a submission whose job failed for good without a word', () => {
  test('ends in error', async () => {
    const bench = openBench();
    await submitted(bench);
    fail(bench, submissionId);
    await settle(bench);
    expect(await bench.intake.record(submissionId)).toMatchObject({
      status: 'error',
      error: 'This document could not be processed. Please contact the editor.',
      errorCode: 'internal_error',
      finishedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(bench.finished).toHaveLength(1);
  });

  test('is ended only once', async () => {
    const bench = openBench();
    await submitted(bench);
    fail(bench, submissionId);
    await settle(bench);
    await settle(bench);
    expect(bench.finished).toHaveLength(1);
  });

  test('can be started over, and is then left alone', async () => {
    const bench = openBench();
    await submitted(bench);
    fail(bench, submissionId);
    await settle(bench);
    await bench.intake.retry(submissionId);
    await settle(bench);
    expect((await bench.intake.get(submissionId)).status).toBe('processing');
  });

  test('is ended again when its second job failed as well', async () => {
    const bench = openBench();
    await submitted(bench);
    fail(bench, submissionId);
    await settle(bench);
    await bench.intake.retry(submissionId);
    fail(bench, `${submissionId}.1`);
    await settle(bench);
    expect((await bench.intake.get(submissionId)).status).toBe('error');
  });

  test('keeps its end where it has one', async () => {
    const bench = openBench();
    await submitted(bench);
    await runToEnd(bench.handler(), { submissionId });
    fail(bench, submissionId);
    await settle(bench);
    expect((await bench.intake.get(submissionId)).status).toBe('completed');
  });

  test('may be gone', async () => {
    const bench = openBench();
    fail(bench, 'gone');
    await settle(bench);
    expect(bench.finished).toEqual([]);
  });
});

describe('submissions whose jobs are under way', () => {
  test('are left alone, whatever other jobs failed', async () => {
    const bench = openBench();
    await submitted(bench);
    fail(bench, submissionId, 'invitation');
    await settle(bench);
    expect((await bench.intake.get(submissionId)).status).toBe('processing');
  });

  test('are left alone when the storage fails', async () => {
    const bench = openBench();
    const jobs = { ...bench.jobs, failed: () => Promise.reject(unavailable()) };
    const error = await refusal(settleAbandoned({ ...bench.processing, jobs }));
    expect(error.code).toBe('storage_unavailable');
  });
});

describe('a submission whose job failed after its end was written', () => {
  /** The run that wrote the end could tell nobody. */
  async function ended() {
    const bench = openBench();
    await submitted(bench);
    await runToEnd(bench.handler(), { submissionId });
    fail(bench, submissionId);
    const told: string[] = [];
    const settled = new Set<string>();
    const look = () =>
      settleAbandoned({
        ...bench.processing,
        jobs: bench.jobs,
        settled,
        foundFinished: async ({ status }) => void told.push(status),
      });
    return { bench, told, look };
  }

  test('is told once', async () => {
    const { told, look } = await ended();
    await look();
    await look();
    expect(told).toEqual(['completed']);
  });

  test('is told again where its job failed once more', async () => {
    const { bench, told, look } = await ended();
    await look();
    const [failure] = bench.jobs.failures;
    if (failure) bench.jobs.failures[0] = { ...failure, failedAt: '2026-11-20T10:00:00.000Z' };
    await look();
    expect(told).toHaveLength(2);
  });
});
