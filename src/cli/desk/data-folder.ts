import { stat } from 'node:fs/promises';
import { join } from 'node:path';

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
