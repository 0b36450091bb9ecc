/**
 * What the queue keeps in the store. A job is one record under `jobs/pending/…` from the time it is accepted until
 * its end has been recorded under `jobs/done/…` or `jobs/failed/…`; only then is the pending record removed. Times
 * are in ISO 8601.
 */

/** A job that has not ended. Every change is a conditional write, so two processes can never both make one. */
export interface JobRecord<P extends object = object> {
  name: string;
  id: string;
  payload: P;
  /** 1 for the first life of a job, plus one each time that it is run again after it ended. */
  round: number;
  /** Tries that ended with an error. */
  failures: number;
  /** Tries that ended with an error that named the time of the next. */
  deferrals?: number;
  /** Tries whose process ended before they did. */
  interruptions: number;
  /** The job does not run before this time. */
  notBefore: string;
  /** The lease of the queue that is running it. */
  lease: Lease | null;
  /** How it ended, written first, so that a process that finds the job after a crash ends it in the same way. */
  outcome: JobOutcome | null;
}

export interface Lease {
  /** The queue, in one process, that is running the job. */
  owner: string;
  /** Other processes may take the job from this time on. */
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

/** A job that failed for good, with everything needed to run it again. */
export interface JobFailedForGood {
  name: string;
  id: string;
  payload: object;
  round: number;
  error: string;
  failedAt: string;
}

/** Returns the prefix of the keys of all jobs of one name that have not ended, and of nothing else. */
export function pendingPrefix(name: string): string {
  return `jobs/pending/${keyPart(name)}/`;
}

export function pendingKey(name: string, id: string): string {
  return pendingPrefix(name) + keyPart(id);
}

export function doneKey(name: string, id: string): string {
  return `jobs/done/${keyPart(name)}/${keyPart(id)}`;
}

/** Returns the prefix of the keys of all jobs of one name that failed for good. */
export function failedPrefix(name: string): string {
  return `jobs/failed/${keyPart(name)}/`;
}

export function failedKey(name: string, id: string): string {
  return failedPrefix(name) + keyPart(id);
}

/** Escapes slashes, so that no two pairs of name and id look the same. */
function keyPart(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('/', '%2F');
}
