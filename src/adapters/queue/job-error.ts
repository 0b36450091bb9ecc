import { DeskError } from '../../core/errors.ts';
import { retryTimeOf } from '../../core/time/backoff.ts';

/** Whether the error says that trying again is no use. */
export function isPermanent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'permanent' in error && error.permanent === true;
}

/** Whether an error that names a time may still postpone the job until then. */
export function mayBeDeferred({ deferrals = 0 }: { deferrals?: number }): boolean {
  return deferrals < mostDeferrals;
}

/** Two days of a service that says "in an hour" each time. */
const mostDeferrals = 48;

/** Returns the time until which the error postpones the job, which then does not count as a failure; else null. */
export function retryTimeFor(error: unknown, job: { deferrals?: number }, now: Date): Date | null {
  return mayBeDeferred(job) && !isPermanent(error) ? retryTimeOf(error, now) : null;
}

/** Returns a sentence about what went wrong, for the list of failed jobs. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : error;
  if (typeof message !== 'string' || message.trim() === '') return 'The job failed without saying why.';
  return message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
}

/** Returns what may be logged: a code or the kind of the error, never its text, which can contain personal data. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Whether this is what a store throws when it cannot work at the moment. */
export function isStorageFailure(error: unknown): boolean {
  return error instanceof DeskError && error.code === 'storage_unavailable';
}

const longestMessage = 2_000;

/** The error of a job that was interrupted more often than allowed. */
export const interruptedTooOften = 'The program ended unexpectedly each time that it worked on this job.';
