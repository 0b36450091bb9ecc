import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../../src/core/errors.ts';
import { quote } from '../../../../src/core/pricing/quote.ts';
import {
  builtInServiceTypes,
  quoted,
  type RateSchedule,
  ratesFor,
  serviceTypesOf,
  starterSchedule,
} from '../../../../src/core/pricing/rates/rate-schedule.ts';
import { parseRateSchedule } from '../../../../src/core/schemas/parse-rate-schedule.ts';

const hostileNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

describe('the service types of a schedule', () => {
  test.each<[string, RateSchedule['rates'], string[]]>([
    ['are the built-in ones with only common rates', { perTable: 5 }, [...builtInServiceTypes]],
    ['are the built-in ones where nothing has a price', {}, [...builtInServiceTypes]],
    ['are what the blocks name, without common rates', { editing: { perTable: 5 } }, ['editing']],
    [
      'have both services together where each has a block',
      { formatting: { perTable: 5 }, editing: { perTable: 5 } },
      [...builtInServiceTypes],
    ],
    [
      'have both services together by a block of their own',
      { editing_and_formatting: { perTable: 5 } },
      ['editing_and_formatting'],
    ],
    [
      'start with the built-in ones',
      { thesis_coaching: {}, editing_and_formatting: {} },
      ['editing_and_formatting', 'thesis_coaching'],
    ],
    [
      'have the built-in ones and those of the operator, with common rates and blocks',
      { perTable: 5, thesis_coaching: { perTable: 9 } },
      [...builtInServiceTypes, 'thesis_coaching'],
    ],
    ['can be the operator’s own alone', { thesis_coaching: { perTable: 9 } }, ['thesis_coaching']],
    [
      'can be in any script',
      { redaktørarbejde: {}, 'édition légère': {} },
      ['redaktørarbejde', 'édition légère'],
    ],
    [
      'leave out what is no block',
      { editing: {}, note: 'x', list: [], $comment: {}, _notes: {} },
      ['editing'],
    ],
    ['leave out names that are not safe to print', { editing: {}, 'a\u001b[31m': {}, ' a': {} }, ['editing']],
  ])('%s', (_what, rates, types) => {
    expect(serviceTypesOf({ rates })).toEqual(types);
  });
});

describe('the rates for a service', () => {
  test('are its own block over the common rates, key by key', () => {
    const rates = { textPerWord: 0.01, perTable: 5, editing: { textPerWord: 0.02 } };
    expect(ratesFor({ rates }, 'editing')).toEqual([
      { serviceType: 'editing', prices: { textPerWord: 0.02, perTable: 5 }, minimum: 0 },
    ]);
  });

  test('are the common rates where the service has no block', () => {
    const rates = { perTable: 5, editing: { perTable: 7 } };
    expect(ratesFor({ rates }, 'formatting')).toEqual([
      { serviceType: 'formatting', prices: { perTable: 5 }, minimum: 0 },
    ]);
  });

  test('are taken away from a service by zero', () => {
    const rates = { perTable: 5, editing: { perTable: 0 } };
    expect(ratesFor({ rates }, 'editing')[0]?.prices).toEqual({ perTable: 0 });
  });

  test('are those of both for editing and formatting, also by common rates alone', () => {
    expect(ratesFor({ rates: { perTable: 5 } }, 'editing_and_formatting')).toEqual([
      { serviceType: 'editing', prices: { perTable: 5 }, minimum: 0 },
      { serviceType: 'formatting', prices: { perTable: 5 }, minimum: 0 },
    ]);
  });

  test('are the block’s own for editing and formatting, even an empty one', () => {
    const rates = { perTable: 5, editing_and_formatting: {} };
    expect(ratesFor({ rates }, 'editing_and_formatting')).toEqual([
      { serviceType: 'editing_and_formatting', prices: { perTable: 5 }, minimum: 0 },
    ]);
  });

  test.each<[string, RateSchedule, number]>([
    ['the service', { minimum: 1, rates: { minimum: 2, editing: { minimum: 3 } } }, 3],
    ['the common rates', { minimum: 1, rates: { minimum: 2, editing: {} } }, 2],
    ['the schedule', { minimum: 1, rates: { editing: {} } }, 1],
  ])('have the minimum of %s', (_where, schedule, minimum) => {
    expect(ratesFor(schedule, 'editing')[0]?.minimum).toBe(minimum);
  });

  test('are only what the schedule itself has, whatever its prototype has', () => {
    const rates: RateSchedule['rates'] = Object.create({ perTable: 5 });
    expect(ratesFor({ rates }, 'editing')[0]?.prices).toEqual({});
  });

  test.each(hostileNames)('know no service type %s that every object inherits', (name) => {
    expect(() => ratesFor(starterSchedule, name)).toThrow(DeskError);
  });

  test.each(['constructor', 'toString'])('know a service type %s that the operator has set', (name) => {
    const rates = JSON.parse(`{ "${name}": { "perTable": 5 } }`);
    expect(ratesFor({ rates }, name)[0]?.prices).toEqual({ perTable: 5 });
  });

  test('refuse an unknown service type in one sentence that lists the known ones', () => {
    expect(() => ratesFor({ rates: { editing: {} } }, 'formatting')).toThrow(
      'This desk has no service type "formatting". It has: editing.',
    );
  });
});

describe('the starter schedule', () => {
  test('is a valid schedule without a doubt', () => {
    expect(parseRateSchedule(starterSchedule)).toEqual({ schedule: starterSchedule, warnings: [] });
  });

  test('makes the sums that its documentation gives', () => {
    const analysis = {
      textWordCount: 50_000,
      refsWordCount: 5_000,
      tables: 15,
      figures: 15,
      frontMatter: 12,
    };
    expect(quote(analysis, 'editing', starterSchedule).subtotal).toBe(1132.5);
    expect(quote(analysis, 'formatting', starterSchedule).subtotal).toBe(443);
  });

  test('prices every built-in service type', () => {
    expect(serviceTypesOf(starterSchedule)).toEqual([...builtInServiceTypes]);
  });

  test('cannot be changed by one caller for all others', () => {
    expect(Object.isFrozen(starterSchedule)).toBe(true);
    expect(Object.isFrozen(starterSchedule.rates.editing)).toBe(true);
  });
});

describe('a text from outside in a message', () => {
  test('loses control characters and direction marks', () => {
    expect(quoted('a\u001b[31m\u202eb\u2028')).toBe('"a\uFFFD[31m\uFFFDb\uFFFD"');
  });

  test('is cut', () => {
    expect(quoted('😀'.repeat(1_000))).toBe(`"${'😀'.repeat(120)}…"`);
  });
});
