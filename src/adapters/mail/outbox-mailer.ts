import { type FileHandle, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '../../core/errors.ts';
import { randomIds, systemClock } from '../../core/ports/system.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import type { Clock, Ids, KeptMail, KeptMails, Mail, Mailer } from '../../core/ports.ts';
import { mentionsAddress } from '../../core/text/addresses.ts';
import { composeMail, mailMessage } from './mail-message.ts';

export interface OutboxMailerOptions {
  /** The folder for the mails; created if missing, with mode 0700. */
  folder: string;
  /** @default thesisdesk <noreply@thesisdesk.invalid> */
  from?: { name: string; email: string };
  /** @default the system's time */
  clock?: Clock;
  /** Makes the names of the files. @default random ones */
  ids?: Ids;
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
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(folder, name, content);
      } catch (error) {
        const message = 'The mail cannot be written to the outbox at the moment.';
        throw new DeskError('mail_unavailable', message, { cause: error });
      }
    },
  };
}

/**
 * Returns the mails of an outbox folder, including those from before a mail server was configured. Each is read once,
 * one after the other.
 *
 * @example
 * for await (const { name } of keptMails('data/outbox').naming('ada@example.org')) console.log(name);
 */
export function keptMails(folder: string): KeptMails {
  return {
    async *naming(email) {
      for (const name of await namesIn(folder)) {
        const mail = await mailIn(folder, name);
        if (mail && mentionsAddress(textOfMail(mail.content), email)) yield mail;
      }
    },
    async delete(name) {
      if (!isMail(name)) return false;
      try {
        await unlink(join(folder, name));
        return true;
      } catch (error) {
        return absent(error, false);
      }
    },
  };
}

/** Replies go nowhere: `.invalid` never has real hosts (RFC 2606). */
const noReply = { name: 'thesisdesk', email: 'noreply@thesisdesk.invalid' };

/** The file gets its name only once all of it is on disk. Mails are personal, hence mode 0600. */
async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${name}.unfinished`);
  try {
    await onDisk(await open(unfinished, 'wx', 0o600), (handle) => handle.writeFile(content));
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await unlink(unfinished).catch(() => {});
    throw error;
  }
  await onDisk(await open(folder, 'r'));
}

async function onDisk(
  handle: FileHandle,
  write: (handle: FileHandle) => Promise<void> = async () => {},
): Promise<void> {
  try {
    await write(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => absent(error, []));
  return names.filter(isMail).sort();
}

/** Null if it was removed in the meantime. */
async function mailIn(folder: string, name: string): Promise<KeptMail | null> {
  const content = await readFile(join(folder, name)).catch((error: unknown) => absent(error, null));
  return content && { name, content };
}

/** Mails that are still being written have a different name. */
function isMail(name: string): boolean {
  return /^[^./\\][^/\\]*\.eml$/.test(name);
}

function absent<T>(error: unknown, answer: T): T {
  if (systemErrorCode(error) === 'ENOENT') return answer;
  const message = 'The outbox cannot be read at the moment.';
  throw new DeskError('mail_unavailable', message, { cause: error });
}

/**
 * Returns all text of a mail that the desk wrote, so that a word in it is found whatever its encoding (RFC 2045): as
 * it is, with quoted-printable lines joined, and with base64 parts decoded. Parts that are not text are included too.
 */
function textOfMail(content: Uint8Array): string {
  const raw = Buffer.from(content).toString('utf8');
  return [raw, unquoted(raw), ...base64Parts(raw)].join('\n');
}

/** Decodes quoted-printable: `=\r\n` joins lines, and a folded header is one line. */
function unquoted(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Decodes runs of lines that contain only base64. */
function base64Parts(text: string): string[] {
  const parts: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length > 0) parts.push(Buffer.from(run.join(''), 'base64').toString('utf8'));
    run = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (/^[A-Za-z0-9+/]+={0,2}$/.test(line)) run.push(line);
    else close();
  }
  close();
  return parts;
}
