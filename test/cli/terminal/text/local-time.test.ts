import { describe, expect, test } from 'vitest';
import { localTime } from '../../../../src/cli/terminal/text/local-time.ts';
import { ownTimeZone } from '../../../../src/core/time/time-zone.ts';

describe('moment', () => {
  test.each([
    ['2026-11-20T14:03:21.999Z', 'UTC', '2026-11-20 14:03 UTC'],
    ['2026-11-20T23:30:00-05:00', 'UTC', '2026-11-21 04:30 UTC'],
    ['2026-11-20T14:03:21.999Z', 'Europe/Berlin', '2026-11-20 15:03 +01:00'],
    ['2026-07-20T14:03:21.999Z', 'Europe/Berlin', '2026-07-20 16:03 +02:00'],
    ['yesterday', 'UTC', 'yesterday'],
  ])('of %s in %s is %s', (time, zone, text) => {
    expect(localTime(time, zone)).toBe(text);
  });

  test("is in this machine's zone unless another is named", () => {
    const time = '2026-11-20T14:03:21.999Z';
    expect(localTime(time)).toBe(localTime(time, ownTimeZone()));
  });
});
