import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { goneProcess } from '../../../storage-drivers/filesystem/support/gone-process.ts';
import { answeringDialogue, enter } from '../../support/answering-dialogue.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { withoutRights } from '../../support/without-rights.ts';

const mail = 'ada@example.com';

async function deskWithAda() {
  const opened = await deskFolder();
  const document = new TextEncoder().encode('no document at all');
  const submissionId = await opened.submit({ name: 'Ada Lovelace', email: 'Ada@Example.com' }, document);
  await opened.desk.meetings.create({ participants: [mail], title: 'Consultation' });
  return { ...opened, submissionId };
}

describe('privacy erase', () => {
  test('removes all that says who a person is, and says what', async () => {
    const { folder, desk, submissionId } = await deskWithAda();
    const { code, output } = await runMain(['privacy', 'erase', mail, '--yes', '--data', folder]);
    expect(code).toBe(0);
    expect(output).toMatch(/was removed from: 1 submission, 0 deals, 1 meeting, 1 mail, /);
    expect(output).toContain(submissionId);
    expect((await desk.intake.get(submissionId)).email).toBe('removed');
    expect(await readdir(join(folder, 'outbox'))).toEqual([]);
  });

  test('removes what a killed backup left of the desk', async () => {
    const { folder } = await deskFolder();
    await mkdir(join(folder, `.snapshot.${await goneProcess()}.1`));
    await runMain(['privacy', 'erase', mail, '--yes', '--data', folder]);
    expect(await readdir(folder)).toEqual(['records']);
  });

  test.skipIf(process.getuid?.() !== 0)('names what a killed backup of another user left', async () => {
    const { folder } = await deskFolder();
    await promisify(execFile)('chown', ['-R', '65534', folder]);
    const left = join(folder, `.snapshot.${await goneProcess()}.1`);
    await mkdir(join(left, 'files'), { recursive: true, mode: 0o700 });
    const erased = () => runMain(['privacy', 'erase', mail, '--yes', '--data', folder]);
    const { code, errors } = await withoutRights(erased);
    expect([code, errors]).toEqual([
      0,
      expect.stringContaining(`warning: ${left} was left by a killed command`),
    ]);
  });

  test('asks on a terminal, and does nothing after a no', async () => {
    const { folder, desk, submissionId } = await deskWithAda();
    const dialogue = answeringDialogue([[`Permanently erase ${mail}?`, enter]]);
    const { code, errors } = await runMain(['privacy', 'erase', mail, '--data', folder], { dialogue });
    expect(code).toBe(1);
    expect(errors).toContain('would be removed from: 1 submission');
    expect((await desk.intake.get(submissionId)).name).toBe('Ada Lovelace');
  });

  test('needs --yes where there is no terminal', async () => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['privacy', 'erase', mail, '--data', folder]);
    expect(errors).toContain('Add --yes');
    expect(code).toBe(2);
  });

  test('--dry-run asks and removes nothing', async () => {
    const { folder, desk, submissionId } = await deskWithAda();
    const { code, output } = await runMain(['privacy', 'erase', mail, '--dry-run', '--data', folder]);
    expect(output).toContain('would be removed from: 1 submission');
    expect((await desk.intake.get(submissionId)).name).toBe('Ada Lovelace');
    expect(code).toBe(0);
  });

  test('is said to be mentioned by others, whose notes stay', async () => {
    const { folder, submit } = await deskWithAda();
    const other = await submit({ name: 'Grace', email: 'grace@example.com', notes: `Like ${mail}` });
    const { output } = await runMain(['privacy', 'erase', mail, '--dry-run', '--data', folder]);
    expect(output).toContain(`The address stays where somebody wrote it`);
    expect(output).toContain(`\n  submission ${other}\n`);
  });

  test('is kept on record without the name', async () => {
    const { folder, submissionId } = await deskWithAda();
    await runMain(['privacy', 'erase', mail, '--yes', '--data', folder]);
    const list = await runMain(['privacy', 'list', '--data', folder, '--json']);
    expect(jsonOf(list)).toMatchObject([{ submissions: [submissionId] }]);
    for (const personal of ['lovelace', mail.toLowerCase()])
      expect(list.output.toLowerCase()).not.toContain(personal);
  });

  test('takes no text that is no address', async () => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['privacy', 'erase', 'ada', '--yes', '--data', folder]);
    expect(errors).toContain('must be an email address');
    expect(code).toBe(2);
  });
});

describe('privacy export', () => {
  const exporting = async () => {
    const opened = await deskWithAda();
    const output = join(await scratchFolder(), 'ada');
    const run = await runMain(['privacy', 'export', mail, '--output', output, '--data', opened.folder]);
    return { ...opened, output, run };
  };

  test('writes records as JSON, documents and mails as they are', async () => {
    const { output, run, submissionId } = await exporting();
    expect(run.code).toBe(0);
    const names = (await readdir(output, { recursive: true })).sort();
    expect(names).toEqual(
      expect.arrayContaining([
        'meetings.json',
        'person.json',
        `submissions/${submissionId}/document/thesis.docx`,
        `submissions/${submissionId}/quotes.json`,
        `submissions/${submissionId}/submission.json`,
      ]),
    );
    expect(names.some((name) => /^mails\/.*\.eml$/.test(name))).toBe(true);
    const document = await readFile(join(output, `submissions/${submissionId}/document/thesis.docx`), 'utf8');
    expect(document).toBe('no document at all');
    const submission = await readFile(join(output, `submissions/${submissionId}/submission.json`), 'utf8');
    expect(JSON.parse(submission)).toMatchObject({ name: 'Ada Lovelace', email: 'Ada@Example.com' });
  });

  test('says how much it wrote', async () => {
    const { output, run } = await exporting();
    const files = (await readdir(output, { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    );
    expect(run.output).toBe(`Saved ${output}, ${files.length} files.\n`);
  });

  test('writes into no folder that is there', async () => {
    const { folder } = await deskWithAda();
    const output = join(await scratchFolder(), 'ada');
    await mkdir(output);
    const { code, errors } = await runMain(['privacy', 'export', mail, '--output', output, '--data', folder]);
    expect(errors).toContain('already exists');
    expect(code).toBe(2);
    expect(await readdir(output)).toEqual([]);
  });

  test('leaves nothing where it fails half-way', async () => {
    const { folder, objects, desk, submissionId } = await deskWithAda();
    const record = await desk.intake.record(submissionId);
    const key = record.document?.key ?? '';
    // Other bytes than were accepted.
    await objects.put(key, once('something else'), { contentType: 'x/y' });
    const parent = await scratchFolder();
    const output = join(parent, 'ada');
    const { code } = await runMain(['privacy', 'export', mail, '--output', output, '--data', folder]);
    expect(code).toBe(1);
    expect(await readdir(parent)).toEqual([]);
  });

  test('makes no folder for somebody who is not known', async () => {
    const { folder } = await deskFolder();
    const output = join(await scratchFolder(), 'nobody');
    const { code, output: said } = await runMain([
      'privacy',
      'export',
      mail,
      '--output',
      output,
      '--data',
      folder,
    ]);
    expect({ code, said }).toEqual({ code: 1, said: 'The desk has nothing about this person.\n' });
    await expect(access(output)).rejects.toThrow('ENOENT');
  });
});

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
