import { describe, expect, test } from 'vitest';
import { restoreRecentJobs } from '../../../../src/core/services/intake/lost-jobs.ts';
import { createRates } from '../../../../src/core/services/rates.ts';
import { processRevision } from '../../../../src/core/services/revisions/process-revision.ts';
import { createRevisions } from '../../../../src/core/services/revisions/revisions.ts';
import { type Crash, crashingPorts } from '../support/crashing-ports.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { broken, openRevisionBench, revisionId, submissionId } from './revision-bench.ts';

type RevisionBench = Awaited<ReturnType<typeof openRevisionBench>>;

/** Sends a revised document from a process that meets with a crash. */
async function submit(bench: RevisionBench, crash: Crash | null, by: 'student' | 'operator' = 'student') {
  const upload = await bench.uploaded(['Salt is weighed dry.']);
  const { ports, calls, death } = crashingPorts(bench, crash);
  const revisions = createRevisions({ ...bench, ...ports });
  const answer = revisions.submit(submissionId, upload, by).then(
    () => true,
    () => false,
  );
  const isAcknowledged = await Promise.race([answer, death.then(() => false)]);
  return { calls, isAcknowledged, upload };
}

/** Runs its job in a process that meets with a crash. */
async function run(bench: RevisionBench, crash: Crash | null) {
  const { ports, calls, death } = crashingPorts(bench, crash);
  // The analyser is not among the calls: it gives what it reads, and keeps nothing.
  const rates = createRates({ ...bench, store: ports.store });
  const handler = processRevision({ ...bench, ...ports, rates, analyser: bench.analyser });
  await Promise.race([handler({ submissionId, revisionId }, tryOf()).catch(() => {}), death]);
  return calls;
}

const kinds = ['throws', 'dies'] as const;
const moments = ['before', 'after'] as const;
const crashesOf = (calls: readonly string[]) =>
  calls.flatMap((name, call) =>
    kinds.flatMap((kind) => moments.map((moment): [string, Crash] => [name, { call, kind, moment }])),
  );

describe('a revised document that is sent to a process that crashes', async () => {
  const { calls } = await submit(await openRevisionBench(), null);

  test.each(crashesOf(calls))('at %s, %j, is quoted once when it is sent again', async (_name, crash) => {
    const bench = await openRevisionBench();
    const { upload } = await submit(bench, crash);
    await bench.revisions.submit(submissionId, upload, 'student');
    await runToEnd(processRevision(bench), { submissionId, revisionId });
    const record = await bench.intake.record(submissionId);
    expect(record.revisions).toMatchObject([{ status: 'completed', version: 2 }]);
    expect(record.versions).toHaveLength(2);
  });

  test.each(crashesOf(calls))('at %s, %j, has its job if it was accepted', async (_name, crash) => {
    const bench = await openRevisionBench();
    await submit(bench, crash);
    const { revisions = [] } = await bench.intake.record(submissionId);
    await restoreRecentJobs(bench);
    expect(bench.jobs.added.filter(({ name }) => name === 'revision')).toHaveLength(revisions.length);
  });
});

describe('a document in place of one that could not be read, sent to a process that crashes', async () => {
  const failed = () => openRevisionBench('open', { first: broken });
  const { calls } = await submit(await failed(), null, 'operator');

  test.each(crashesOf(calls))('at %s, %j, is quoted once when it is sent again', async (_name, crash) => {
    const bench = await failed();
    const { upload } = await submit(bench, crash, 'operator');
    await bench.revisions.submit(submissionId, upload, 'operator');
    await runToEnd(bench.processSubmission, { submissionId });
    const record = await bench.intake.record(submissionId);
    expect(record.status).toBe('completed');
    expect(record.revisions).toMatchObject([{ status: 'completed', version: 1 }]);
    expect(record.versions ?? []).toHaveLength(0);
  });

  test.each(crashesOf(calls))('at %s, %j, has its job if it was accepted', async (_name, crash) => {
    const bench = await failed();
    const before = bench.jobs.added.length;
    await submit(bench, crash, 'operator');
    const { status } = await bench.intake.record(submissionId);
    await restoreRecentJobs(bench);
    const names = bench.jobs.added.slice(before).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(status === 'processing' ? ['intake'] : []));
  });
});

describe('the job of a revised document that crashes', async () => {
  const first = await openRevisionBench();
  await submit(first, null);
  const calls = await run(first, null);

  test.each(crashesOf(calls))(
    'at %s, %j, is completed by the next, with one version',
    async (_name, crash) => {
      const bench = await openRevisionBench();
      await submit(bench, null);
      await run(bench, crash);
      await runToEnd(processRevision(bench), { submissionId, revisionId });
      const record = await bench.intake.record(submissionId);
      expect(record.versions).toHaveLength(2);
      expect(record.revisions).toMatchObject([{ status: 'completed', version: 2 }]);
      const followUps = bench.jobs.added.filter(({ name }) => name === 'quote-version');
      expect(followUps).toHaveLength(1);
    },
  );
});
