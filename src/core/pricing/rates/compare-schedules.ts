import { serviceName, unitPriceText } from '../in-words.ts';
import { currencyOf } from '../quote.ts';
import { type RateSchedule, ratesFor, serviceTypesOf, starterSchedule } from './rate-schedule.ts';
import { feeText, type SchedulePart, schedulePartsOf, unknownPart } from './schedule-parts.ts';

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
