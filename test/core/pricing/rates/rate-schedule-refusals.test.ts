import { describe, expect, test } from 'vitest';
import { parseRateSchedule } from '../../../../src/core/schemas/parse-rate-schedule.ts';

describe('a schedule with a wrong value', () => {
  test.each<[string, unknown, string, string]>([
    ['nothing', undefined, '', 'The rate schedule must be an object with "rates".'],
    ['a list', [], '', 'The rate schedule must be an object with "rates".'],
    ['no rates', { adminFee: 25 }, 'rates', '"rates" is missing.'],
    ['rates that are a number', { rates: 5 }, 'rates', '"rates" must be an object.'],
    [
      'a rate that is a text',
      { rates: { perTable: '5' } },
      'rates.perTable',
      '"rates.perTable" must be a number.',
    ],
    ['a rate of null', { rates: { perTable: null } }, 'rates.perTable', '"rates.perTable" must be a number.'],
    [
      'a rate below zero',
      { rates: { editing: { textPerWord: -0.01 } } },
      'rates.editing.textPerWord',
      '"rates.editing.textPerWord" must be zero or more.',
    ],
    [
      'a rate below zero in a service of the operator’s own',
      { rates: { coaching: { textPerWord: -0.01 } } },
      'rates.coaching.textPerWord',
      '"rates.coaching.textPerWord" must be zero or more.',
    ],
    [
      'a rate beyond all sense',
      { rates: { perTable: 1e13 } },
      'rates.perTable',
      '"rates.perTable" must not be above 1,000,000,000,000.',
    ],
    [
      'an infinite rate',
      JSON.parse('{ "rates": { "perTable": 1e999 } }'),
      'rates.perTable',
      '"rates.perTable" must be a finite number.',
    ],
    [
      'a built-in service without a block',
      { rates: { editing: 5 } },
      'rates.editing',
      '"rates.editing" must be an object.',
    ],
    ['a fee below zero', { rates: {}, adminFee: -1 }, 'adminFee', '"adminFee" must be zero or more.'],
    [
      'a percentage above 100',
      { rates: {}, adminFeePercent: 101 },
      'adminFeePercent',
      '"adminFeePercent" must not be above 100.',
    ],
    [
      'a currency in small letters',
      { rates: { currency: 'usd' } },
      'rates.currency',
      '"rates.currency" must be an ISO 4217 currency code in capital letters, such as USD.',
    ],
    [
      'a currency that is none',
      { rates: {}, currency: 'UDS' },
      'currency',
      '"currency" must be an ISO 4217 currency code in capital letters, such as USD.',
    ],
    [
      'a reserved name',
      JSON.parse('{ "rates": { "__proto__": { "perTable": 5 } } }'),
      'rates.__proto__',
      '"rates.__proto__" is not allowed as a name.',
    ],
    [
      'a value beyond JSON',
      { rates: { on: new Date() } },
      'rates.on',
      '"rates.on" is not a value that JSON can hold.',
    ],
    [
      'too many services',
      { rates: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`service ${index}`, {}])) },
      'rates',
      '"rates" must not have more than 100 service types.',
    ],
  ])('%s is refused in one sentence with its path', (_what, input, path, message) => {
    const error = refusalOf(input);
    expect(error).toMatchObject({ code: 'rates_invalid', message, details: { path } });
  });

  test('nested without end is refused before the stack runs out', () => {
    const input = JSON.parse(`{ "rates": { "more": ${'['.repeat(50_000)}${']'.repeat(50_000)} } }`);
    expect(refusalOf(input)).toMatchObject({ message: '"rates.more.0" is nested too deeply.' });
  });

  test('that holds itself is refused', () => {
    const rates: Record<string, unknown> = {};
    rates.rates = rates;
    expect(refusalOf({ rates })).toMatchObject({ code: 'rates_invalid' });
  });
});

function refusalOf(input: unknown): unknown {
  try {
    parseRateSchedule(input);
  } catch (error) {
    return error;
  }
  return undefined;
}
