import { join } from 'node:path';

interface Place {
  dataFolder: string;
}

/** Where submissions, jobs, rates, meetings, deals and events lie. */
export function recordsOf({ dataFolder }: Place): string {
  return join(dataFolder, 'records');
}

/** Where uploaded documents and example files lie. */
export function filesOf({ dataFolder }: Place): string {
  return join(dataFolder, 'files');
}

/** Where mails are written to. */
export function outboxOf({ dataFolder }: Place): string {
  return join(dataFolder, 'outbox');
}
