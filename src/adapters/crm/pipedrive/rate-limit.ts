import type { Clock, Logger } from '../../../core/ports.ts';
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
  const retryAfter = secondsIn(headers.get('retry-after'), now);
  if (isDayOver(headers, json)) {
    const isLong = retryAfter !== null && retryAfter > secondsShutOut;
    return { limit: 'daily', seconds: isLong ? retryAfter : secondsUntilNextLook(now) };
  }
  const seconds = retryAfter ?? secondsIn(headers.get('x-ratelimit-reset'), now) ?? burstWindowSeconds;
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

/** Converts a header's seconds or date to seconds from now, at most a day; null for anything else. */
function secondsIn(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  const seconds = /^\d{1,12}(?:\.\d{1,9})?$/.test(text)
    ? Math.ceil(Number(text))
    : Math.ceil((Date.parse(text) - now.getTime()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), day);
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
  #until = 0;

  constructor(parts: { clock: Clock; sleep: Sleep; logger: Logger }) {
    this.#parts = parts;
  }

  begin({ limit, seconds }: RateLimit): void {
    const { clock, logger } = this.#parts;
    const until = clock.now().getTime() + seconds * 1_000;
    if (until <= this.#until) return;
    this.#until = until;
    this.#limit = limit;
    logger.warn('pipedrive wants no requests for a while', { limit, seconds });
  }

  /** Waits until requests are allowed; throws `crm_unavailable` immediately if that is after the deadline. */
  async pass(deadline: Deadline): Promise<void> {
    const { clock, sleep } = this.#parts;
    const left = this.#until - clock.now().getTime();
    if (left <= 0) return;
    const limit = this.#limit;
    if (limit !== 'burst' || left >= deadline.left()) {
      throw limitRefusal({ limit, seconds: Math.ceil(left / 1_000) });
    }
    await sleep(left, deadline.signal);
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
