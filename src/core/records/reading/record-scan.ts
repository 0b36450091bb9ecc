import { setImmediate } from 'node:timers/promises';
import { DeskError } from '../../errors.ts';
import type { Store, StoreEntry } from '../../ports.ts';
import { endsInTime } from '../../time/in-time.ts';
import type { Sleep } from '../../time/sleep.ts';
import { unlessDamaged } from './damaged-record.ts';
import { keyVersions, readsAtOnce } from './each-record.ts';

/** What is kept of each record under a prefix, in memory. */
export interface RecordScan<Row> {
  /** All rows, in no particular order. */
  rows(): Iterable<Row>;
  /** The version of a record as listed; null if it is unknown, or was read after a write of our own. */
  versionOf(key: string): string | null;
  /** Makes sure that the rows are as fresh as promised. Throws `storage_unavailable`. */
  refresh(): Promise<void>;
  /** Reads all records, unless that has been done; joins a scan that is under way. Throws `storage_unavailable`. */
  fill(): Promise<void>;
  /** Reads one record again. Throws `storage_unavailable`. */
  read(key: string): Promise<void>;
  /** Whether records have been read, or are being read. */
  readonly isBegun: boolean;
  /** Ends a scan that is under way, and resolves once it has ended; never throws. */
  close(): Promise<void>;
}

export interface RecordScanOptions<T extends object, Row> {
  /** The prefix of the records' keys. */
  prefix: string;
  /** Returns what is kept of a record. Pure, and small: it stays in memory for each record. */
  rowOf(record: T): Row;
  /** Milliseconds of any clock. @default a monotonic clock */
  now?: (() => number) | undefined;
  /** How to wait. @default in real time */
  sleep?: Sleep | undefined;
}

/**
 * Keeps rows of all records that are not damaged; nothing is read until they are refreshed or filled.
 *
 * Changes by other processes are found by comparing the listed versions with those that were read, and only what is
 * new or changed is read again. A scan takes time that grows with the number of records, so scans run only on
 * request, and for at most a tenth of the time. A request during a long scan returns the rows as they were a moment
 * ago, but never rows from before a long idle period.
 */
export function recordScan<T extends object, Row>(
  store: Store,
  { prefix, rowOf, now = () => performance.now(), sleep }: RecordScanOptions<T, Row>,
): RecordScan<Row> {
  const entries = new Map<string, Entry<Row>>();
  let reads = 0;
  let looks = 0;
  let isFilled = false;
  let begunAt = Number.NEGATIVE_INFINITY;
  let took = 0;
  let looking: Promise<void> | null = null;
  let isClosed = false;

  /** Of two concurrent reads of the same record, the one that began later has seen more. */
  async function read(key: string, version: string | null): Promise<void> {
    const number = ++reads;
    const stored = await unlessDamaged(() => store.get<T>(key));
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
    // One damaged record keeps the others from being read together.
    const areRead = all !== undefined && (await unlessDamaged(() => readAll(all).then(() => true)));
    if (!areRead) await readChanged();
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

  return {
    rows: () => rowsIn(entries.values()),
    versionOf: (key) => entries.get(key)?.version ?? null,
    async refresh() {
      // A clock that was set back must not keep rows for longer.
      const age = Math.abs(now() - begunAt);
      const rest = Math.min(took * restFactor, longestRest);
      if (age < rest) return;
      const next = lookOnce();
      const mayBeShown = isFilled && age < Math.max(shownAge, 2 * rest);
      if (mayBeShown && !(await endsInTime(longestWait, next, sleep))) return;
      await next;
    },
    async fill() {
      if (!isFilled) await lookOnce();
    },
    read: (key) => read(key, null),
    get isBegun() {
      return isFilled || looking !== null;
    },
    async close() {
      isClosed = true;
      await looking?.catch(() => {});
    },
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
