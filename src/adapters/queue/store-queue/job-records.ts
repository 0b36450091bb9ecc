/**
 * What the queue keeps in the store. A job is one record under `jobs/pending/…` from the time it was accepted
 * until its end is written down under `jobs/done/…` or `jobs/failed/…`; only then the pending record goes.
 * Times are ISO 8601.
 */

/** A job that has not ended. Every change is a conditional write, so two processes never both make one. */
export interface PendingJob<P extends object = object> {
  name: string;
  id: string;
  payload: P;
  /** 1 for the first life of a job, one more each time that it is run again after it failed for good. */
  round: number;
  /** Tries that ended with an error. */
  failures: number;
  /** Tries that ended with an error that named the time of the next. */
  deferrals?: number;
  /** Tries whose process ended before they did. */
  interruptions: number;
  /** It does not run before this time. */
  notBefore: string;
  /** Who runs it now. */
  lease: Lease | null;
  /** How it ended, written first, so that whoever finds the job after a crash ends it in the same way. */
  outcome: JobOutcome | null;
}

export interface Lease {
  /** The queue, of one process, that runs the job. */
  owner: string;
  /** Others may take the job from this time on. */
  expiresAt: string;
}

export type JobOutcome = { kind: 'done'; at: string } | { kind: 'failed'; at: string; error: string };

/** Keeps a finished job from being accepted a second time. */
export interface DoneJob {
  name: string;
  id: string;
  round: number;
  doneAt: string;
}

/** A job that failed for good, with all that it takes to run it again. */
export interface JobFailedForGood {
  name: string;
  id: string;
  payload: object;
  round: number;
  error: string;
  failedAt: string;
}

/** Starts the keys of all jobs of one name that have not ended, and of nothing else. */
export function pendingPrefix(name: string): string {
  return `jobs/pending/${keyPart(name)}/`;
}

export function pendingKey(name: string, id: string): string {
  return pendingPrefix(name) + keyPart(id);
}

export function doneKey(name: string, id: string): string {
  return `jobs/done/${keyPart(name)}/${keyPart(id)}`;
}

/** Starts the keys of all jobs of one name that failed for good. */
export function failedPrefix(name: string): string {
  return `jobs/failed/${keyPart(name)}/`;
}

export function failedKey(name: string, id: string): string {
  return failedPrefix(name) + keyPart(id);
}

/** Without slashes of its own, so that no name and id together look like another pair. */
function keyPart(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('/', '%2F');
}
