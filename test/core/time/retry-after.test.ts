import { describe, expect, test } from 'vitest';
import { retryAfterSecondsOf } from '../../../src/core/time/retry-after.ts';

const now = new Date('2026-11-20T09:00:00Z');
const date = 'Fri, 20 Nov 2026 09:10:00 GMT';

describe('how long a response asks to be left alone', () => {
  test.each([
    ['its seconds', { 'retry-after': ' 20 ' }, 20],
    ['its seconds, rounded up', { 'retry-after': '1.2' }, 2],
    ['the time until its date by its own clock', { 'retry-after': 'Fri, 20 Nov 2026 09:10:02 GMT', date }, 2],
    [
      'the time until its date by ours, if it shows none',
      { 'retry-after': 'Fri, 20 Nov 2026 09:00:04 GMT' },
      4,
    ],
    ['the same, if its own is none', { 'retry-after': 'Fri, 20 Nov 2026 09:00:04 GMT', date: 'now' }, 4],
    ['nothing, for a date that is over', { 'retry-after': 'Fri, 20 Nov 2026 09:09:00 GMT', date }, 0],
  ])('is %s', (_, headers, seconds) => {
    expect(retryAfterSecondsOf(new Headers(headers), now)).toBe(seconds);
  });

  test.each([[{}], [{ 'retry-after': '' }], [{ 'retry-after': 'soon' }], [{ 'retry-after': '-5' }]])(
    'is unknown from %j',
    (headers) => {
      expect(retryAfterSecondsOf(new Headers(headers), now)).toBeNull();
    },
  );

  test('can be in a header of another name', () => {
    const headers = new Headers({ 'x-ratelimit-reset': '2' });
    expect(retryAfterSecondsOf(headers, now, 'x-ratelimit-reset')).toBe(2);
  });
});
