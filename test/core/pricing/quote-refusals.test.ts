import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../src/core/errors.ts';
import { quote } from '../../../src/core/pricing/quote.ts';
import {
  type RateSchedule,
  type ServiceRates,
  starterSchedule,
} from '../../../src/core/pricing/rates/rate-schedule.ts';
import { analysisOf } from './quote-inputs.ts';

const fiveOfEach = { textWordCount: 5, refsWordCount: 5, tables: 5, figures: 5, frontMatter: 5 };
const editing = (rates: ServiceRates, rest: object = {}): RateSchedule => ({
  rates: { editing: rates },
  ...rest,
});

describe('what cannot be quoted', () => {
  test.each([
    ['a negative rate', editing({ perTable: -1 }), 'rates.editing.perTable'],
    ['a rate that is no number', editing({ perTable: Number.NaN }), 'rates.editing.perTable'],
    ['a rate that is a text', { rates: { editing: { perTable: '5' } } }, 'rates.editing.perTable'],
    ['a common rate that is a text', { rates: { perTable: '5' } }, 'rates.perTable'],
    ['a minimum below zero', { rates: { perTable: 5 }, minimum: -1 }, 'minimum'],
    ['a fee below zero', editing({ perTable: 5 }, { adminFee: -1 }), 'adminFee'],
    ['a percentage above 100', editing({ perTable: 5 }, { adminFeePercent: 101 }), 'adminFeePercent'],
    ['a currency of another shape', editing({ perTable: 5 }, { currency: 'usd' }), 'rates.currency'],
    ['no schedule', null, 'rates'],
    ['a schedule without rates', {}, 'rates'],
    ['rates that are a list', { rates: [] }, 'rates'],
    ['a service without prices', { rates: { editing: null } }, 'rates.editing'],
    ['a service that is a text', { rates: { editing: 'free' } }, 'rates.editing'],
    ['another service that is a number', { rates: { editing: {}, formatting: 5 } }, 'rates.formatting'],
    ['a total that cannot be exact', editing({ perTable: 1e12, perFigure: 1e12 }), 'rates'],
  ])('%s is named by its path', (_what, schedule, path) => {
    expectRefusal(() => quote(fiveOfEach, 'editing', schedule as RateSchedule), 'rates_invalid', { path });
  });

  test.each([-1, 1.5, Number.NaN, 2 ** 53])('a count of %s is a fault of the caller', (tables) => {
    expect(() => quote(analysisOf({ tables }), 'editing', starterSchedule)).toThrow(RangeError);
  });

  test('a service type that the schedule does not have, whose known ones are listed', () => {
    expectRefusal(() => quote(fiveOfEach, 'ghost_writing', starterSchedule), 'service_type_unknown', {
      known: ['editing', 'formatting', 'editing_and_formatting'],
    });
  });
});

function expectRefusal(act: () => unknown, code: string, details: object): void {
  let thrown: unknown;
  try {
    act();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(DeskError);
  expect(thrown).toMatchObject({ code, details });
}
