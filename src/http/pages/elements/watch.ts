import { DeskApiError } from '../../client/client.ts';

/** The result of one look. */
export interface Look {
  /** Whether something is about to change, so that the next look should come soon. */
  isUnderWay: boolean;
  /** How long to wait at least, where looking is costly. @default 0 */
  leastMilliseconds?: number;
}

/**
 * Calls `look` now and repeatedly until the signal is aborted: every two seconds while something is under way,
 * otherwise every five. In a hidden tab it pauses, and looks immediately when the tab is visible again. Null from `look`, or
 * an error, ends it.
 */
export async function watch(signal: AbortSignal, look: () => Promise<Look | null>): Promise<void> {
  while (!signal.aborted) {
    const seen = await look();
    if (seen === null) return;
    const { isUnderWay, leastMilliseconds = 0 } = seen;
    await pause(Math.max(isUnderWay ? 2_000 : 5_000, leastMilliseconds), signal);
    await untilSeen(signal);
  }
}

/**
 * Looks, and if the desk cannot answer for the moment, says so above what is shown, which stays. Before anything is shown,
 * any error is thrown.
 */
export async function lookAgain<Seen extends Look | null>(
  look: () => Promise<Seen>,
  { isShown, say }: { isShown: boolean; say: (text: string) => void },
): Promise<Seen | Look> {
  try {
    return await look();
  } catch (error) {
    const mayPass = isShown && error instanceof DeskApiError && error.isTemporary;
    if (!mayPass) throw error;
    say(`Not up to date. ${error.message}`);
    return { isUnderWay: false };
  }
}

/** Waits for a number of milliseconds, or until the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/** Waits until the tab is visible, or the signal is aborted. */
function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden || signal.aborted) return resolve();
    const end = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    document.addEventListener('visibilitychange', end);
    signal.addEventListener('abort', end);
  });
}
