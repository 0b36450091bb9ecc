/** A caller's wrong tokens so far. */
export interface Guesses {
  count: number;
  /** When the last refusal has been sent, in milliseconds. */
  until: number;
}

/**
 * Adds a caller's wrong token, and returns how many milliseconds its refusal must wait: 0 for the first few, because
 * people mistype, then twice as long each time. A caller's refusals wait one after another. Pure.
 *
 * @returns a wait of null if so many refusals are already waiting that the caller must try again later
 *
 * @example
 * guess(undefined, 1000); // { guesses: { count: 1, until: 1000 }, wait: 0 }
 */
export function guess(before: Guesses | undefined, now: number): { guesses: Guesses; wait: number | null } {
  const known =
    before !== undefined && now - before.until < forgottenAfter ? before : { count: 0, until: now };
  const count = known.count + 1;
  const start = Math.max(now, known.until);
  const pause = count <= free ? 0 : Math.min(longestPause, firstPause * 2 ** (count - free - 1));
  if (start + pause - now > mostWaiting) return { guesses: known, wait: null };
  return { guesses: { count, until: start + pause }, wait: start + pause - now };
}

const free = 3;
const firstPause = 250;
const longestPause = 8_000;
const mostWaiting = 30_000;
const forgottenAfter = 15 * 60_000;

/**
 * Remembers callers' wrong tokens in this process. If there are very many callers, the oldest are forgotten first.
 *
 * @returns a function that adds a caller's wrong token, as {@link guess} does
 */
export function wrongTokens(now: () => number): (caller: string) => { count: number; wait: number | null } {
  const callers = new Map<string, Guesses>();
  return (caller) => {
    const { guesses, wait } = guess(callers.get(caller), now());
    callers.delete(caller);
    callers.set(caller, guesses);
    const [oldest] = callers.keys();
    if (callers.size > mostCallers && oldest !== undefined) callers.delete(oldest);
    return { count: guesses.count, wait };
  };
}

const mostCallers = 10_000;
