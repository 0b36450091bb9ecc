import { DeskError } from '../errors.ts';
import type { Ids } from '../ports.ts';

/** How long waits between tries may become. */
export interface BackoffLimits {
  /** The longest that the wait after the first failure can be; it doubles with every further one. */
  firstMilliseconds: number;
  /** No wait is longer than this. */
  longestMilliseconds: number;
}

/**
 * Milliseconds to wait after so many failures in a row (1 for the first): exponential backoff with full jitter.
 * The wait is spread over the whole span from nothing up to the limit of that failure, so that many that failed
 * together do not come back together. `fraction` (0 up to 1) says where in the span.
 *
 * @example
 * const limits = { firstMilliseconds: 10_000, longestMilliseconds: 600_000 };
 * backoffMilliseconds(3, limits, 0.5); // 20000, half of 40 seconds
 */
export function backoffMilliseconds(failures: number, limits: BackoffLimits, fraction: number): number {
  const span = Math.min(limits.longestMilliseconds, limits.firstMilliseconds * 2 ** (failures - 1));
  return Math.round(span * fraction);
}

/**
 * A random number from 0 up to, and without, 1.
 *
 * @example
 * backoffMilliseconds(1, limits, randomFraction(ids));
 */
export function randomFraction(ids: Pick<Ids, 'random'>): number {
  return ids.random(4).reduce((sum, byte) => (sum + byte) / 256, 0);
}

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
