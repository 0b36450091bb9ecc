import { setImmediate } from 'node:timers/promises';
import { DeskError } from '../errors.ts';
import type { Store, StoreEntry } from '../ports.ts';
import { endsInTime } from '../time/in-time.ts';
import type { Sleep } from '../time/sleep.ts';
import { keyVersions } from './each-record.ts';

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
   * Returns the records under these keys, in the order of the keys, as fresh as the rows; deleted records are left
   * out. A recently requested record is read again only if it has changed. Throws `storage_unavailable`.
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

export interface RecordIndexOptions<T extends object, Row> {
  /** The prefix of the records' keys. */
  prefix: string;
  /** Returns what is kept of a record. Pure, and small: it stays in memory for each record. */
  rowOf(record: T): Row;
  /** Whether a record is about to change, so that it is read each time. */
  isUnderWay(record: T): boolean;
  /** Milliseconds of any clock. @default a monotonic clock */
  now?: (() => number) | undefined;
  /** How to wait. @default in real time */
  sleep?: Sleep | undefined;
}

/**
 * Opens an index; nothing is read until rows are requested.
 *
 * Changes by other processes are found by comparing the listed versions with those that were read, and only what is
 * new or changed is read again. A scan takes time that grows with the number of records, so scans run only on
 * request, and for at most a tenth of the time. A request during a long scan returns the rows as they were a moment
 * ago, but never rows from before a long idle period.
 *
 * @example
 * const rowOf = ({ name, status }: SubmissionRecord) => ({ name, status });
 * const index = recordIndex(store, { prefix: 'submissions/', rowOf, isUnderWay: ({ status }) => status === 'processing' });
 * const rows = [...(await index.rows())];
 */
