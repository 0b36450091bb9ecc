import { chmod, chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CheckResult, runCheck } from '../../../src/cli/doctor/check.ts';
import { mailCheck } from '../../../src/cli/doctor/mail-check.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { withoutRights } from '../support/without-rights.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const mail = '2026-11-20T09-00-00.000Z-a.eml';

async function dataFolder(): Promise<string> {
  const folder = await scratchFolder({ [`outbox/${mail}`]: 'Hello' });
  if (isRoot)
    for (const path of ['', 'outbox', `outbox/${mail}`]) await chown(join(folder, path), nobody, nobody);
  return folder;
}

function examined(folder: string, verifyMail: (() => Promise<void>) | null = null): Promise<CheckResult> {
  const check = mailCheck({ verifyMail }, { dataFolder: folder }, 'id');
  return runCheck(check, { now: () => 0, mask: (text) => text });
}

describe('the check of mail', () => {
  test('finds nothing wrong with a desk that has no outbox yet', async () => {
    expect(await examined(await scratchFolder())).toMatchObject({ state: 'not configured' });
  });

  test('finds nothing wrong with an outbox that can be used, and leaves nothing in it', async () => {
    const folder = await dataFolder();
    const found = await withoutRights(() => examined(folder));
    expect(found).toMatchObject({ state: 'not configured', detail: 'Mails are written to the outbox' });
    expect(await readdir(join(folder, 'outbox'))).toEqual([mail]);
  });

  test.skipIf(process.platform === 'win32')('names a mail that cannot be read, and what to do', async () => {
    const folder = await dataFolder();
    await chmod(join(folder, 'outbox', mail), 0);
    const wanted = {
      state: 'failed',
      detail: `${join(folder, 'outbox', mail)} cannot be read (EACCES).`,
      advice: expect.stringContaining(`chown -R --reference=${folder} ${join(folder, 'outbox')}`),
    };
    expect(await withoutRights(() => examined(folder))).toMatchObject(wanted);
    // Mails from before there was a mail server belong to the people in them too.
    expect(await withoutRights(() => examined(folder, async () => {}))).toMatchObject(wanted);
  });

  test.skipIf(process.platform === 'win32')('says that the outbox cannot be written to', async () => {
    const folder = await dataFolder();
    await chmod(join(folder, 'outbox'), 0o500);
    expect(await withoutRights(() => examined(folder))).toMatchObject({
      state: 'failed',
      detail: `${join(folder, 'outbox')} cannot be written to (EACCES).`,
    });
  });

  test.skipIf(!isRoot)(
    'warns root of a mail that the owner of the folder may be unable to read',
    async () => {
      const folder = await dataFolder();
      expect(await examined(folder)).toMatchObject({ state: 'not configured' });
      await chown(join(folder, 'outbox', mail), 0, 0);
      expect(await examined(folder)).toMatchObject({
        state: 'warning',
        advice: expect.stringContaining('chown -R'),
      });
    },
  );
});
