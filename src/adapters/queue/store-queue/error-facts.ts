import { DeskError } from '../../../core/errors.ts';

/** The error says of itself that no repetition helps. */
export function isPermanent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'permanent' in error && error.permanent === true;
}

/** A sentence on what went wrong, for the list of failed jobs. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : error;
  if (typeof message !== 'string' || message.trim() === '') return 'The job failed without saying why.';
  return message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
}

/** What may stand in a log: a code or the error's kind, never its text, which can hold personal data. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** What a store throws when it cannot do its work now. */
export function isStorageFailure(error: unknown): boolean {
  return error instanceof DeskError && error.code === 'storage_unavailable';
}

const longestMessage = 2_000;