export function recordIndex<T extends object, Row>(
  store: Store,
  { prefix, rowOf, isUnderWay, now = () => performance.now(), sleep }: RecordIndexOptions<T, Row>,
): RecordIndex<T, Row> {
  const entries = new Map<string, Entry<Row>>();
  /** Recently requested records, the least recent first. */
  const shown = new Map<string, { version: string; value: T }>();
  /** Keys that this process has written since they were read. */
  const written = new Set<string>();
  let reads = 0;
  let looks = 0;
  let isFilled = false;
  let begunAt = Number.NEGATIVE_INFINITY;
  let took = 0;
  let looking: Promise<void> | null = null;
  let isClosed = false;
  let readingWritten = Promise.resolve();

  /** Of two concurrent reads of the same record, the one that began later has seen more. */
  async function read(key: string, version: string | null): Promise<void> {
    const number = ++reads;
    const stored = await store.get<T>(key);
    if ((entries.get(key)?.read ?? 0) > number) return;
    const row = stored ? rowOf(stored.value) : null;
    entries.set(key, { version, row, read: number, look: looks });
  }

  /** Reads all records of a store that reads them faster together; what was read since then is newer. */
  async function readAll(all: AsyncIterable<StoreEntry<T>>): Promise<void> {
    const number = ++reads;
    for await (const { key, version, value } of all) {
      if (isClosed) throw closed();
      const known = entries.get(key);
      if (known && known.read > number) known.look = looks;
      else entries.set(key, { version, row: rowOf(value), read: number, look: looks });
    }
  }

  async function look(): Promise<void> {
    const startedAt = now();
    looks += 1;
    const all = isFilled ? undefined : store.entries?.<T>(prefix);
    await (all ? readAll(all) : readChanged());
    for (const [key, entry] of entries) if (entry.look !== looks) entries.delete(key);
    begunAt = startedAt;
    took = now() - startedAt;
    isFilled = true;
  }

  async function readChanged(): Promise<void> {
    let batch: [key: string, version: string][] = [];
    // The reads of a batch start together, once its keys are known: a read that failed during the listing would be an
    // unhandled rejection.
    const readBatch = async () => {
      if (isClosed) throw closed();
      await Promise.all(batch.map(([key, version]) => read(key, version)));
    };
    for await (const { key, version } of keyVersions(store, prefix)) {
      const known = entries.get(key);
      if (known) known.look = looks;
      if (known?.version === version) continue;
      batch.push([key, version]);
      if (batch.length < readsAtOnce) continue;
      await readBatch();
      // A store that answers at once must not keep everything else waiting.
      await setImmediate();
      batch = [];
    }
    await readBatch();
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  /** Makes sure that the rows are as fresh as promised. */
  async function refresh(): Promise<void> {
    // A clock that was set back must not keep rows for longer.
    const age = Math.abs(now() - begunAt);
    const rest = Math.min(took * restFactor, longestRest);
    if (age < rest) return;
    const next = lookOnce();
    const mayBeShown = isFilled && age < Math.max(shownAge, 2 * rest);
    if (mayBeShown && !(await endsInTime(longestWait, next, sleep))) return;
    await next;
  }

  /** A write during the read marks the key again. */
  async function readOneWritten(key: string): Promise<void> {
    written.delete(key);
    await read(key, null).catch((error: unknown) => {
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
    const version = written.has(key) ? null : (entries.get(key)?.version ?? null);
    const kept = shown.get(key);
    shown.delete(key);
    if (kept !== undefined && kept.version === version) {
      shown.set(key, kept);
      return kept.value;
    }
    const value = (await store.get<T>(key))?.value ?? null;
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
      await refresh();
      await readWritten();
      return rowsIn(entries.values());
    },
    async records(keys) {
      const found: (T | null)[] = [];
      for (let at = 0; at < keys.length; at += readsAtOnce) {
        found.push(...(await Promise.all(keys.slice(at, at + readsAtOnce).map(recordUnder))));
      }
      return found.filter((value) => value !== null);
    },
    async fill() {
      if (!isFilled) await lookOnce();
    },
    async close() {
      isClosed = true;
      await looking?.catch(() => {});
    },
    store: noticed(store, (key) => {
      // A process that never lists does not need to keep track of its writes.
      if (key.startsWith(prefix) && (isFilled || looking !== null)) written.add(key);
    }),
  };
}

interface Entry<Row> {
  /** As listed; null if the record was read after a write of our own. */
  version: string | null;
  /** Null if there was no record to read. */
  row: Row | null;
  /** The number of the read. */
  read: number;
  /** The last scan that listed it, or during which it was read. */
  look: number;
}

/** Enough to hide the latency of a remote storage, few enough for open files and long records. */
const readsAtOnce = 32;
/** A few pages of records of a few kilobytes each. */
const mostShown = 1_000;
/** Nine tenths of the time are left for other work. */
const restFactor = 10;
/** Milliseconds after which changes by other processes are seen at the latest, however many records there are. */
const longestRest = 30_000;
/**
 * Milliseconds: rows of an older scan are not shown. A list that is open in a browser is requested more often than
 * that.
 */
const shownAge = 15_000;
/** Milliseconds that a list waits for a scan before it shows what the last one found. */
const longestWait = 80;

function closed(): DeskError {
  const message = 'The desk is being shut down. Please try again later.';
  return new DeskError('storage_unavailable', message, { details: { doing: 'list' } });
}

function* rowsIn<Row>(entries: Iterable<Entry<Row>>): Generator<Row> {
  for (const { row } of entries) if (row !== null) yield row;
}

/** Returns the store with a callback for each attempted write, whatever its outcome. */
function noticed(store: Store, wrote: (key: string) => void): Store {
  const versions = store.versions && { versions: store.versions.bind(store) };
  const entries = store.entries && { entries: store.entries.bind(store) };
  return {
    get: (key) => store.get(key),
    put: (key, value, options) => store.put(key, value, options).finally(() => wrote(key)),
    delete: (key, condition) => store.delete(key, condition).finally(() => wrote(key)),
    keys: (prefix) => store.keys(prefix),
    ...versions,
    ...entries,
    ping: () => store.ping(),
    close: () => store.close(),
  };
}
