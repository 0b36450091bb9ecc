/** What is known after a look. */
export interface Look {
  /** Something is about to change, so the next look comes soon. */
  isUnderWay: boolean;
}

/**
 * Looks now, and again and again until the signal ends it: every two seconds while something is under way, else every
 * five. In a tab that nobody sees it rests, and looks at once when it is seen again. What `look` throws ends it.
 */
export async function watch(signal: AbortSignal, look: () => Promise<Look>): Promise<void> {
  while (!signal.aborted) {
    const { isUnderWay } = await look();
    await pause(isUnderWay ? 2_000 : 5_000, signal);
    await untilSeen(signal);
  }
}

/** Waits so many milliseconds, or until the signal comes. */
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

/** Waits until the tab is seen, or the signal comes. */
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
