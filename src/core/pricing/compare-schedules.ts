import { adminFeeOf, type RateSchedule, ratesFor, serviceTypesOf } from './rate-schedule.ts';

/**
 * A schedule in one line, for a list of many: what a word of text costs in each service, and the fee. Pure.
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
 * What is different in another schedule, a line for each value. Pure.
 *
 * @example
 * scheduleChanges({ rates: { perTable: 3 } }, { rates: { perTable: 4 } }); // ['rates.perTable: 3 → 4']
 */
export function scheduleChanges(from: RateSchedule, to: RateSchedule): string[] {
  const before = valuesOf(from);
  const after = valuesOf(to);
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const [was = 'none', is = 'none'] = [before.get(path), after.get(path)];
    return was === is ? [] : [`${path}: ${was} → ${is}`];
  });
}

/** Every value of a schedule by its place. The time of the change is none of them. */
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
