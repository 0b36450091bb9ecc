import { describe, expect, test } from 'vitest';
import { answeringDialogue, enter } from '../../support/answering-dialogue.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';

async function changedTwice() {
  const opened = await deskFolder();
  const { rates } = opened.desk;
  await rates.put({ rates: { editing: { textPerWord: 0.018, perTable: 3 } }, adminFee: 25 });
  await rates.put({ rates: { editing: { textPerWord: 0.02, perTable: 4, minimum: 40 } }, adminFee: 30 });
  return opened;
}

describe('rates history', () => {
  test('says in an editor’s words what changed, and how much more did', async () => {
    const { folder } = await changedTwice();
    const { output } = await runMain(['rates', 'history', '--data', folder]);
    expect(output).toContain(
      'Administrative fee: $25.00 → $30.00; Editing, words of text: $0.018 → $0.02; ' +
        'Editing, tables: $3.00 → $4.00; and 1 more',
    );
    expect(output).toMatch(/ Editing \$0\.018 a word, administrative fee \$25\.00\n/);
    expect(output).not.toMatch(/textPerWord|adminFee|rates\./);
  });

  test('gives the schedules themselves as JSON', async () => {
    const { folder } = await changedTwice();
    const changes = jsonOf(await runMain(['rates', 'history', '--json', '--data', folder]));
    expect(changes).toMatchObject([
      { isInForce: true, schedule: { rates: { editing: { textPerWord: 0.02 } }, adminFee: 30 } },
      { isInForce: false, schedule: { rates: { editing: { textPerWord: 0.018 } }, adminFee: 25 } },
    ]);
  });
});

test('rates restore says in an editor’s words what would change', async () => {
  const { folder, desk } = await changedTwice();
  const [, first] = (await desk.rates.history()).records;
  const dialogue = answeringDialogue([['Put these rates in force?', `n${enter}`]]);
  const run = await runMain(['rates', 'restore', first?.changeId ?? '', '--data', folder], { dialogue });
  expect(run.code).toBe(1);
  expect(run.errors).toContain('Editing, words of text: $0.02 → $0.018\n');
  expect(run.errors).toContain('Administrative fee: $30.00 → $25.00\n');
});
