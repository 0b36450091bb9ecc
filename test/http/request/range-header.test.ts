import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRange } from '../../../src/http/routes/objects/objects.ts';

describe('readRange', () => {
  test.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=99-99', { first: 99, last: 99 }],
    ['bytes=50-1000', { first: 50, last: 99 }],
    ['bytes=-1', { first: 99, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    [null, null],
    ['', null],
    ['bytes=-', null],
    ['bytes=5-4', null],
    ['bytes=0-1,2-3', null],
    ['bytes=a-b', null],
    ['BYTES 0-1', null],
    ['bytes=1e1-', null],
    ['bytes=99999999999999999999-', null],
  ])('of %j in 100 bytes is %j', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  test.each(['bytes=0-', 'bytes=-5', 'bytes=0-0'])('of %s in no bytes is none', (header) => {
    expect(readRange(header, 0)).toBe('none');
  });

  test('always lies within the file', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.option(fc.nat(300)), fc.option(fc.nat(300)), (size, first, last) => {
        const range = readRange(`bytes=${first ?? ''}-${last ?? ''}`, size);
        if (range === null || range === 'none') return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.first).toBeLessThanOrEqual(range.last);
        expect(range.last).toBeLessThan(size);
      }),
    );
  });
});
