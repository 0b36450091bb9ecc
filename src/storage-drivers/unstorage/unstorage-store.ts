import { systemClock } from '../../core/ports/system.ts';
import type { Clock, Store } from '../../core/ports.ts';
import { inBatches } from '../in-batches.ts';
import { digestFolder, keyFile, keyOf, prefixFolder } from '../key-file.ts';
import { decodeRecord, encodedRecord, holds, liveRecord, type StoredRecord, storedIn } from '../record.ts';
import { damaged, guarded } from '../storage-failure.ts';

/**
 * The part of an unstorage driver that is needed. unstorage's own type imports those of all its drivers, most of
 * which need packages that are not installed.
 */
export interface UnstorageDriver {
  name?: string;
  getItem(key: string, options?: object): unknown;
  setItem?(key: string, value: string, options: object): unknown;
  removeItem?(key: string, options: object): unknown;
  getKeys(base: string, options: object): string[] | Promise<string[]>;
  dispose?(): unknown;
}

export interface UnstorageStoreOptions {
  /** Any unstorage driver that can write: Cloudflare KV, Azure, MongoDB, Upstash, a folder … */
  driver: UnstorageDriver;
  /** Decides what has expired. @default the system's time */
  clock?: Clock | undefined;
}

/**
 * A store on any [unstorage](https://unstorage.unjs.io/drivers) driver, for **one process**.
 *
 * What it cannot guarantee, because no driver supports it:
 *
 * - unstorage has no conditional writes. Within one process, the store itself orders the accesses to a record, for all
 *   stores on the same driver; a second process may overwrite what the first one wrote. So a desk on it must be served by
 *   one process that also runs the jobs, and a separate worker needs a different store.
 * - A write is as safe as the driver makes it: some report success before the value is on disk, or show it late to
 *   readers (Cloudflare KV within a minute). The desk relies on that when it accepts submissions.
 * - Listing reads each record that it lists, because only the record says when it expires.
 *
 * @throws TypeError for a read-only driver
 *
 * @example
 * import cloudflare from 'unstorage/drivers/cloudflare-kv-binding';
 *
 * const store = unstorageStore({ driver: cloudflare({ binding: 'DESK' }) });
 * await store.put('rates', { adminFee: 25 });
 */
export function unstorageStore({ driver, clock = systemClock }: UnstorageStoreOptions): Store {
  const { setItem, removeItem } = driver;
  if (!setItem || !removeItem) {
    throw new TypeError(`The driver ${driver.name ?? ''} only reads; a store needs one that writes.`);
  }

  const readNow = async (item: string): Promise<StoredRecord | null> => {
    const found: unknown = await driver.getItem(item, {});
    if (found === null || found === undefined) return null;
    // Some drivers parse JSON themselves.
    const record = decodeRecord(typeof found === 'string' ? found : JSON.stringify(found));
    if (record === null) throw damaged(item);
    return liveRecord(record, clock);
  };
  // Otherwise, drivers that write in place would show partial records.
  const readItem = (item: string) => reading(driver, item, () => readNow(item));
  const change = <T>(doing: string, key: string, work: (item: string) => Promise<T>): Promise<T> =>
    guarded(doing, () => changing(driver, itemOf(key), () => work(itemOf(key))));

  return {
    async get<T extends object>(key: string) {
      return storedIn<T>(await guarded('read a record', () => readItem(itemOf(key))));
    },
    async put(key, value, { condition, expiresAt } = {}) {
      const { etag, text } = encodedRecord(key, value, expiresAt);
      return change('write a record', key, async (item) => {
        // Without a condition, a damaged record can be replaced.
        if (condition !== undefined && !holds(condition, await readNow(item))) return null;
        await setItem.call(driver, item, text, {});
        return { etag };
      });
    },
    delete(key, condition) {
      return change('delete a record', key, async (item) => {
        const record = await readNow(item);
        if (record === null || !holds(condition, record)) return false;
        await removeItem.call(driver, item, {});
        return true;
      });
    },
    async *keys(prefix) {
      const items = await guarded('list', () => itemsBelow(driver, prefix));
      for await (const batch of inBatches(items, readAtOnce)) {
        const keys = await Promise.all(batch.map((item) => guarded('list', () => liveKey(item, readItem))));
        for (const key of keys) if (key?.startsWith(prefix)) yield key;
      }
    },
    ping: () => guarded('reach the storage', async () => void (await driver.getItem(itemOf('ping'), {}))),
    close: async () => void (await driver.dispose?.()),
  };
}

