import type { Clock } from '../../src/core/ports.ts';

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  passTime(milliseconds: number): Promise<void>;
}

export function manualClock(start = '2026-11-01T12:00:00.000Z'): ManualClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    async passTime(milliseconds) {
      time += milliseconds;
    },
  };
}
