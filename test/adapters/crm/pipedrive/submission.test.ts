import { describe, expect, test } from 'vitest';
import { openBench, submitted } from '../../../core/services/support/bench.ts';
import { tryOf } from '../../../core/services/support/kept-jobs.ts';
import { deal, key, openPipedrive } from '../../../support/crm/pipedrive-bench.ts';
import { brokenService, tooManyRequests, tornAnswer } from '../../../support/crm/pipedrive-troubles.ts';

const creations = ['POST /api/v2/persons', 'POST /api/v2/deals', 'POST /api/v1/notes'];

describe('a submission whose deal goes to Pipedrive', () => {
  test('has its quote in the note of its deal', async () => {
    const bench = openBench();
    const { crm, pipedrive } = await openPipedrive();
    const submissionId = await submitted(bench);
    await bench.handler({ crm })({ submissionId }, tryOf());
    const crmUrl = 'https://acme.pipedrive.com/deal/1';
    expect(await bench.intake.get(submissionId)).toMatchObject({ status: 'completed', crmUrl });
    expect(pipedrive.account.notes[0]?.content).toContain(`Submission ${submissionId}<br />`);
  });

  test('gets the note of a new quote, whatever the student wrote in the first one', async () => {
    const { crm, pipedrive } = await openPipedrive();
    const line = `Quote version 2 of submission ${key}`;
    const note = `Submission ${key}\nNotes from the student:\n${line}`;
    const { url } = await crm.createDeal(deal({ note }), { idempotencyKey: key });
    const update = { ...deal({ note: line }), formerTitles: [], idempotencyKey: key, url, version: 2 };
    await crm.updateDeal?.('1', update);
    expect(pipedrive.account.notes).toHaveLength(2);
  });

  test.each(
    creations.flatMap((operation) => [
      [operation, 'fails', { ...brokenService, done: true }] as const,
      [operation, 'is answered with half an answer', tornAnswer] as const,
      [operation, 'comes too fast', tooManyRequests({ 'retry-after': '60' })] as const,
    ]),
  )('has one deal with one note after a try in which %s %s', async (operation, _how, trouble) => {
    const bench = openBench();
    const { crm, pipedrive, time } = await openPipedrive();
    const submissionId = await submitted(bench);
    const run = bench.handler({ crm });
    pipedrive.trouble(operation, trouble);
    await expect(run({ submissionId }, tryOf())).rejects.toMatchObject({ code: 'crm_unavailable' });
    time.pass(60_000);
    await run({ submissionId }, tryOf());
    expect(await bench.intake.get(submissionId)).toMatchObject({ status: 'completed' });
    const { persons, deals, notes } = pipedrive.account;
    expect([persons.length, deals.length, notes.length]).toEqual([1, 1, 1]);
  });
});
