import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../src/core/errors.ts';
import { retryTimeOf } from '../../../src/core/time/backoff.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inSeconds = (retryAfterSeconds: unknown) =>
  new DeskError('crm_unavailable', 'Busy.', { details: { retryAfterSeconds } });

describe('the time of the next try', () => {
  test.each([
    ['so many seconds from now', inSeconds(90), '2026-11-20T12:01:30.000Z'],
    [
      'the time that the error names',
      Object.assign(new Error('x'), { retryAt: new Date('2026-11-20T13:00:00Z') }),
      '2026-11-20T13:00:00.000Z',
    ],
    ['not before now', inSeconds(-5), '2026-11-20T12:00:00.000Z'],
    ['within a day', inSeconds(1e12), '2026-11-21T12:00:00.000Z'],
  ])('is %s', (_, error, time) => {
    expect(retryTimeOf(error, now)?.toISOString()).toBe(time);
  });

  test.each([
    ['an error that names none', new Error('x')],
    ['a text instead of seconds', inSeconds('90')],
    ['seconds that are no number', inSeconds(Number.NaN)],
    ['a time that is none', Object.assign(new Error('x'), { retryAt: new Date('x') })],
    ['what is no error', { retryAt: now }],
  ])('is unknown with %s', (_, error) => {
    expect(retryTimeOf(error, now)).toBeNull();
  });
});
