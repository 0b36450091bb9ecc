import {
  highestPrice,
  isServiceBlock,
  type PriceName,
  type RateSchedule,
  rateKeys,
  ratesFor,
  serviceTypesOf,
} from '../../core/pricing/rates/rate-schedule.ts';

/**
 * Returns the current price of a service, from its own block or from the prices for all services; undefined if it is
 * not charged, and for a service that costs the sum of two others.
 */
export function priceIn(schedule: RateSchedule, service: string, name: PriceName): number | undefined {
  if (!serviceTypesOf(schedule).includes(service)) return undefined;
  const [list, ...more] = ratesFor(schedule, service);
  if (!list || more.length > 0) return undefined;
  return name === 'minimum' ? list.minimum || undefined : list.prices[name];
}

/** Tells whether a service has no prices of its own because it costs the sum of two others. */
export function isSum(schedule: RateSchedule, service: string): boolean {
  return serviceTypesOf(schedule).includes(service) && ratesFor(schedule, service).length > 1;
}

/**
 * Returns the schedule in which a service that costs the sum of two others has prices of its own, and costs the same as
 * before. Where both charge only for changes in a revised document, it does so at the higher percentage.
 *
 * @example
 * withOwnPrices({ rates: { editing: { perTable: 3 }, formatting: { perTable: 6 } } }, 'editing_and_formatting');
 * // { rates: { …, editing_and_formatting: { perTable: 9 } } }
 */
export function withOwnPrices(schedule: RateSchedule, service: string): RateSchedule {
  const lists = ratesFor(schedule, service);
  const prices = rateKeys.flatMap((key) => {
    const both = lists.flatMap((list) => list.prices[key] ?? []);
    return both.length > 0 ? [[key, sumOf(both)] as const] : [];
  });
  const minimum = Math.max(...lists.map((list) => list.minimum));
  // A minimum for all services would otherwise hold for it, too.
  const common = schedule.rates.minimum ?? schedule.minimum ?? 0;
  const percents = lists.flatMap((list) => list.revisionPercent ?? []);
  const block = {
    ...Object.fromEntries(prices),
    ...((minimum > 0 || common > 0) && { minimum }),
    ...(percents.length === lists.length && { revisionPercent: Math.max(...percents) }),
  };
  return { ...schedule, rates: { ...schedule.rates, [service]: block } };
}

/** Without the digits that binary fractions add: 0.1 + 0.2 is 0.3. */
function sumOf(prices: readonly number[]): number {
  return Number(prices.reduce((sum, price) => sum + price, 0).toPrecision(15));
}

/**
 * Returns the schedule with a new price for a service, without changing the given one. Without a price, the service
 * does not charge for the item: where the prices for all services do, its own price is then 0.
 *
 * @example
 * withPrice({ rates: {} }, 'editing', 'perTable', 5); // { rates: { editing: { perTable: 5 } } }
 */
export function withPrice(
  schedule: RateSchedule,
  service: string,
  name: PriceName,
  price: number | undefined,
): RateSchedule {
  const { rates } = schedule;
  const block: unknown = Object.hasOwn(rates, service) ? rates[service] : undefined;
  const { [name]: _former, ...others } = isServiceBlock(service, block) ? block : {};
  const withBlock = (own: object) => ({ ...schedule, rates: { ...rates, [service]: own } });
  if (price !== undefined) return withBlock({ ...others, [name]: price });
  const without = withBlock(others);
  return priceIn(without, service, name) === undefined ? without : withBlock({ ...others, [name]: 0 });
}

/** Returns the schedule with a new fee: an amount, or a percentage with the amount that it is never less than. */
export function withFee(
  schedule: RateSchedule,
  fee: { amount: number } | { percent: number; least: number },
): RateSchedule {
  const { adminFee: _amount, adminFeePercent: _percent, ...others } = schedule;
  if ('amount' in fee) return { ...others, adminFee: fee.amount };
  return { ...others, adminFeePercent: fee.percent, adminFee: fee.least };
}

/**
 * Reads a price as a person types it; undefined for a dash, which means no price, and null for text that is not a
 * price.
 *
 * @example
 * readPrice('0.018'); // 0.018
 */
export function readPrice(text: string, highest = highestPrice): number | undefined | null {
  const written = text.trim();
  if (written === '-') return undefined;
  const price = /^(?:\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : Number.NaN;
  return price <= highest ? price : null;
}

/**
 * Reads a fee as a person types it: an amount, or a percentage with its sign; null for text that is neither.
 *
 * @example
 * readFee('7.5%'); // { percent: 7.5 }
 */
export function readFee(text: string): { amount: number } | { percent: number } | null {
  const [, percentage] = /^\s*(.*?)\s*%\s*$/.exec(text) ?? [];
  const number = percentage === undefined ? readPrice(text) : readPrice(percentage, 100);
  if (number === undefined || number === null) return null;
  return percentage === undefined ? { amount: number } : { percent: number };
}
