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

/**
 * Whether a desk has written anything to the folder.
 *
 * @throws DeskError `storage_unavailable` if this user may not look into it
 */
export async function hasRecords(place: Place): Promise<boolean> {
  try {
    return (await stat(recordsOf(place))).isDirectory();
  } catch (error) {
    if (systemErrorCode(error) !== 'EACCES') return false;
    throw closedToThisUser(place);
  }
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
  if (await hasRecords({ dataFolder: folder })) return;
  const message = `No desk data in ${folder}. Name the data folder with --data, or start thesisdesk serve.`;
  throw new UsageError(message);
}

function closedToThisUser({ dataFolder }: Place): DeskError {
  const reason = 'Make sure that this user may read it and write to it.';
  return new DeskError(
    'storage_unavailable',
    `The data folder ${dataFolder} cannot be used (EACCES). ${reason}`,
  );
}
