import type { Clock } from '../../../src/core/ports.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function testClock(): TestClock {
  let time = Date.parse('2026-11-20T09:00:00.000Z');
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
