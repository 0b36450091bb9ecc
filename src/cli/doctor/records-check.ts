import { damageOf } from '../../core/records/reading/damaged-record.ts';
import { readsAtOnce } from '../../core/records/reading/each-record.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { type Check, Fault } from './check.ts';

/** Reads as many of the stored records as a short time allows, and says which are damaged. */
export function recordsCheck(
  { store }: Pick<OpenedDesk, 'store'>,
  { now = () => performance.now() }: { now?: () => number } = {},
): Check {
  return {
    name: 'records',
    advice: 'Put each damaged record back from a backup (docs/operating.md), or move it out of the storage.',
    restsOn: ['store'],
    async run(signal) {
      const end = now() + readingMilliseconds;
      const damaged: string[] = [];
      let count = 0;
      const read = async (keys: readonly string[]) => {
        const places = await Promise.all(
          keys.map((key) => store.get(key).then(() => undefined, placeOfDamage)),
        );
        damaged.push(...places.filter((place) => place !== undefined));
        count += keys.length;
      };
      let isWhole = true;
      const keys: string[] = [];
      for await (const key of store.keys('')) {
        keys.push(key);
        if (keys.length < readsAtOnce) continue;
        await read(keys.splice(0));
        isWhole = now() < end && !signal.aborted;
        if (!isWhole) break;
      }
      await read(keys);
      const seen = `${isWhole ? '' : 'the first '}${count.toLocaleString('en-US')}`;
      if (damaged.length > 0) throw new Fault(`Damaged, of ${seen} records: ${named(damaged)}.`);
      return { state: 'ok', detail: `Read ${seen}; none is damaged` };
    },
  };
}

function placeOfDamage(error: unknown): string {
  const place = damageOf(error);
  if (place === undefined) throw error;
  return place;
}

function named(places: readonly string[]): string {
  const others = places.length - mostNamed;
  const shown = places.slice(0, mostNamed).join(', ');
  return others > 0 ? `${shown} and ${others.toLocaleString('en-US')} more` : shown;
}

const readingMilliseconds = 5_000;
const mostNamed = 5;
