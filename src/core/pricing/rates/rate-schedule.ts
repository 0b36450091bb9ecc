import { DeskError } from '../../errors.ts';
import { formatCount } from '../../text/format-count.ts';

/** What is charged for, in the order of a quote's lines. */
export const rateKeys = [
  'textPerWord',
  'refsPerWord',
  'perTable',
  'perFigure',
  'frontMatterPerPage',
] as const;
export type RateKey = (typeof rateKeys)[number];

/** What a service charges for, and the smallest subtotal. */
export const priceNames = [...rateKeys, 'minimum'] as const;
export type PriceName = (typeof priceNames)[number];

/** All known keys of a service's block. */
export const priceKeys: ReadonlySet<string> = new Set([...priceNames, 'revisionPercent']);
/** Those of `rates` itself, without the services. */
export const keysOfRates: ReadonlySet<string> = new Set([...priceKeys, 'currency']);

/** The service types that every desk starts with; an operator adds more as blocks under `rates`. */
export const builtInServiceTypes = ['editing', 'formatting', 'editing_and_formatting'] as const;

/**
 * Prices in units of the currency, zero or more; fractions of a cent are allowed. What has no price is not charged. A
 * price of zero yields a line of zero, so the reader of the quote sees that it is included.
 */
export interface ServiceRates {
  textPerWord?: number;
  refsPerWord?: number;
  perTable?: number;
  perFigure?: number;
  frontMatterPerPage?: number;
  /** The smallest subtotal of a quote. Default 0. */
  minimum?: number;
  /**
   * The percentage of the prices that is charged for what a revised document has changed. Without it, the whole
   * revised document is priced.
   */
  revisionPercent?: number;
  [other: string]: unknown;
}

/** One block of prices per service type, and at the same level the prices that apply to every service. */
export interface Rates extends ServiceRates {
  editing?: ServiceRates;
  formatting?: ServiceRates;
  editing_and_formatting?: ServiceRates;
  /** ISO 4217, three capital letters. Default USD. */
  currency?: string;
}

/** What the desk charges. Plain JSON; keys that thesisdesk does not know are kept as they are. */
export interface RateSchedule {
  rates: Rates;
  /** The fee, or with `adminFeePercent` the minimum fee. Default 25, or 0 with `adminFeePercent`. */
  adminFee?: number;
  /** The fee as a percentage of the subtotal: 7.5 is 7.5 percent. */
  adminFeePercent?: number;
  /** Used if `rates` itself has no currency. */
  currency?: string;
  /** Used if neither the service nor `rates` itself has a minimum. */
  minimum?: number;
  /** Used if neither the service nor `rates` itself has one. */
  revisionPercent?: number;
  [other: string]: unknown;
}

/** The prices of one service, complete and checked. */
export interface PriceList {
  serviceType: string;
  prices: Partial<Record<RateKey, number>>;
  minimum: number;
  /** Undefined if revised documents are priced as a whole. */
  revisionPercent?: number;
}

export const defaultAdminFee = 25;
export const defaultCurrency = 'USD';
/** The highest price allowed; it leaves room for every currency, and keeps amounts exact. */
export const highestPrice = 1_000_000_000_000;

/**
 * The prices that quotes use until the operator has set some. They are a starting point that can be checked by hand,
 * not a survey of the market. Editing costs 1.8 cents a word, so 4.50 dollars for a page of 250 words. References
 * cost more per word than text, since each entry is checked against the style guide. Formatting is cheap per word and
 * expensive per table and figure, because those are what it works on. For 50,000 words, 5,000 of references, 15
 * tables, 15 figures and 12 front pages that makes 1,132.50 dollars for editing and 443.00 for formatting, plus the
 * fee of 25 dollars.
 */
export const starterSchedule: RateSchedule = Object.freeze<RateSchedule>({
  rates: Object.freeze<Rates>({
    editing: Object.freeze<ServiceRates>({
      textPerWord: 0.018,
      refsPerWord: 0.024,
      perTable: 3,
      perFigure: 1.5,
      frontMatterPerPage: 3.75,
    }),
    formatting: Object.freeze<ServiceRates>({
      textPerWord: 0.004,
      refsPerWord: 0.006,
      perTable: 6,
      perFigure: 4,
      frontMatterPerPage: 5.25,
    }),
    currency: defaultCurrency,
  }),
  adminFee: defaultAdminFee,
});

/**
 * Returns the service types that a schedule can price, the built-in ones first.
 *
 * Every block under `rates` is one. Prices directly under `rates` apply to every service, so they make all the
 * built-in types available; so does a schedule without any block. A schedule that has only blocks offers the services
 * that they name, so that nobody gets a quote of zero for a service that was left out. Editing and formatting are
 * available together if each of them is.
 *
 * @example
 * serviceTypesOf({ rates: { editing: { textPerWord: 0.02 } } }); // ['editing']
 */
export function serviceTypesOf(schedule: RateSchedule): string[] {
  const { rates } = schedule;
  const blocks = new Set(Object.keys(rates).filter((name) => isServiceBlock(name, rates[name])));
  const holdForEvery = blocks.size === 0 || rateKeys.some((key) => own(rates, key) !== undefined);
  const offers = (name: string) => holdForEvery || blocks.has(name);
  const offersBoth = blocks.has(combination) || combined.every(offers);
  const builtIn = [...combined.filter(offers), ...(offersBoth ? [combination] : [])];
  return [...new Set([...builtIn, ...blocks])];
}

