import type { Clock, Logger } from '../../../core/ports.ts';
import { retryAfterSecondsOf } from '../../../core/time/retry-after.ts';
import type { Sleep } from '../../../core/time/sleep.ts';
import { type Answer, unavailable } from './answer.ts';

/** The reason why Pipedrive wants no requests for a while. */
export interface RateLimit {
  /** Too many requests in a short time, the budget of the day used up, or requests blocked for ignoring that. */
  limit: 'burst' | 'daily' | 'blocked';
  /** How long to send no requests. */
  seconds: number;
}

/** Returns the limit that a response reports, or null for any other response. Pure. */
export function rateLimitOf({ status, headers, json }: Answer, now: Date): RateLimit | null {
  // Clients that continue after a 429 get a page from the network in front of Pipedrive.
  if (status === 403 && json === undefined) return { limit: 'blocked', seconds: secondsShutOut };
  if (status !== 429) return null;
  const retryAfter = secondsIn(headers, 'retry-after', now);
  if (isDayOver(headers, json)) {
    const isLong = retryAfter !== null && retryAfter > secondsShutOut;
    return { limit: 'daily', seconds: isLong ? retryAfter : secondsUntilNextLook(now) };
  }
  const seconds = retryAfter ?? secondsIn(headers, 'x-ratelimit-reset', now) ?? burstWindowSeconds;
  return { limit: 'burst', seconds: Math.max(seconds, 1) };
}

const burstWindowSeconds = 2;
const secondsShutOut = 60;
const hour = 3_600;
const day = 24 * hour;

function isDayOver(headers: Headers, json: unknown): boolean {
  const isUsedUp = ['x-daily-ratelimit-token-remaining', 'x-daily-requests-left'].some((name) =>
    /^\s*(?:0+|-\d+)\s*$/.test(headers.get(name) ?? ''),
  );
  if (isUsedUp) return true;
  const isSaid = typeof json === 'object' && json !== null && 'error' in json;
  return isSaid && typeof json.error === 'string' && /\bdaily\b/i.test(json.error);
}

/**
 * The budget renews at midnight, but Pipedrive does not say in which time zone: UTC, or that of the server. So the
 * next try is at midnight UTC or after an hour, whichever is sooner.
 */
function secondsUntilNextLook(now: Date): number {
  const ofDay = (now.getTime() / 1_000) % day;
  return Math.min(Math.ceil(day - ofDay), hour);
}

/** Returns the seconds that a header says to wait, at most a day; null if it says none. */
function secondsIn(headers: Headers, name: string, now: Date): number | null {
  const seconds = retryAfterSecondsOf(headers, now, name);
  return seconds === null ? null : Math.min(seconds, day);
}

/** The time at which a caller stops waiting. */
export interface Deadline {
  /** Aborted when the time is up. */
  signal: AbortSignal;
  /** Milliseconds until then. */
  left(): number;
}

/** A period in which this process sends no requests to Pipedrive. All callers share it. */
export class Pause {
  readonly #parts: { clock: Clock; sleep: Sleep; logger: Logger };
  #limit: RateLimit['limit'] = 'burst';
  #began = 0;
  #length = 0;

  constructor(parts: { clock: Clock; sleep: Sleep; logger: Logger }) {
    this.#parts = parts;
  }

  begin({ limit, seconds }: RateLimit): void {
    const { clock, logger } = this.#parts;
    const length = seconds * 1_000;
    if (length <= this.#left()) return;
    this.#began = clock.now().getTime();
    this.#length = length;
    this.#limit = limit;
    logger.warn('pipedrive asked for a pause', { limit, seconds });
  }

  /** Waits until requests are allowed; throws `crm_unavailable` immediately if that is after the deadline. */
  async pass(deadline: Deadline): Promise<void> {
    const { sleep } = this.#parts;
    const left = this.#left();
    if (left === 0) return;
    const limit = this.#limit;
    if (limit !== 'burst' || left >= deadline.left()) {
      throw limitRefusal({ limit, seconds: Math.ceil(left / 1_000) });
    }
    await sleep(left, deadline.signal);
  }

  /** A clock that was set by more than the length, in either direction, ends the pause: it no longer shows its end. */
  #left(): number {
    const passed = Math.abs(this.#parts.clock.now().getTime() - this.#began);
    return Math.max(this.#length - passed, 0);
  }
}

/** The error for requests that cannot wait that long. */
export function limitRefusal({ limit, seconds }: RateLimit): Error {
  return unavailable(sentences[limit], { details: { limit, retryAfterSeconds: seconds } });
}

const sentences: Record<RateLimit['limit'], string> = {
  burst: 'Pipedrive gets too many requests at the moment. Please try again later.',
  daily: "The account's daily budget of Pipedrive requests is used up. It renews at midnight.",
  blocked: 'Pipedrive has shut out requests for a while. Please try again later.',
};
