import { open, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { mailNames } from '../../adapters/mail/kept-mails.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import type { Configuration } from '../config/configuration.ts';
import { outboxOf } from '../desk/data-folder.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { type Check, Fault, type Finding } from './check.ts';

/**
 * Logs in to the mail server without sending anything, and tries the outbox: an export and an erasure need each mail in
 * it, also those from before there was a mail server.
 */
export function mailCheck(
  { verifyMail }: Pick<OpenedDesk, 'verifyMail'>,
  configuration: Pick<Configuration, 'dataFolder'>,
  id: string,
): Check {
  return {
    name: 'mail',
    advice: 'Check THESISDESK_SMTP_HOST, …_PORT, …_SECURE, …_USER and …_PASSWORD with your mail provider.',
    ...(verifyMail === null && { restsOn: ['data folder'] }),
    async run() {
      await verifyMail?.();
      const ofOthers = await tryOutbox(configuration, id);
      if (ofOthers !== null) return ofOthers;
      return verifyMail === null
        ? { state: 'not configured', detail: 'Mails are written to the outbox' }
        : { state: 'ok', detail: 'SMTP: connected and logged in' };
    },
  };
}

/** Returns a warning about what only root can read; null if there is none, or no outbox yet. */
async function tryOutbox(
  { dataFolder }: Pick<Configuration, 'dataFolder'>,
  id: string,
): Promise<Finding | null> {
  const outbox = outboxOf({ dataFolder });
  const folder = await stat(outbox).catch(nullWhereAbsent);
  if (folder === null) return null;
  const advice = `Give the outbox to the owner of the data folder: chown -R --reference=${dataFolder} ${outbox}`;
  const attempt = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw new Fault(`${what} (${systemErrorCode(error) ?? 'unknown'}).`, advice);
    }
  };
  const probe = join(outbox, `.${id}.doctor`);
  await attempt(`${outbox} cannot be written to`, async () => {
    await ownerOf(probe, 'wx');
    await unlink(probe);
  });
  const owners = new Set([folder.uid]);
  for (const name of await mailNames(outbox)) {
    const mail = join(outbox, name);
    const owner = await attempt(`${mail} cannot be read`, () => ownerOf(mail, 'r').catch(nullWhereAbsent));
    if (owner !== null) owners.add(owner);
  }
  if (process.geteuid?.() !== 0) return null;
  // Root can read everything, but a service that runs as the folder's owner cannot.
  const { uid } = await stat(dataFolder);
  if (uid === 0 || [...owners].every((owner) => owner === uid)) return null;
  const detail = `${outbox} or a mail in it does not belong to the owner of the data folder, who may be unable to read it.`;
  return { state: 'warning', detail, advice };
}

/** Opens a file, and returns who owns it. */
async function ownerOf(path: string, flags: string): Promise<number> {
  const handle = await open(path, flags, 0o600);
  try {
    return (await handle.stat()).uid;
  } finally {
    await handle.close();
  }
}

function nullWhereAbsent(error: unknown): null {
  if (systemErrorCode(error) !== 'ENOENT') throw error;
  return null;
}
