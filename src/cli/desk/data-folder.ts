import { stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Place {
  dataFolder: string;
}

/** Where submissions, jobs, rates, meetings, deals and events lie. */
export function recordsOf({ dataFolder }: Place): string {
  return join(dataFolder, 'records');
}

/** Whether a desk has written anything to the folder. */
export async function hasRecords(place: Place): Promise<boolean> {
  return (await stat(recordsOf(place)).catch(() => null))?.isDirectory() ?? false;
}

/** Where uploaded documents and example files lie. */
export function filesOf({ dataFolder }: Place): string {
  return join(dataFolder, 'files');
}

/** Where mails are written to. */
export function outboxOf({ dataFolder }: Place): string {
  return join(dataFolder, 'outbox');
}
