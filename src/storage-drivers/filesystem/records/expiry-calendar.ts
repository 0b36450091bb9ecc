import { createHash } from 'node:crypto';
import { readdir, readlink, rmdir, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../../core/ports/owned-folder.ts';
import { systemErrorCode } from '../../../core/ports/system-error.ts';

/** The folder with the notes of which files hold records that expire. */
export const calendarFolder = 'expiries';

/**
 * Notes that a file will hold a record that expires at the given time. To be called before the record is written: an
 * unnecessary note does no harm, but without one the record would never be found among all those that stay.
 *
 * A note is a symbolic link in a folder for the day, so that looking for expired records reads none of those that
 * stay.
 */
export async function noteExpiry(folder: string, file: string, expiresAt: string): Promise<void> {
  const day = join(folder, calendarFolder, dayOf(new Date(expiresAt)));
  await makeFolder(day);
  const name = createHash('sha256').update(file).digest('hex');
  await symlink(file, join(day, name)).catch(ignoring('EEXIST'));
}

/**
 * Calls `isDone` for each file that was noted for an earlier day. The note is removed if it resolves to true, and is
 * passed again by the next call otherwise. Nothing more is done once `stopping` is aborted.
 */
export async function settleExpiries(
  folder: string,
  now: Date,
  isDone: (file: string) => Promise<boolean>,
  stopping: AbortSignal,
): Promise<void> {
  const calendar = join(folder, calendarFolder);
  for (const day of await readdir(calendar)) {
    if (day >= dayOf(now)) continue;
    for (const name of await readdir(join(calendar, day))) {
      if (stopping.aborted) return;
      const note = join(calendar, day, name);
      if (await isDone(await readlink(note))) await unlink(note).catch(ignoring('ENOENT'));
    }
    await rmdir(join(calendar, day)).catch(ignoring('ENOTEMPTY', 'ENOENT'));
  }
}

/**
 * Returns the day in UTC, so that names sort by time. Years after 9999 begin with a plus sign and would not sort, but
 * they never come.
 */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, -'T00:00:00.000Z'.length);
}

function ignoring(...codes: string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes(systemErrorCode(error) ?? '')) throw error;
  };
}
