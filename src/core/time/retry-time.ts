import { DeskError } from '../errors.ts';

/**
 * When an error says that another try is of use: at its `retryAt`, or after the `details.retryAfterSeconds` of a
 * service that counts requests. Never before `now`, nor more than a day after it. Null where it does not say. Pure.
 *
 * @example
 * retryTimeOf(new DeskError('crm_unavailable', '…', { details: { retryAfterSeconds: 3600 } }), new Date());
 */
export function retryTimeOf(error: unknown, now: Date): Date | null {
  const stated = statedTime(error, now);
  if (stated === null || Number.isNaN(stated)) return null;
  return new Date(Math.min(Math.max(stated, now.getTime()), now.getTime() + dayMilliseconds));
}

function statedTime(error: unknown, now: Date): number | null {
  if (!(error instanceof Error)) return null;
  if ('retryAt' in error && error.retryAt instanceof Date) return error.retryAt.getTime();
  const seconds = error instanceof DeskError ? error.details.retryAfterSeconds : undefined;
  return typeof seconds === 'number' ? now.getTime() + seconds * 1000 : null;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
