import { describe, expect, test } from 'vitest';
import { createRates } from '../../../../src/core/services/rates.ts';
import { type Bench, openBench, submitted } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { type Crash, type CrashingPorts, crashingPorts } from '../support/crashing-ports.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { plainAnalyser } from '../support/plain-analyser.ts';
import { plainCrm } from '../support/plain-crm.ts';

const submissionId = idNumber(1);

async function benchWithSubmission() {
  const bench = openBench();
  await submitted(bench);
  return { ...bench, crm: plainCrm(), analyser: plainAnalyser() };
}

type Benched = Bench & { crm: ReturnType<typeof plainCrm>; analyser: ReturnType<typeof plainAnalyser> };

/** One run of the job, until it ends in any way. */
async function run(bench: Benched, crash: Crash | null): Promise<CrashingPorts> {
  const crashing = crashingPorts(bench, crash);
  const rates = createRates({ ...bench, store: crashing.ports.store });
  const handler = bench.handler({ ...crashing.ports, rates });
  await Promise.race([handler({ submissionId }, tryOf()).catch(() => {}), crashing.death]);
  return crashing;
}

function runUndisturbed(bench: Benched): Promise<void> {
  const { crm, analyser } = bench;
  return runToEnd(bench.handler({ crm, analyser }), { submissionId });
}

const usualCalls = [
  'store.get',
  'objects.get',
  'analyser.analyse',
  'store.put', // the report
  ...['store.get', 'store.put'], // the analysis
  ...['store.get', 'store.put'], // the rates
  ...['store.get', 'store.put'], // the quote
  ...['store.get', 'store.put'], // the intent
  'crm.createDeal',
  ...['store.get', 'store.put'], // the deal
  ...['store.get', 'store.put'], // the end
];

describe('an undisturbed run', () => {
  test('writes each step before it starts the next', async () => {
    const { calls } = await run(await benchWithSubmission(), null);
    expect(calls).toEqual(usualCalls);
  });
});

const kinds = ['throws', 'dies'] as const;
const moments = ['before', 'after'] as const;
const crashes = usualCalls.flatMap((name, call) =>
  kinds.flatMap((kind) => moments.map((moment): [string, Crash] => [name, { call, kind, moment }])),
);

describe('a run that crashes', () => {
  test.each(crashes)('at %s, %j, is completed by the next, with one deal', async (_name, crash) => {
    const bench = await benchWithSubmission();
    await run(bench, crash);
    await runUndisturbed(bench);
    const record = await bench.intake.record(submissionId);
    expect(record).toMatchObject({ status: 'completed', deal: bench.crm.created[0]?.reference });
    expect(bench.crm.created).toHaveLength(1);
  });

  test.each(crashes)('at %s, %j, is not analysed again once that was written', async (_name, crash) => {
    const bench = await benchWithSubmission();
    await run(bench, crash);
    const isWritten = 'analysis' in (await bench.intake.record(submissionId));
    const before = bench.analyser.documents.length;
    await runUndisturbed(bench);
    expect(bench.analyser.documents.length - before).toBe(isWritten ? 0 : 1);
  });

  test('in the same place three times in a row is completed all the same', async () => {
    const bench = await benchWithSubmission();
    const call = usualCalls.indexOf('crm.createDeal');
    for (let time = 0; time < 3; time++) await run(bench, { call, kind: 'dies', moment: 'after' });
    await runUndisturbed(bench);
    expect((await bench.intake.get(submissionId)).status).toBe('completed');
    expect(bench.crm.created).toHaveLength(1);
  });
});
