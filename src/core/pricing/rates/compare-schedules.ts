import { percentText, serviceName, unitPriceText } from '../in-words.ts';
import { currencyOf } from '../quote.ts';
import { charges } from '../quote-lines.ts';
import {
  adminFeeOf,
  isServiceBlock,
  priceKeys,
  quoted,
  type RateSchedule,
  rateKeys,
  ratesFor,
  serviceTypesOf,
  starterSchedule,
} from './rate-schedule.ts';

/**
 * Summarises a schedule in one line, for a list of many: the price per word of text in each service, and the fee.
 * Pure.
 *
 * @example
 * scheduleInShort({ rates: { editing: { textPerWord: 0.02 } } });
 * // 'Editing $0.02 a word, administrative fee $25.00'
 */
export function scheduleInShort(schedule: RateSchedule): string {
  const currency = currencyOf(schedule);
  const services = serviceTypesOf(schedule).flatMap((type) => {
    const [list, ...more] = ratesFor(schedule, type);
    const price = list?.prices.textPerWord;
    if (!list || more.length > 0) return [];
    const each = price === undefined ? 'not by the word' : `${unitPriceText(price, currency)} a word`;
    return [`${serviceName(type)} ${each}`];
  });
  return [...services, `administrative fee ${feeText(schedule)}`].join(', ');
}

/**
 * Lists what differs in another schedule, one line per value, in an editor's words. Pure. Throws `rates_invalid`.
 *
 * @example
 * scheduleChanges({ rates: { editing: { perTable: 3 } } }, { rates: { editing: { perTable: 4 } } });
 * // ['Editing, tables: $3.00 → $4.00']
 */
export function scheduleChanges(from: RateSchedule, to: RateSchedule): string[] {
  const before = schedulePartsOf(from);
  const after = schedulePartsOf(to);
  const keys = new Set([...before.keys(), ...after.keys()]);
  // Last, even behind services that only the other schedule has.
  keys.delete(unknownPart);
  return [...keys, unknownPart].flatMap((key) => partChanges(before.get(key), after.get(key)));
}

/**
 * Describes, for each of several schedules, newest first, how it differs from the previous one, one line per
 * difference; the oldest is summarised instead. Null means the starter rates. Pure. Throws `rates_invalid`.
 *
 * @example
 * historyInWords([{ rates: { perTable: 4 } }, { rates: { perTable: 3 } }]);
 * // [['All services, tables: $3.00 → $4.00'], ['Editing not by the word, …']]
 */
export function historyInWords(schedules: readonly (RateSchedule | null)[]): string[][] {
  return schedules.map((schedule, index) => {
    if (schedule === null) return ['Starter rates'];
    const former = schedules[index + 1];
    if (former === undefined) return [scheduleInShort(schedule)];
    const changes = scheduleChanges(former ?? starterSchedule, schedule);
    return changes.length === 0 ? ['No difference'] : changes;
  });
}

function partChanges(before: SchedulePart | undefined, after: SchedulePart | undefined): string[] {
  const name = (after ?? before)?.name ?? '';
  const keys = [...new Set([...(before?.values.keys() ?? []), ...(after?.values.keys() ?? [])])];
  const changes = keys.flatMap((key) => {
    const [was, is] = [before?.values.get(key), after?.values.get(key)];
    if (was?.value === is?.value) return [];
    const what = [name, (is ?? was)?.name ?? ''].filter((each) => each !== '').join(', ');
    return [`${what}: ${was?.text ?? 'none'} → ${is?.text ?? 'none'}`];
  });
  if (changes.length > 0 || (before && after)) return changes;
  // A service may have no price of its own, but those for all services.
  return [`${name}: ${after ? 'added' : 'removed'}`];
}

/** The prices of a service, or whatever else in a schedule belongs together. */
interface SchedulePart {
  /** As it is printed; empty for what stands by itself. */
  name: string;
  values: ReadonlyMap<string, ScheduleValue>;
}

interface ScheduleValue {
  name: string;
  /** Undefined if the schedule does not have it. */
  value: unknown;
  /** The value in words: a price with its currency. */
  text: string;
}

/**
 * Returns a schedule in an editor's words, in the order in which it is read: what applies to every quote, the prices
 * for all services, each service with prices of its own, and whatever thesisdesk does not know, which is in quotes. A
 * value counts in the place where it has an effect, whether it is written there or a default. The keys of parts and
 * values tell the same ones in two schedules. Pure.
 *
 * Throws `rates_invalid`.
 */
