import type { Clock } from '../../ports.ts';
import { endsInTime } from '../../time/in-time.ts';
import type { Sleep } from '../../time/sleep.ts';

/** Deliveries in progress to one endpoint at the same time, in one process. */
export const placesPerEndpoint = 2;

/**
 * Keeps an endpoint that is slow or does not answer from holding up the others. Returns a function that makes a delivery
 * once its endpoint has a place. If that takes longer than a second, it throws an EndpointBusyError, with which the queue
 * puts the delivery off; one that may not be put off again is made at once.
 *
 * @example
 * const inPlace = endpointPlaces({ clock, sleep });
 * await inPlace(url, { mayBeDeferred }, () => fetch(url));
 */
export function endpointPlaces({ clock, sleep }: { clock: Clock; sleep: Sleep }): InPlace {
  const endpoints = new Map<string, EndpointState>();
  const timeNow = () => clock.now().getTime();

  /** Waits until a delivery ends. Throws an EndpointBusyError if that takes too long. */
  async function waitForPlace(state: EndpointState, since: number): Promise<void> {
    // A clock that was set back ends the wait too.
    const left = patience - Math.abs(timeNow() - since);
    if (state.isSlow || left <= 0) throw putOff(state, timeNow());
    await endsInTime(left, Promise.race(state.running), sleep);
  }

  return async (url, { mayBeDeferred }, deliver) => {
    const state = endpoints.get(url) ?? { running: new Set(), isSlow: false, took: 0, lineEnd: 0 };
    endpoints.set(url, state);
    const since = timeNow();
    // Nothing may be awaited between finding a place and taking it.
    while (mayBeDeferred && state.running.size >= placesPerEndpoint) await waitForPlace(state, since);
    const start = timeNow();
    const delivery = deliver();
    state.running.add(delivery);
    try {
      return await delivery;
    } finally {
      state.running.delete(delivery);
      state.took = timeNow() - start;
      state.isSlow = state.took > patience;
      if (!state.isSlow) state.lineEnd = 0;
    }
  };
}

export type InPlace = <T>(
  url: string,
  context: { mayBeDeferred: boolean },
  deliver: () => Promise<T>,
) => Promise<T>;

/** An endpoint has as many deliveries in progress as it may. The queue tries again at `retryAt`. */
export class EndpointBusyError extends Error {
  override readonly name = 'EndpointBusyError';
  readonly retryAt: Date;

  constructor(retryAt: Date) {
    super('The endpoint has not answered earlier deliveries yet.');
    this.retryAt = retryAt;
  }
}

interface EndpointState {
  running: Set<Promise<unknown>>;
  /** Whether it took longer than our patience the last time that we know of. */
  isSlow: boolean;
  /** How long the last delivery took, in milliseconds. */
  took: number;
  /** When the last of those that were put off has its turn (milliseconds since 1970). */
  lineEnd: number;
}

/**
 * Gives a delivery the next turn. A queue puts a job off a limited number of times, so those of a long line do not all come
 * back after the same few seconds.
 */
function putOff(state: EndpointState, now: number): EndpointBusyError {
  state.isSlow = true;
  const turn = Math.max(state.took, patience) / placesPerEndpoint;
  state.lineEnd = Math.min(Math.max(state.lineEnd, now + shortestPutOff) + turn, now + longestPutOff);
  return new EndpointBusyError(new Date(state.lineEnd));
}

/** In milliseconds, as the following. */
const patience = 1_000;
const shortestPutOff = 5_000;
const longestPutOff = 600_000;