/**
 * Returns the price lists by which a service is charged: its own block over the prices directly under `rates`, key by
 * key, so that a block contains only what differs and removes a common price by setting it to 0. For
 * `editing_and_formatting` without a block of its own there are two lists, because it costs the sum of both services.
 *
 * Throws `service_type_unknown` (`details.known` lists the types that the schedule has) and `rates_invalid`.
 *
 * @example
 * ratesFor({ rates: { perTable: 5, editing: { textPerWord: 0.02 } } }, 'editing');
 * // [{ serviceType: 'editing', prices: { textPerWord: 0.02, perTable: 5 }, minimum: 0 }]
 */
export function ratesFor(schedule: RateSchedule, serviceType: string): PriceList[] {
  checkBlocks(schedule);
  const known = serviceTypesOf(schedule);
  if (!known.includes(serviceType)) {
    const message = `This desk has no service type ${quoted(serviceType)}. It has: ${known.join(', ')}.`;
    throw new DeskError('service_type_unknown', message, { details: { known } });
  }
  const isSum = serviceType === combination && !isServiceBlock(combination, own(schedule.rates, combination));
  return (isSum ? combined : [serviceType]).map((name) => priceList(schedule, name));
}

/** Throws `rates_invalid` if what ought to be a block of prices is something else, which would cost nothing. */
function checkBlocks(schedule: unknown): void {
  const { rates } = Object(schedule);
  const wrong = isBlock(rates)
    ? [...combined, combination].find((name) => own(rates, name) !== undefined && !isBlock(own(rates, name)))
    : '';
  if (wrong === undefined) return;
  const path = wrong === '' ? 'rates' : `rates.${wrong}`;
  throw new DeskError('rates_invalid', `${quoted(path)} must be an object with prices.`, {
    details: { path },
  });
}

function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Tells whether the schedule has a `revisionPercent` for each of these services, so that only the changes in a
 * revised document are priced.
 */
export function pricesChangesOnly(schedule: RateSchedule, services: readonly string[]): boolean {
  const lists = services.flatMap((service) => ratesFor(schedule, service));
  return lists.length > 0 && lists.every(({ revisionPercent }) => revisionPercent !== undefined);
}

/**
 * Tells whether an entry of `rates` is the block of a service: an object under a name of at most 64 letters, digits,
 * spaces, hyphens and underscores that starts and ends with a letter or digit. So `$comment` and `_notes` are not
 * services, and a name is always safe to print.
 */
export function isServiceBlock(name: string, value: unknown): value is Record<string, unknown> {
  return isBlock(value) && !keysOfRates.has(name) && serviceName.test(name);
}

/**
 * Returns the fee in units of the currency, or the minimum fee if there is an `adminFeePercent`. Without a value it
 * is 25, or 0 with a percentage. Throws `rates_invalid`.
 */
export function adminFeeOf(schedule: RateSchedule): number {
  const given = checkedPrice(schedule.adminFee, 'adminFee');
  return given ?? (schedule.adminFeePercent === undefined ? defaultAdminFee : 0);
}

/** Returns a price after checking it, or undefined if it is absent. Throws `rates_invalid` for anything else. */
export function checkedPrice(value: unknown, path: string, highest = highestPrice): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && value >= 0 && value <= highest) return value;
  const message = `${quoted(path)} must be a number from 0 to ${formatCount(highest)}.`;
  throw new DeskError('rates_invalid', message, { details: { path } });
}

/** Makes text from outside safe to print: in quotes, cut to 120 characters, without control characters. */
export function quoted(text: string): string {
  const characters = [...String(text).slice(0, 300)];
  const start = characters
    .slice(0, 120)
    .join('')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  return `"${start}${characters.length > 120 ? '…' : ''}"`;
}

const combination = 'editing_and_formatting';
const serviceName = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} _-]{0,62}[\p{L}\p{M}\p{N}])?$/u;
const combined: readonly string[] = ['editing', 'formatting'];

function priceList(schedule: RateSchedule, serviceType: string): PriceList {
  const { rates } = schedule;
  const entry = own(rates, serviceType);
  const block = isServiceBlock(serviceType, entry) ? entry : {};
  const inherited = (key: string, highest?: number) =>
    checkedPrice(own(block, key), `rates.${serviceType}.${key}`, highest) ??
    checkedPrice(own(rates, key), `rates.${key}`, highest);
  const prices: PriceList['prices'] = {};
  for (const key of rateKeys) {
    const price = inherited(key);
    if (price !== undefined) prices[key] = price;
  }
  const minimum = inherited('minimum') ?? checkedPrice(schedule.minimum, 'minimum') ?? 0;
  const revisionPercent =
    inherited('revisionPercent', 100) ?? checkedPrice(schedule.revisionPercent, 'revisionPercent', 100);
  return { serviceType, prices, minimum, ...(revisionPercent === undefined ? {} : { revisionPercent }) };
}

/** JSON may have keys such as `constructor`; only the object's own properties count. */
function own(holder: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}
