import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '../../core/errors.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import type { KeptMail, KeptMails } from '../../core/ports.ts';
import { mentionsAddress } from '../../core/text/addresses.ts';

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
      for (const name of await mailNames(folder)) {
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

/** The names of its mails, sorted; none if there is no such folder. @throws DeskError `mail_unavailable` */
export async function mailNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => absent(error, []));
  return names.filter(isMail).sort();
}

/** Null if it was removed in the meantime. */
async function mailIn(folder: string, name: string): Promise<KeptMail | null> {
  const content = await readFile(join(folder, name)).catch((error: unknown) => absent(error, null));
  return content && { name, content };
}

/** A mail that a killed process left half-written is one too, because nothing else would ever find it. */
function isMail(name: string): boolean {
  return /^(?:[^./\\][^/\\]*\.eml|\.[^./\\][^/\\]*\.eml\.unfinished)$/.test(name);
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