function schedulePartsOf(schedule: RateSchedule): Map<string, SchedulePart> {
  const { rates, currency: _currency, adminFee: _fee, adminFeePercent, ...rest } = schedule;
  const { minimum, revisionPercent, updatedAt: _updatedAt, warnings: _warnings, ...others } = rest;
  const currency = currencyOf(schedule);
  const { currency: _code, ...entries } = rates;
  const { services, prices, unknown } = sorted(entries);
  const fee = JSON.stringify([adminFeeOf(schedule), adminFeePercent]);
  return new Map<string, SchedulePart>([
    [
      'every quote',
      {
        name: '',
        values: new Map([
          ['currency', { name: 'Currency', value: currency, text: currency }],
          ['fee', { name: 'Administrative fee', value: fee, text: feeText(schedule) }],
        ]),
      },
    ],
    [
      'all services',
      { name: 'All services', values: new Map(pricesIn({ minimum, revisionPercent, ...prices }, currency)) },
    ],
    ...Object.entries(services).map(([type, block]): [string, SchedulePart] => [
      `service ${type}`,
      { name: serviceName(type), values: valuesIn(block, currency) },
    ]),
    [unknownPart, { name: '', values: new Map([...unknownIn(others), ...unknownIn(unknown, ['rates'])]) }],
  ]);
}

/** The key of the part that thesisdesk does not know. */
const unknownPart = 'unknown';

/**
 * Returns the administrative fee of a schedule in words. Pure. Throws `rates_invalid`.
 *
 * @example
 * feeText({ rates: {}, adminFee: 10, adminFeePercent: 7.5 }); // '7.5%, and not less than $10.00'
 */
function feeText(schedule: RateSchedule): string {
  const { adminFeePercent: percent } = schedule;
  const fee = adminFeeOf(schedule);
  const amount = unitPriceText(fee, currencyOf(schedule));
  if (percent === undefined) return amount;
  return `${percentText(percent)}${fee > 0 ? `, and not less than ${amount}` : ''}`;
}

type Entries = Readonly<Record<string, unknown>>;
type Value = [key: string, value: ScheduleValue];

/** What the entries of `rates`, or of the block of a service, are. */
function sorted(entries: Entries) {
  const kept = (isKept: (name: string, value: unknown) => boolean) =>
    Object.fromEntries(Object.entries(entries).filter((entry) => isKept(...entry)));
  return {
    services: kept(isServiceBlock) as Record<string, Entries>,
    prices: kept((name) => priceKeys.has(name)),
    unknown: kept((name, value) => !priceKeys.has(name) && !isServiceBlock(name, value)),
  };
}

/** The values of a service, in which objects are nothing that thesisdesk knows. */
function valuesIn(block: Entries, currency: string): Map<string, ScheduleValue> {
  const { services, prices, unknown } = sorted(block);
  return new Map([...pricesIn(prices, currency), ...unknownIn({ ...unknown, ...services })]);
}

function pricesIn(prices: Entries, currency: string): Value[] {
  const price = (key: string, name: string): Value => {
    const value = prices[key];
    return [key, { name, value, text: textOf(value, (amount) => unitPriceText(amount, currency)) }];
  };
  const { revisionPercent: share } = prices;
  return [
    ...rateKeys.map((key) => price(key, charges[key].many)),
    price('minimum', 'minimum'),
    [
      'revisionPercent',
      { name: 'changes to a revised document', value: share, text: textOf(share, percentText) },
    ],
  ];
}

/** What thesisdesk does not know, each value by its path, after the keys in `above`. */
function unknownIn(holder: Entries, above: readonly string[] = [], path: readonly string[] = []): Value[] {
  return Object.entries(holder).flatMap(([key, value]): Value[] => {
    const deeper = [...path, key];
    if (typeof value === 'object' && value !== null) return unknownIn({ ...value }, above, deeper);
    const text = typeof value === 'string' ? quoted(value) : textOf(value, written);
    return [[JSON.stringify([...above, ...deeper]), { name: quoted(deeper.join('.')), value, text }]];
  });
}

/** A number as a person writes it: 0.0000001 must not become 1e-7. */
function written(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 20, useGrouping: false });
}

function textOf(value: unknown, words: (number: number) => string): string {
  if (value === undefined) return 'none';
  return typeof value === 'number' ? words(value) : String(value);
}
