import { describe, expect, test } from 'vitest';
import { purgeCommand } from '../../../src/cli/commands/privacy/purge.ts';
import { type Answer, answeringDialogue, enter, interrupt } from '../support/answering-dialogue.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { memoryTerminal } from '../support/memory-terminal.ts';
import { runMain } from '../support/run-main.ts';

const schedule = { rates: { editing: { perTable: 5 } } };

async function resetting(answers: readonly Answer[]) {
  const { folder, desk } = await deskFolder();
  await desk.rates.put(schedule);
  const dialogue = answeringDialogue(answers);
  const run = await runMain(['rates', 'reset', '--data', folder], { dialogue });
  return { run, isStarter: (await desk.rates.inForce()).isStarter };
}

describe('what removes or replaces something', () => {
  test.each([
    [['purge', '--older-than', '1d'], 'purge'],
    [['rates', 'reset'], 'rates reset'],
    [['rates', 'restore', '20261120090000000'], 'rates restore'],
    [['examples', 'delete', 'any'], 'examples delete'],
  ])('is not done in a script without --yes: %j', async (args, name) => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain([...args, '--data', folder]);
    expect(errors).toBe(
      `error: ${name} asks before it goes on, but has no terminal to ask on. Add --yes to run it without asking.\n`,
    );
    expect(code).toBe(2);
  });

  test('is done when the person says yes', async () => {
    const { run, isStarter } = await resetting([['Replace these rates', `y${enter}`]]);
    expect(run.code).toBe(0);
    expect(isStarter).toBe(true);
  });

  test('is told before the question', async () => {
    const { run } = await resetting([['Replace these rates', `y${enter}`]]);
    expect(run.errors).toMatch(/^editing +- +- +5 /m);
  });

  test.each([
    ['Enter', enter],
    ['no', `n${enter}`],
    ['Ctrl+C', interrupt],
  ])('is not done after %s', async (_name, keys) => {
    const { run, isStarter } = await resetting([['Replace these rates', keys]]);
    expect(run).toMatchObject({ code: 1, output: '' });
    expect(run.errors).toContain('Nothing was changed.');
    expect(isStarter).toBe(false);
  });
});

describe('purge on a terminal', () => {
  test('says what it will remove, and removes it after a yes', async () => {
    const { folder, submit, desk } = await deskFolder();
    const submissionId = await submit();
    const dialogue = answeringDialogue([['Permanently remove all this?', `y${enter}`]]);
    const { terminal, written } = memoryTerminal({ dialogue });
    expect(await purgeCommand({ data: folder, olderThan: '0d' }, terminal)).toBe(0);
    expect(written.errors).toContain('1 submission would lose documents and personal data.');
    expect(written.errors).toContain(submissionId);
    expect((await desk.intake.record(submissionId)).purged).toBeDefined();
  });

  test('leaves everything after a no', async () => {
    const { folder, submit, desk } = await deskFolder();
    const submissionId = await submit();
    const dialogue = answeringDialogue([['Permanently remove all this?', enter]]);
    const { terminal } = memoryTerminal({ dialogue });
    expect(await purgeCommand({ data: folder, olderThan: '0d' }, terminal)).toBe(1);
    expect((await desk.intake.record(submissionId)).purged).toBeUndefined();
  });

  test('asks nothing where there is nothing to remove', async () => {
    const { folder } = await deskFolder();
    const { terminal, written } = memoryTerminal({ dialogue: answeringDialogue([]) });
    expect(await purgeCommand({ data: folder, olderThan: '90d' }, terminal)).toBe(0);
    expect(written.output).toContain('0 submissions lost');
  });
});
