import type { Clock } from '../../../../src/core/ports.ts';

/** A clock that stands still until it is moved. */
export class MovableClock implements Clock {
  #now = Date.parse('2026-11-20T09:00:00.000Z');

  now(): Date {
    return new Date(this.#now);
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export const hour = 3_600_000;
export const day = 24 * hour;