const extension = '.json';
const readAtOnce = 16;

/** Returns the place of a key's record: unstorage separates by colons, and these names contain no others. */
function itemOf(key: string): string {
  return keyFile(key, extension).replaceAll('/', ':');
}

/**
 * Returns all items that may belong to a key with that prefix. Some drivers list what is below the base, others list
 * everything.
 */
async function itemsBelow(driver: UnstorageDriver, prefix: string): Promise<string[]> {
  const folders = [prefixFolder(prefix), digestFolder].filter((folder) => folder !== null);
  const found = await Promise.all(folders.map((folder) => driver.getKeys(folder.replaceAll('/', ':'), {})));
  const items = found.flat().map((item) => item.replaceAll('/', ':'));
  return [...new Set(items)].filter((item) => item.endsWith(extension) && mayBeBelow(item, prefix));
}

/** Whether an item is worth reading, which it is not if its name contains a key without the prefix. */
function mayBeBelow(item: string, prefix: string): boolean {
  const named = keyOf(item.replaceAll(':', '/'), extension);
  return named === null ? item.startsWith(`${digestFolder}:`) : named.startsWith(prefix);
}

/**
 * Returns the key of a listed item, or null if its record has expired or has been deleted in the meantime. A damaged
 * record whose name contains the key is listed: callers that get it find out what is wrong.
 */
async function liveKey(
  item: string,
  readItem: (item: string) => Promise<StoredRecord | null>,
): Promise<string | null> {
  const named = keyOf(item.replaceAll(':', '/'), extension);
  try {
    return (await readItem(item))?.key ?? null;
  } catch (error) {
    if (named === null) throw error;
    return named;
  }
}

/** The accesses under way on one record. */
interface Access {
  /** The last change, and whether it has ended. */
  change: Promise<unknown>;
  /** Reads that began after it. */
  reads: Set<Promise<unknown>>;
  /** The number of changes and reads that have not ended. */
  open: number;
}

/** By driver, and by key. */
const underWay = new WeakMap<object, Map<string, Access>>();

/**
 * Changes a record after all earlier accesses to it have ended, so that what the change has read still holds when it
 * writes, and partial writes are never read. Work on other keys continues in the meantime.
 *
 * @example
 * await changing(driver, 'rates', async () => driver.setItem('rates', changed(await driver.getItem('rates'))));
 */
function changing<T>(driver: object, key: string, work: () => Promise<T>): Promise<T> {
  return accessing(driver, key, (access) => {
    const before = Promise.allSettled([access.change, ...access.reads]);
    access.reads = new Set();
    const change = before.then(work);
    access.change = change;
    return change;
  });
}

/** Reads a record after the changes that were requested before. Reads do not wait for each other. */
function reading<T>(driver: object, key: string, work: () => Promise<T>): Promise<T> {
  return accessing(driver, key, (access) => {
    const read = access.change.then(work, work);
    access.reads.add(read);
    const { reads } = access;
    const forget = () => void reads.delete(read);
    read.then(forget, forget);
    return read;
  });
}

async function accessing<T>(driver: object, key: string, begin: (access: Access) => Promise<T>): Promise<T> {
  const records = underWay.get(driver) ?? new Map<string, Access>();
  underWay.set(driver, records);
  const access = records.get(key) ?? { change: Promise.resolve(), reads: new Set(), open: 0 };
  records.set(key, access);
  access.open += 1;
  try {
    return await begin(access);
  } finally {
    access.open -= 1;
    if (access.open === 0) records.delete(key);
  }
}
