import type { Answer } from './answer.ts';

/** Why Pipedrive wants no requests for a while. */
export interface RateLimit {
  /** Too many requests at once, the budget of the day used up, or requests shut out for ignoring that. */
  limit: 'burst' | 'daily' | 'blocked';
  /** How long to send nothing. */
  seconds: number;
}

/** The limit that an answer speaks of; null for any other answer. Pure. */
export function rateLimitOf({ status, headers, json }: Answer, now: Date): RateLimit | null {
  // Who goes on after a 429 gets a page of the network in front of Pipedrive.
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
 * The budget renews at midnight, but Pipedrive does not say in which time zone: UTC, or that of the server. So
 * the next look is at midnight UTC or after an hour, whichever is sooner.
 */
function secondsUntilNextLook(now: Date): number {
  const ofDay = (now.getTime() / 1_000) % day;
  return Math.min(Math.ceil(day - ofDay), hour);
}

/** A header's seconds or date as seconds from now, a day at most; null for anything else. */
function secondsIn(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  const seconds = /^\d{1,12}(?:\.\d{1,9})?$/.test(text)
    ? Math.ceil(Number(text))
    : Math.ceil((Date.parse(text) - now.getTime()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), day);
}
