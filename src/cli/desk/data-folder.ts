import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '../../core/errors.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import { UsageError } from '../terminal/usage-error.ts';

interface Place {
  dataFolder: string;
}

/** The folder for submissions, jobs, rates, meetings, deals and events. */
export function recordsOf({ dataFolder }: Place): string {
  return join(dataFolder, 'records');
}

/** Whether a desk has written anything to the folder. */
export async function hasRecords(place: Place): Promise<boolean> {
  return (await stat(recordsOf(place)).catch(() => null))?.isDirectory() ?? false;
}

/** The folder for uploaded documents and example files. */
export function filesOf({ dataFolder }: Place): string {
  return join(dataFolder, 'files');
}

/** The folder that mails are written to. */
export function outboxOf({ dataFolder }: Place): string {
  return join(dataFolder, 'outbox');
}

/**
 * Makes sure that a desk has used a folder before.
 *
 * @throws UsageError; DeskError `storage_unavailable` if this user may not look into it
 */
export async function mustHaveData(folder: string): Promise<void> {
  const place = { dataFolder: folder };
  if (await hasRecords(place)) return;
  const failure = await stat(recordsOf(place)).then(() => undefined, systemErrorCode);
  if (failure === 'EACCES') {
    const reason = 'Make sure that this user may read it and write to it.';
    throw new DeskError(
      'storage_unavailable',
      `The data folder ${folder} cannot be used (EACCES). ${reason}`,
    );
  }
  const message = `No desk data in ${folder}. Name the data folder with --data, or start thesisdesk serve.`;
  throw new UsageError(message);
}
