import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outboxMailer } from '../../../src/adapters/mail/outbox-mailer.ts';
import { randomIds, systemClock } from '../../../src/core/ports/system.ts';
import type { Clock } from '../../../src/core/ports.ts';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { withoutRights } from '../../cli/support/without-rights.ts';
import { describeMailer } from '../../contracts/mailer.ts';
import { mail } from '../../support/mail/mails.ts';
import { headerOf, readMail } from '../../support/mail/read-mail.ts';

describeMailer('of an outbox', async () => {
  const folder = join(await scratchFolder(), 'outbox');
  return {
    mailer: outboxMailer({ folder, clock: systemClock, ids: randomIds }),
    from: 'noreply@thesisdesk.invalid',
    arrived: () => mailsIn(folder),
    async breakDown() {
      await writeFile(folder, 'no folder');
    },
    close: async () => {},
  };
});

describe('outboxMailer', () => {
  test('names files by the time, so that they sort by it', async () => {
    const folder = await scratchFolder();
    const times = ['2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.001Z', '2026-11-21T08:00:00.000Z'];
    const clock = clockOf(times);
    const mailer = outboxMailer({ folder, clock, ids: randomIds });
    for (const time of times) await mailer.send(mail({ subject: time }));
    const names = (await readdir(folder)).sort();
    expect(names[0]).toMatch(/^2026-11-20T09-00-00\.000Z-[0-9a-f-]{36}\.eml$/);
    const subjects = (await mailsIn(folder)).map((bytes) => headerOf(readMail(bytes), 'Subject'));
    expect(subjects).toEqual(times);
  });

  test('dates a mail by the given clock', async () => {
    const folder = await scratchFolder();
    const clock = clockOf(['2026-11-20T09:00:00.000Z']);
    await outboxMailer({ folder, clock, ids: randomIds }).send(mail());
    const [bytes = new Uint8Array()] = await mailsIn(folder);
    expect(headerOf(readMail(bytes), 'Date')).toBe('Fri, 20 Nov 2026 09:00:00 +0000');
  });

  test('sends from the given address', async () => {
    const folder = await scratchFolder();
    const from = { name: 'The desk', email: 'desk@example.org' };
    await outboxMailer({ folder, from, clock: systemClock, ids: randomIds }).send(mail());
    const [bytes = new Uint8Array()] = await mailsIn(folder);
    expect(headerOf(readMail(bytes), 'From')).toBe('The desk <desk@example.org>');
  });

  test('says that a program wrote it, so that no holiday reply comes back', async () => {
    const folder = await scratchFolder();
    await outboxMailer({ folder, clock: systemClock, ids: randomIds }).send(mail());
    const [bytes = new Uint8Array()] = await mailsIn(folder);
    expect(headerOf(readMail(bytes), 'Auto-Submitted')).toBe('auto-generated');
  });

  test.skipIf(process.platform === 'win32')('lets nobody else read mails', async () => {
    const folder = join(await scratchFolder(), 'outbox');
    await outboxMailer({ folder, clock: systemClock, ids: randomIds }).send(mail());
    const [name = ''] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  test.skipIf(process.getuid?.() !== 0)('by root gives mails to the owner of the data folder', async () => {
    const data = await scratchFolder();
    await chown(data, 65_534, 65_534);
    const folder = join(data, 'outbox');
    const mailer = outboxMailer({ folder, clock: systemClock, ids: randomIds });
    await mailer.send(mail());
    await withoutRights(async () => {
      expect(await mailsIn(folder)).toHaveLength(1);
      await mailer.send(mail());
    });
  });

  test('leaves nothing behind of a mail that could not be written', async () => {
    const folder = await scratchFolder();
    const ids = { ...randomIds, uuid: () => 'same' };
    const mailer = outboxMailer({ folder, clock: clockOf(['2026-11-20T09:00:00.000Z']), ids });
    // A folder in the place of the file lets the last step fail.
    const name = '2026-11-20T09-00-00.000Z-same.eml';
    await mkdir(join(folder, name));
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'mail_unavailable' });
    expect(await readdir(folder)).toEqual([name]);
  });

  test('works again when the folder came back', async () => {
    const folder = join(await scratchFolder(), 'outbox');
    const mailer = outboxMailer({ folder, clock: systemClock, ids: randomIds });
    await writeFile(folder, 'no folder');
    await expect(mailer.send(mail())).rejects.toThrow();
    await rm(folder);
    await mailer.send(mail());
    expect(await mailsIn(folder)).toHaveLength(1);
  });
});

async function mailsIn(folder: string): Promise<Uint8Array[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name))));
}

/** Says one time after the other. */
function clockOf(times: readonly string[]): Clock {
  const left = [...times];
  return { now: () => new Date(left.shift() ?? times.at(-1) ?? 0) };
}
