import { describe, expect, test } from 'vitest';
import {
  countIn,
  countProblem,
  extraNumberIn,
} from '../../src/http/pages/desk/submissions/quote/written-number.ts';

const percent = (value: number) => ({ unit: 'percent', value });
const amount = (value: number) => ({ unit: 'amount', value });

describe('the number of a surcharge or discount, as an editor writes it', () => {
  test.each([
    ['15', 'percent', percent(15)],
    ['-10', 'percent', percent(-10)],
    ['−7,5', 'percent', percent(-7.5)],
    ['- 10', 'amount', amount(-10)],
    ['-10%', 'percent', percent(-10)],
    ['-10 %', 'amount', percent(-10)],
    ['10%-', 'amount', null],
    ['$40', 'percent', amount(40)],
    ['-$40.50', 'percent', amount(-40.5)],
    ['$-40', 'percent', amount(-40)],
    ['40 USD', 'percent', amount(40)],
    ['usd 40', 'amount', amount(40)],
    ['1,000', 'amount', amount(1000)],
    ['1,234,567.89', 'amount', amount(1_234_567.89)],
    ['1,50', 'amount', amount(1.5)],
    ['12 500', 'amount', amount(12_500)],
    ['1 234,50', 'amount', amount(1234.5)],
    ['-0,018', 'percent', percent(-0.018)],
    ['1.234,50', 'amount', amount(1234.5)],
    ['-1.234.567', 'amount', amount(-1_234_567)],
    ['1.234', 'percent', percent(1.234)],
    ['1.234,567', 'amount', null],
    ['12.34,50', 'amount', null],
    ['1,5000', 'amount', null],
    ['€40', 'amount', null],
    ['abc', 'amount', null],
    ['1e3', 'amount', null],
    ['', 'percent', null],
    ['0.00001', 'amount', null],
  ] as const)('%j with the unit %s', (text, unit, expected) => {
    const read = extraNumberIn(text, { unit, currency: 'USD' });
    expect('problem' in read ? null : read).toEqual(expected);
  });

  test.each([
    ['abc', 'percent', 'Enter a percentage such as 15, or -10 for a discount.'],
    ['abc', 'amount', 'Enter an amount such as 40, or -40 for a discount.'],
    ['-150', 'percent', 'A discount can be at most 100%. For an amount, choose USD.'],
    ['-150%', 'amount', 'A discount can be at most 100%.'],
    ['40.005', 'amount', 'Amounts in USD have at most 2 decimals.'],
    ['1001', 'percent', 'A surcharge can be at most 1,000%. For an amount, choose USD.'],
    ['12345678901234', 'amount', 'This amount is too large.'],
  ] as const)('%j with the unit %s is refused', (text, unit, problem) => {
    expect(extraNumberIn(text, { unit, currency: 'USD' })).toMatchObject({ problem });
  });

  test.each([
    ['', true],
    ['-', true],
    ['−$', true],
    ['a', false],
    ['-150', false],
    ['1.', true],
  ])('%j is the beginning of one: %s', (text, isUnfinished) => {
    const read = extraNumberIn(text, { unit: 'percent', currency: 'USD' });
    expect('problem' in read && read.isUnfinished).toBe(isUnfinished);
  });
});

test.each([
  ['12', 12],
  [' 24,822 ', 24_822],
  ['24 822', 24_822],
  ['', null],
  ['-1', null],
  ['2.5', null],
  ['2,5', null],
  ['abc', null],
  ['1234567890', null],
])('the count %j is read as %s', (text, count) => {
  expect(countIn(text)).toBe(count);
});

test.each([
  ['12', null],
  ['24,822', null],
  ['-3', 'Enter 0 or more.'],
  ['99999999999', 'Enter at most 999,999,999.'],
  ['1.5', 'Enter a whole number such as 12.'],
  ['', 'Enter a whole number such as 12.'],
])('in place of the count %j, what to enter is %j', (text, sentence) => {
  expect(countProblem(text)).toBe(sentence);
});
