import { DeskError } from '../errors.ts';
import type { Ids } from '../ports.ts';

/** How long the waits between tries may become. */
export interface BackoffLimits {
  /** The longest wait after the first failure; it doubles with every further failure. */
  firstMilliseconds: number;
  /** No wait is longer than this. */
  longestMilliseconds: number;
}

/**
 * Returns the milliseconds to wait after this many consecutive failures (1 for the first): exponential backoff with
 * full jitter. Waits are spread over the whole span from zero to the limit for that failure, so that many jobs that
 * failed together do not come back together. `fraction` (0 up to 1) is the position in the span.
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
 * Returns a random number from 0 up to, but not including, 1.
 *
 * @example
 * backoffMilliseconds(1, limits, randomFraction(ids));
 */
export function randomFraction(ids: Pick<Ids, 'random'>): number {
  return ids.random(4).reduce((sum, byte) => (sum + byte) / 256, 0);
}

/**
 * Returns when an error says that another try is worthwhile: at its `retryAt`, or after the
 * `details.retryAfterSeconds` of a service that counts requests. Never before `now`, nor more than a day after it.
 * Null if it does not say. Pure.
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
