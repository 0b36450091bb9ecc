import { describe, expect, test } from 'vitest';
import {
  blocksOf,
  readNumber,
  serviceTypeOf,
  textAt,
  withValue,
} from '../../src/http/pages/desk/rates/draft.ts';

describe('a draft of a rate schedule', () => {
  const schedule = { rates: { editing: { perTable: 3, colour: 'blue' }, $comment: 'By Ada' }, plan: 2 };

  test('has another price, and everything else as it was', () => {
    const next = withValue(schedule, ['rates', 'editing', 'perTable'], 4);
    expect(next).toEqual({
      rates: { editing: { perTable: 4, colour: 'blue' }, $comment: 'By Ada' },
      plan: 2,
    });
    expect(schedule.rates.editing.perTable).toBe(3);
  });

  test('has a price where there was no service', () => {
    expect(withValue({ rates: {} }, ['rates', 'editing', 'perTable'], 5)).toEqual({
      rates: { editing: { perTable: 5 } },
    });
  });

  test('loses a value that is taken away', () => {
    expect(withValue({ rates: {}, adminFee: 5 }, ['adminFee'], undefined)).toEqual({ rates: {} });
    expect(withValue(schedule, ['rates', 'editing'], undefined)).toEqual({
      rates: { $comment: 'By Ada' },
      plan: 2,
    });
  });

  test('keeps keys that objects have of their own', () => {
    const hostile = JSON.parse('{"rates":{"__proto__":{"perTable":1}},"__proto__":{"a":1}}');
    const next = withValue(hostile, ['rates', 'perTable'], 2);
    expect(JSON.stringify(next)).toBe(
      '{"rates":{"__proto__":{"perTable":1},"perTable":2},"__proto__":{"a":1}}',
    );
    expect(textAt(hostile, ['rates', 'constructor', 'name'])).toBe('');
  });

  test('names the services that have prices', () => {
    expect(blocksOf(schedule)).toEqual(['editing']);
  });

  test('writes small prices out', () => {
    expect(textAt({ rates: { perTable: 0.0000001 } }, ['rates', 'perTable'])).toBe('0.0000001');
    expect(textAt({ rates: { perTable: 12_000 } }, ['rates', 'perTable'])).toBe('12000');
  });
});

describe('a number as people type it', () => {
  test.each([
    ['0.018', 0.018],
    ['0,018', 0.018],
    [' 12 ', 12],
    ['.5', 0.5],
    ['', undefined],
    ['1e3', null],
    ['-1', null],
    ['1,5', 1.5],
    ['12,50', 12.5],
    ['1,500', 1500],
    ['1,234,567.89', 1_234_567.89],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1.234', 1.234],
    ['1,000.50', 1000.5],
    ['12.', 12],
    ['1,5000', null],
    ['1,500,00', null],
    ['1 5', null],
    ['three', null],
  ])('%j is read as %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});

describe('the name of a service', () => {
  test.each([
    ['Peer review', 'peer_review'],
    [' Layout ', 'layout'],
    ['', null],
    ['$comment', null],
    ['currency', null],
  ])('%j becomes %j', (name, type) => {
    expect(serviceTypeOf(name)).toBe(type);
  });
});
