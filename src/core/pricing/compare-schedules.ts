import { adminFeeOf, type RateSchedule, ratesFor, serviceTypesOf, starterSchedule } from './rate-schedule.ts';

/**
 * Summarises a schedule in one line, for a list of many: the price per word of text in each service, and the fee.
 * Pure.
 *
 * @example
 * scheduleInShort({ rates: { editing: { textPerWord: 0.02 } } }); // 'editing 0.02 a word, fee 25'
 */
export function scheduleInShort(schedule: RateSchedule): string {
  const services = serviceTypesOf(schedule).flatMap((type) => {
    const [list, ...more] = ratesFor(schedule, type);
    const price = list?.prices.textPerWord;
    if (!list || more.length > 0) return [];
    return [
      `${type.replaceAll('_', ' ')} ${price === undefined ? 'not by the word' : `${plain(price)} a word`}`,
    ];
  });
  const { adminFeePercent: percent } = schedule;
  const fee = percent === undefined ? plain(adminFeeOf(schedule)) : `${plain(percent)} %`;
  return [...services, `fee ${fee}`].join(', ');
}

/**
 * Lists what differs in another schedule, one line per value. Pure.
 *
 * @param nameOf names a value by its path
 * @example
 * scheduleChanges({ rates: { perTable: 3 } }, { rates: { perTable: 4 } }); // ['rates.perTable: 3 → 4']
 */
export function scheduleChanges(
  from: RateSchedule,
  to: RateSchedule,
  nameOf = (path: string) => path,
): string[] {
  const before = valuesOf(from);
  const after = valuesOf(to);
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const [was = 'none', is = 'none'] = [before.get(path), after.get(path)];
    return was === is ? [] : [`${nameOf(path)}: ${was} → ${is}`];
  });
}

/**
 * Describes, for each of several schedules, newest first, how it differs from the previous one; the oldest is
 * summarised instead. Null means the starter rates. Pure.
 *
 * @example
 * historyInWords([{ rates: { perTable: 4 } }, { rates: { perTable: 3 } }]); // ['rates.perTable: 3 → 4', …]
 */
export function historyInWords(schedules: readonly (RateSchedule | null)[]): string[] {
  return schedules.map((schedule, index) => {
    if (schedule === null) return 'Starter rates';
    const former = schedules[index + 1];
    if (former === undefined) return scheduleInShort(schedule);
    const changes = scheduleChanges(former ?? starterSchedule, schedule);
    if (changes.length === 0) return 'No difference';
    const more = changes.length - mostShown;
    return [...changes.slice(0, mostShown), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  });
}

const mostShown = 3;

/** Every value of a schedule by its path, without the time of the change. */
function valuesOf({ updatedAt: _updatedAt, ...schedule }: RateSchedule & { updatedAt?: unknown }) {
  const values = new Map<string, string>();
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) {
      values.set(path, typeof value === 'number' ? plain(value) : String(value));
      return;
    }
    for (const [key, each] of Object.entries(value)) visit(each, path === '' ? key : `${path}.${key}`);
  };
  visit(schedule, '');
  return values;
}

/** A price may be a small fraction of a cent, which must not become 1e-7. */
function plain(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 20, useGrouping: false });
}
