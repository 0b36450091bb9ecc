import { describe, expect, test } from 'vitest';
import { localTime } from '../../../../src/cli/terminal/text/local-time.ts';

describe('moment', () => {
  test.each([
    ['2026-11-20T14:03:21.999Z', '2026-11-20 14:03 UTC'],
    ['2026-11-20T23:30:00-05:00', '2026-11-21 04:30 UTC'],
    ['yesterday', 'yesterday'],
  ])('of %s is %s', (time, text) => {
    expect(localTime(time)).toBe(text);
  });
});
