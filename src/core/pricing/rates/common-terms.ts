import type { RateSchedule } from './rate-schedule.ts';

/** The percentage of the prices charged for changes in a revised document; undefined if it is charged as a whole. */
export function revisionPercentOf({ rates, revisionPercent }: RateSchedule): number | undefined {
  return rates.revisionPercent ?? revisionPercent;
}

/** Returns the schedule with a new percentage for changes in a revised document. */
export function withRevisionPercent(schedule: RateSchedule, percent: number | undefined): RateSchedule {
  const { revisionPercent: _former, ...others } = schedule;
  const { revisionPercent: _common, ...rates } = schedule.rates;
  return { ...others, rates: percent === undefined ? rates : { ...rates, revisionPercent: percent } };
}

/** Returns the schedule in another currency, or in the usual one. Prices are not converted. */
export function withCurrency(schedule: RateSchedule, currency: string | undefined): RateSchedule {
  const { currency: _former, ...others } = schedule;
  const { currency: _common, ...rates } = schedule.rates;
  return { ...others, rates: currency === undefined ? rates : { ...rates, currency } };
}
