import type { Clock } from '../../../core/ports.ts';
import type { Sleep } from '../../../core/time/sleep.ts';
import { unavailable } from './failure.ts';

/** When somebody stops waiting. */
export interface Deadline {
  /** Aborted when the time is over. */
  signal: AbortSignal;
  /** Milliseconds until then. */
  left(): number;
}

/**
 * What the work resolves to, if it does so in time; else it throws `crm_unavailable`, and the signal that the
 * work got is aborted, so that it sends nothing any more.
 */
export async function withDeadline<T>(
  milliseconds: number,
  { clock, sleep }: { clock: Clock; sleep: Sleep },
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const end = clock.now().getTime() + milliseconds;
  const over = new AbortController();
  const done = new AbortController();
  // What the work left behind (of two requests at once the other one failed) is cut off in any case.
  const timeout = sleep(milliseconds, done.signal).then((): never => {
    over.abort();
    throw unavailable('Pipedrive did not answer in time. Please try again later.');
  });
  try {
    const left = () => end - clock.now().getTime();
    return await Promise.race([work({ signal: over.signal, left }), timeout]);
  } finally {
    done.abort();
  }
}
