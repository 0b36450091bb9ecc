import type { Store } from '../../ports.ts';
import { unlessDamaged } from './damaged-record.ts';
import { readsAtOnce } from './each-record.ts';
import { type RecordScanOptions, recordScan } from './record-scan.ts';
import { withCalls } from './with-calls.ts';

/**
 * What a list needs to know about each record, kept in memory, so that only the records of the requested page are
 * read.
 */
export interface RecordIndex<T extends object, Row> {
  /**
   * Returns all rows, in no particular order: with every change that was made through `store`, and those of other
   * processes up to a moment ago. The first call reads all records. Throws `storage_unavailable`.
   */
  rows(): Promise<Iterable<Row>>;
  /**
   * Returns the records under these keys, in the order of the keys, as fresh as the rows; deleted and damaged
   * records are left out. A recently requested record is read again only if it has changed. Throws `storage_unavailable`.
   */
  records(keys: readonly string[]): Promise<T[]>;
  /**
   * Reads all records, unless that has been done, so that the first request need not; a request in the meantime waits
   * for the same read. Throws `storage_unavailable`; then the next request reads them.
   */
  fill(): Promise<void>;
  /** Stops reading, and resolves once nothing is being read any more; never throws. Rows cannot be requested again. */
  close(): Promise<void>;
  /** The given store, to be used for all writes in this process: the index notices each write immediately. */
  store: Store;
}

export interface RecordIndexOptions<T extends object, Row> extends RecordScanOptions<T, Row> {
  /** Whether a record is about to change, so that it is read each time. */
  isUnderWay(record: T): boolean;
}

/**
 * Opens an index; nothing is read until rows are requested. A {@link recordScan} finds the changes by other processes;
 * what this process writes is read again before the next rows.
 *
 * @example
 * const rowOf = ({ name, status }: SubmissionRecord) => ({ name, status });
 * const index = recordIndex(store, { prefix: 'submissions/', rowOf, isUnderWay: ({ status }) => status === 'processing' });
 * const rows = [...(await index.rows())];
 */
export function recordIndex<T extends object, Row>(
  store: Store,
  { isUnderWay, ...options }: RecordIndexOptions<T, Row>,
): RecordIndex<T, Row> {
  const scan = recordScan(store, options);
  /** Recently requested records, the least recent first. */
  const shown = new Map<string, { version: string; value: T }>();
  /** Keys that this process has written since they were read. */
  const written = new Set<string>();
  let readingWritten = Promise.resolve();

  /** A write during the read marks the key again. */
  async function readOneWritten(key: string): Promise<void> {
    written.delete(key);
    await scan.read(key).catch((error: unknown) => {
      written.add(key);
      throw error;
    });
  }

  /** Batches run one after the other, so that none overtakes a read that is under way. */
  function readWritten(): Promise<void> {
    readingWritten = readingWritten
      .catch(() => {})
      .then(async () => {
        const keys = [...written];
        for (let at = 0; at < keys.length; at += readsAtOnce) {
          await Promise.all(keys.slice(at, at + readsAtOnce).map(readOneWritten));
        }
      });
    return readingWritten;
  }

  async function recordUnder(key: string): Promise<T | null> {
    const version = written.has(key) ? null : scan.versionOf(key);
    const kept = shown.get(key);
    shown.delete(key);
    if (kept !== undefined && kept.version === version) {
      shown.set(key, kept);
      return kept.value;
    }
    const value = (await unlessDamaged(() => store.get<T>(key)))?.value ?? null;
    // The value may be newer than the listed version; then the next scan finds another version.
    if (value !== null && version !== null && !isUnderWay(value)) shown.set(key, { version, value });
    for (const oldest of shown.keys()) {
      if (shown.size <= mostShown) break;
      shown.delete(oldest);
    }
    return value;
  }

  return {
    async rows() {
      await scan.refresh();
      await readWritten();
      return scan.rows();
    },
    async records(keys) {
      const found: (T | null)[] = [];
      for (let at = 0; at < keys.length; at += readsAtOnce) {
        found.push(...(await Promise.all(keys.slice(at, at + readsAtOnce).map(recordUnder))));
      }
      return found.filter((value) => value !== null);
    },
    fill: scan.fill,
    close: scan.close,
    store: noticed(store, (key) => {
      // A process that never lists does not need to keep track of its writes.
      if (key.startsWith(options.prefix) && scan.isBegun) written.add(key);
    }),
  };
}

/** A few pages of records of a few kilobytes each. */
const mostShown = 1_000;

/** Returns the store with a callback for each attempted write, whatever its outcome. */
function noticed(store: Store, wrote: (key: string) => void): Store {
  return withCalls(store, {
    put: (key, value, options) => store.put(key, value, options).finally(() => wrote(key)),
    delete: (key, condition) => store.delete(key, condition).finally(() => wrote(key)),
  });
}
