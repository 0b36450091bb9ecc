import { describe, expect, test } from 'vitest';
import { purgeCommand, purgeListCommand } from '../../../../src/cli/commands/privacy/purge.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { memoryTerminal } from '../../support/memory-terminal.ts';

describe('purge', () => {
  test('removes what is old enough, and says what', async () => {
    const { folder, submit } = await deskFolder();
    const submissionId = await submit();
    const { terminal, written } = memoryTerminal();
    expect(await purgeCommand({ data: folder, olderThan: '0d', yes: true }, terminal)).toBe(0);
    expect(written.output).toContain('1 submission lost documents and personal data.');
    expect(written.output).toContain(submissionId);
    expect(written.output).toContain('document, report, deal, personal data');
  });

  test('leaves alone what is younger', async () => {
    const { folder, submit, desk } = await deskFolder();
    const submissionId = await submit();
    const { terminal, written } = memoryTerminal();
    await purgeCommand({ data: folder, olderThan: '90d', yes: true }, terminal);
    expect(written.output).toContain('0 submissions lost documents and personal data.');
    expect((await desk.intake.record(submissionId)).purged).toBeUndefined();
  });

  test('--dry-run removes nothing', async () => {
    const { folder, submit, desk } = await deskFolder();
    const submissionId = await submit();
    const { terminal, written } = memoryTerminal();
    await purgeCommand({ data: folder, olderThan: '0d', dryRun: true }, terminal);
    expect(written.output).toContain('1 submission would lose documents and personal data.');
    const { name } = await desk.intake.record(submissionId);
    expect(written.output).toMatch(new RegExp(`  ${submissionId} .*UTC  ${name}\\n`));
    expect((await desk.intake.record(submissionId)).purged).toBeUndefined();
  });

  test('list shows what earlier purges removed', async () => {
    const { folder, submit } = await deskFolder();
    const submissionId = await submit();
    await purgeCommand({ data: folder, olderThan: '0d', yes: true }, memoryTerminal().terminal);
    const { terminal, written } = memoryTerminal();
    await purgeListCommand({ data: folder, json: true }, terminal);
    expect(JSON.parse(written.output)).toMatchObject({ submissions: [{ submissionId }] });
  });

  test('needs an age, and says how to give it', async () => {
    const { folder } = await deskFolder();
    const purging = purgeCommand({ data: folder, yes: true }, memoryTerminal().terminal);
    await expect(purging).rejects.toThrow('Say how old submissions must be: --older-than 90d.');
  });

  test.each(['', 'soon', '-1d', '1.5d', '90h'])('of the age "%s" is refused', async (olderThan) => {
    const { folder } = await deskFolder();
    const purging = purgeCommand({ data: folder, olderThan }, memoryTerminal().terminal);
    await expect(purging).rejects.toThrow('--older-than must be an age such as 90d');
  });

  test('takes no age without a unit, and says what to write', async () => {
    const { folder } = await deskFolder();
    const purging = purgeCommand({ data: folder, olderThan: '90' }, memoryTerminal().terminal);
    await expect(purging).rejects.toThrow('--older-than 90 has no unit: write 90d for days');
  });
});
