import { describe, expect, test } from 'vitest';
import { createIntake } from '../../../../src/core/services/intake/intake.ts';
import { finishSubmission } from '../../../../src/core/services/intake/submission-end.ts';
import { everyPage } from '../../../support/every-page.ts';
import { type Bench, formOf, openBench, refusal, submitted, unavailable } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';

const refused = { status: 'error', error: 'Please contact the editor.', errorCode: 'crm_refused' } as const;

function end({ processing }: Bench): Promise<void> {
  return finishSubmission(idNumber(1), refused, processing);
}

describe('the same form again', () => {
  test('gets the same answer', async () => {
    const { intake } = openBench();
    const first = await intake.submit(formOf());
    expect(await intake.submit(formOf())).toEqual(first);
  });

  test('changes nothing and starts nothing new', async () => {
    const bench = openBench();
    await submitted(bench);
    const before = await bench.intake.record(idNumber(1));
    bench.clock.pass(60_000);
    await bench.intake.submit(formOf({ unknown: 'field', phone: null }));
    expect(await bench.intake.record(idNumber(1))).toEqual(before);
    expect(bench.jobs.added).toHaveLength(1);
  });

  test('starts nothing when the submission has ended', async () => {
    const bench = openBench();
    await submitted(bench);
    await end(bench);
    bench.jobs.added.length = 0;
    expect(await bench.intake.submit(formOf())).toEqual({ submissionId: idNumber(1), status: 'processing' });
    expect(bench.jobs.added).toEqual([]);
    expect((await bench.intake.get(idNumber(1))).status).toBe('error');
  });

  test('is fine although the rates have lost its service since', async () => {
    const bench = openBench();
    await submitted(bench);
    await bench.rates.put({ rates: { proofreading: { textPerWord: 0.01 } } });
    expect((await bench.intake.submit(formOf())).submissionId).toBe(idNumber(1));
  });

  test('starts the job that the first time did not come to', async () => {
    const bench = openBench();
    const jobs = { ...bench.jobs, add: () => Promise.reject(unavailable()) };
    const error = await refusal(createIntake({ ...bench, jobs }).submit(formOf()));
    expect(error.code).toBe('storage_unavailable');
    await bench.intake.submit(formOf());
    expect(bench.jobs.added).toHaveLength(1);
  });
});

describe('the same id with another form', () => {
  test.each([
    { name: 'Eve' },
    { email: 'eve@example.org' },
    { phone: '123' },
    { serviceType: 'formatting' },
    { notes: 'Hello' },
    { objectKey: `uploads/${idNumber(1)}/other.docx` },
  ])('is refused: %j', async (other) => {
    const { intake, jobs } = openBench();
    await intake.submit(formOf());
    const before = await intake.record(idNumber(1));
    expect(await refusal(intake.submit(formOf(other)))).toMatchObject({
      code: 'input_invalid',
      message: '"submissionId" was used before with another form.',
      details: { path: 'submissionId' },
    });
    expect(await intake.record(idNumber(1))).toEqual(before);
    expect(jobs.added).toHaveLength(1);
  });
});

describe('many submissions of one id at the same time', () => {
  test('are one record and one job', async () => {
    const { intake, jobs } = openBench();
    const answers = await Promise.all(Array.from({ length: 20 }, () => intake.submit(formOf())));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await everyPage(intake.list)).toHaveLength(1);
    expect(jobs.added).toHaveLength(1);
  });

  test('are won by one of two forms', async () => {
    const { intake } = openBench();
    const names = ['Ada', 'Eve', 'Ada', 'Eve', 'Ada', 'Eve'];
    const answers = await Promise.allSettled(names.map((name) => intake.submit(formOf({ name }))));
    const winner = (await intake.record(idNumber(1))).name;
    const accepted = names.filter((_, index) => answers[index]?.status === 'fulfilled');
    expect(accepted).toEqual([winner, winner, winner]);
  });
});
