import { invalidInput } from '../../errors.ts';
import type { Store } from '../../ports.ts';
import { unlessDamaged } from './damaged-record.ts';
import { eachReadable } from './each-record.ts';

/** Which page of a list to read. */
export interface RequestedPage {
  /** The most entries it may have. */
  limit: number;
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined;
}

/** A page of a list. */
export interface Page<T> {
  records: T[];
  /** Total number of entries. */
  count: number;
  /** The cursor for the next page; absent on the last one. */
  nextCursor?: string;
}

/**
 * A record's position in its list: a time, and what distinguishes records of the same time. Later times come first;
 * records of the same time are sorted by text.
 */
export type Place = readonly string[];

/**
 * Reads a page of the records whose keys start with `prefix`. At most twice the page is in memory, however many
 * records there are, but each page looks at all of them. Damaged records are left out.
 *
 * @param isListed leaves out records that do not belong to the list
 * @throws DeskError `input_invalid` for a cursor that is not of this list, `storage_unavailable`
 *
 * @example
 * const place = ({ createdAt, submissionId }: SubmissionRecord) => [createdAt, submissionId];
 * const { records, nextCursor } = await recordPage(store, 'submissions/', { limit: 20 }, place);
 */
export async function recordPage<T extends object>(
  store: Store,
  prefix: string,
  requested: RequestedPage,
  placeOf: (record: T) => Place,
  isListed: (record: T) => boolean = () => true,
): Promise<Page<T>> {
  const page = openPage<T>(requested, { placeOf, compare: comparePlaces });
  for await (const record of eachReadable<T>(store, prefix)) if (isListed(record)) page.add(record);
  return page.close();
}

/**
 * Does the same for records whose keys end in the text that sorts them, newest last, so that only the records of the
 * page are read.
 *
 * @example
 * const events = await keyPage<CrmEventRecord>(store, ['events/', 'untrusted-events/'], { limit: 20 });
 */
export async function keyPage<T extends object>(
  store: Store,
  prefixes: readonly string[],
  requested: RequestedPage,
): Promise<Page<T>> {
  const order = { placeOf: ({ end }: Key) => [end], compare: comparePlaces };
  const page = openPage<Key>(requested, order);
  for (const prefix of prefixes) {
    for await (const key of store.keys(prefix)) page.add({ key, end: key.slice(prefix.length) });
  }
  const { records: keys, ...rest } = page.close();
  const records: T[] = [];
  for (const { key } of keys) {
    const stored = await unlessDamaged(() => store.get<T>(key));
    if (stored) records.push(stored.value);
  }
  return { ...rest, records };
}

interface Key {
  key: string;
  end: string;
}

/** How a list is sorted. */
export interface PageOrder<T> {
  placeOf(entry: T): Place;
  compare(a: Place, b: Place): number;
}

/** Opens a page that is filled from entries in any order. */
export function openPage<T>({ limit, cursor }: RequestedPage, { placeOf, compare }: PageOrder<T>) {
  const start = cursor === undefined ? null : placeIn(cursor);
  const first = firstOf<{ entry: T; place: Place }>(limit + 1, (a, b) => compare(a.place, b.place));
  let count = 0;
  return {
    add(entry: T): void {
      count++;
      const place = placeOf(entry);
      if (start === null || compare(place, start) > 0) first.add({ entry, place });
    },
    close(): Page<T> {
      const found = first.list();
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        records: shown.map(({ entry }) => entry),
        count,
        ...(found.length > limit && last ? { nextCursor: cursorOf(last.place) } : {}),
      };
    },
  };
}

/** Later times come first; places of the same time are sorted by text. */
export function comparePlaces(a: Place, b: Place): number {
  const [time = '', ...rest] = a;
  const [otherTime = '', ...otherRest] = b;
  if (time !== otherTime) return time < otherTime ? 1 : -1;
  for (const [index, text] of rest.entries()) {
    const other = otherRest[index] ?? '';
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
}

function cursorOf(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function placeIn(cursor: string): Place {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(place) && place.length > 0 && place.every(isText)) return place;
  } catch {
    // Not a cursor of ours, whatever it is.
  }
  throw invalidInput('cursor', '"cursor" must be the nextCursor of a previous page.');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Keeps the first `most` of entries that come in any order; holds at most twice as many in memory. */
export interface FirstOf<T> {
  add(entry: T): void;
  /** The entries in order. */
  list(): T[];
}

/**
 * @example
 * const lowest = firstOf<number>(2, (a, b) => a - b);
 * for (const number of [5, 3, 9, 1]) lowest.add(number);
 * lowest.list(); // [1, 3]
 */
export function firstOf<T>(most: number, compare: (a: T, b: T) => number): FirstOf<T> {
  let first: T[] = [];
  const cut = () => {
    first.sort(compare);
    first = first.slice(0, most);
  };
  return {
    add(entry) {
      first.push(entry);
      if (first.length > 2 * most) cut();
    },
    list() {
      cut();
      return first;
    },
  };
}
