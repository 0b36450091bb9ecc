import { isServiceBlock, keysOfRates, priceKeys, quoted, type RateSchedule } from './rate-schedule.ts';

/**
 * Returns warnings about the keys of a schedule that have no effect because thesisdesk does not know them: one
 * sentence per key, and one for the rest if there are too many to name. Pure.
 *
 * @example
 * unknownRates({ rates: { editing: { perPage: 3 } } });
 * // ['"rates.editing.perPage" is not a key that thesisdesk knows. It is kept and has no effect.']
 */
export function unknownRates(schedule: RateSchedule): string[] {
  const { rates } = schedule;
  const blocks = Object.entries(rates).filter(([name, value]) => isServiceBlock(name, value));
  const isBlock = new Set(blocks.map(([name]) => name));
  const paths = [
    ...Object.keys(schedule).filter((key) => !scheduleKeys.has(key)),
    ...Object.keys(rates)
      .filter((key) => !keysOfRates.has(key) && !isBlock.has(key))
      .map((key) => `rates.${key}`),
    ...blocks.flatMap(([name, block]) =>
      Object.keys(block as object)
        .filter((key) => !priceKeys.has(key))
        .map((key) => `rates.${name}.${key}`),
    ),
  ];
  const named = paths
    .slice(0, mostNamed)
    .map((path) => `${quoted(path)} is not a key that thesisdesk knows. It is kept and has no effect.`);
  const more = paths.length - named.length;
  return more > 0 ? [...named, `${more} more keys are not known to thesisdesk.`] : named;
}

const scheduleKeys: ReadonlySet<string> = new Set([
  'rates',
  'adminFee',
  'adminFeePercent',
  'currency',
  'minimum',
  'revisionPercent',
  // The additional fields of a response to GET /config/rate-schedule.
  'updatedAt',
  'warnings',
]);
const mostNamed = 20;
