import { open, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '../../core/errors.ts';
import { giveToOwner, makeFolder, syncFolder } from '../../core/ports/owned-folder.ts';
import { randomIds, systemClock } from '../../core/ports/system.ts';
import type { Clock, Ids, Mail, Mailer } from '../../core/ports.ts';
import { keptMails } from './kept-mails.ts';
import { composeMail, mailMessage } from './mail-message.ts';

export interface OutboxMailerOptions {
  /** The folder for the mails; created if missing, with mode 0700. What root writes is its owner's. */
  folder: string;
  /** @default thesisdesk <noreply@thesisdesk.invalid> */
  from?: { name: string; email: string } | undefined;
  /** @default the system's time */
  clock?: Clock | undefined;
  /** Makes the names of the files. @default random ones */
  ids?: Ids | undefined;
}

/**
 * A mailer that sends nothing: it writes each mail to a folder, complete as a server would get it (RFC 5322), in a
 * file that mail programs can open. The file names (`2026-11-20T09-00-00.000Z-<id>.eml`) sort by time, and a file
 * exists as a whole or not at all.
 *
 * `send` throws `mail_refused` for an address that cannot be used in a mail, and `mail_unavailable` if the folder
 * cannot be written to.
 *
 * @example
 * const mailer = outboxMailer({ folder: 'data/outbox' });
 * await mailer.send({ to: { email: 'ana@example.com' }, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
 */
export function outboxMailer(options: OutboxMailerOptions): Mailer {
  const { folder, from = noReply, clock = systemClock, ids = randomIds } = options;
  return {
    writesOnly: true,
    kept: keptMails(folder),
    async send(mail: Mail) {
      const date = clock.now();
      const uniqueId = ids.uuid();
      const content = await composeMail(mailMessage(mail, { from, date, uniqueId }));
      const name = `${date.toISOString().replaceAll(':', '-')}-${uniqueId}.eml`;
      try {
        await makeFolder(folder);
        await writeWhole(folder, name, content);
      } catch (error) {
        const message = 'The mail cannot be written to the outbox at the moment.';
        throw new DeskError('mail_unavailable', message, { cause: error });
      }
    },
  };
}

/** Replies go nowhere: `.invalid` never has real hosts (RFC 2606). */
const noReply = { name: 'thesisdesk', email: 'noreply@thesisdesk.invalid' };

/**
 * The file gets its name only once all of it is on disk and the folder's owner may read it. Mails are personal, hence mode
 * 0600.
 */
async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${name}.unfinished`);
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await giveToOwner(handle, folder);
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await unlink(unfinished).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
}
