/** How many requests are let in: in a burst, and per second in the long run. */
export interface ThrottleLimits {
  /** Requests a second. */
  rate: number;
  /** Requests in a burst. */
  burst: number;
}

/** A bucket of tokens at one moment; each request takes a token. */
export interface TokenBucket {
  tokens: number;
  /** The time of that moment, in milliseconds. */
  at: number;
}

/**
 * Takes a token, or returns in how many seconds there will be one. Pure.
 *
 * @example
 * takeToken({ tokens: 0, at: 0 }, 100, { rate: 10, burst: 5 }); // { bucket: { tokens: 0, at: 100 }, wait: 0 }
 */
export function takeToken(
  { tokens, at }: TokenBucket,
  now: number,
  { rate, burst }: ThrottleLimits,
): { bucket: TokenBucket; wait: number } {
  // Setting the clock back must not take tokens away.
  const elapsed = Math.max(0, now - at);
  const filled = Math.min(burst, tokens + (elapsed / 1000) * rate);
  if (filled >= 1) return { bucket: { tokens: filled - 1, at: now }, wait: 0 };
  return { bucket: { tokens: filled, at: now }, wait: (1 - filled) / rate };
}

/**
 * Creates a throttle for one process.
 *
 * @returns a function that returns in how many whole seconds to try again; 0 lets the request in
 * @throws RangeError for limits that would let nothing in
 */
export function createThrottle(limits: ThrottleLimits, now: () => number): () => number {
  if (!(limits.rate > 0) || !(limits.burst >= 1)) {
    throw new RangeError('A throttle needs a rate above 0 and a burst of 1 or more.');
  }
  let bucket: TokenBucket = { tokens: limits.burst, at: now() };
  return () => {
    const taken = takeToken(bucket, now(), limits);
    bucket = taken.bucket;
    return Math.ceil(taken.wait);
  };
}
