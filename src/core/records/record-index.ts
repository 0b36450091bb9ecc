import type { Store } from '../ports.ts';
import { endsInTime } from '../time/in-time.ts';
import type { Sleep } from '../time/sleep.ts';
import { keyVersions } from './key-versions.ts';

/** What a list needs to know of each record, kept in memory, so that a page of a long list reads the page alone. */
export interface RecordIndex<T extends object, Row> {
  /**
   * All rows, in no particular order: with every change that was made through `store`, and those of other processes up to
   * a moment ago. The first call reads all records. Throws `storage_unavailable`.
   */
  rows(): Promise<Iterable<Row>>;
  /**
   * The records under these keys, in their order, as fresh as the rows; those that are gone are left out. What was asked for
   * lately is read again only where it has changed. Throws `storage_unavailable`.
   */
  records(keys: readonly string[]): Promise<T[]>;
  /** The store that was given, for everybody who writes in this process: the index learns of each write at once. */
  store: Store;
}

export interface RecordIndexOptions<T extends object, Row> {
  /** The records whose keys start with it. */
  prefix: string;
  /** What is kept of a record. Pure, and small: it stays in memory for each. */
  rowOf(record: T): Row;
  /** Whether a record is about to change, so that it is read each time. */
  isUnderWay(record: T): boolean;
  /** Milliseconds of any clock. @default one that nobody sets */
  now?: (() => number) | undefined;
  /** How to wait. @default in real time */
  sleep?: Sleep | undefined;
}

/**
 * Opens an index; nothing is read before rows are asked for.
 *
 * What other processes write is found by comparing the marks that the store lists with those that were read: only what is
 * new or changed is read again. A look takes time that grows with the number of records, so it is made when somebody asks,
 * at most for a tenth of the time; whoever asks while a longer one is under way gets the rows as they were a moment ago,
 * but never those of a time when nobody asked.
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
  /** Records that were asked for lately, the longest ago first. */
  const shown = new Map<string, { version: string; value: T }>();
  /** What this process wrote since it was read. */
  const written = new Set<string>();
  let reads = 0;
  let looks = 0;
  let isFilled = false;
  let begunAt = Number.NEGATIVE_INFINITY;
  let took = 0;
  let looking: Promise<void> | null = null;
  let readingWritten = Promise.resolve();

  /** Of two that read the same record at a time, the one that began later has seen more. */
  async function read(key: string, version: string | null): Promise<void> {
    const number = ++reads;
    const stored = await store.get<T>(key);
    if ((entries.get(key)?.read ?? 0) > number) return;
    const row = stored ? rowOf(stored.value) : null;
    entries.set(key, { version, row, read: number, look: looks });
  }

  async function look(): Promise<void> {
    const startedAt = now();
    looks += 1;
    let batch: [key: string, version: string][] = [];
    // Begun together once all are known: what failed while others are listed would fail unheard.
    const readBatch = () => Promise.all(batch.map(([key, version]) => read(key, version)));
    for await (const { key, version } of keyVersions(store, prefix)) {
      const known = entries.get(key);
      if (known) known.look = looks;
      if (known?.version === version) continue;
      batch.push([key, version]);
      if (batch.length < readsAtOnce) continue;
      await readBatch();
      batch = [];
    }
    await readBatch();
    for (const [key, entry] of entries) if (entry.look !== looks) entries.delete(key);
    begunAt = startedAt;
    took = now() - startedAt;
    isFilled = true;
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  /** Afterwards the rows are as fresh as they shall be. */
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

  /** A write during the read marks its key again. */
  async function readOneWritten(key: string): Promise<void> {
    written.delete(key);
    await read(key, null).catch((error: unknown) => {
      written.add(key);
      throw error;
    });
  }

  /** One after the other, so that nobody overtakes a read that is under way. */
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
    // It may be newer than the version that was listed: then the next look finds another one.
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
    store: noticed(store, (key) => {
      // Whoever never lists keeps no list of what it wrote.
      if (key.startsWith(prefix) && (isFilled || looking !== null)) written.add(key);
    }),
  };
}

interface Entry<Row> {
  /** As it was listed; null where it was read after a write of our own. */
  version: string | null;
  /** Null where there was no record to read. */
  row: Row | null;
  /** Counts the reads. */
  read: number;
  /** The last look that listed it, or during which it was read. */
  look: number;
}

/** Enough to hide the distance to a remote storage, few enough for open files and for long records. */
const readsAtOnce = 32;
/** Some pages; a record is some kilobytes. */
const mostShown = 1_000;
/** Nine tenths of the time are left to others. */
const restFactor = 10;
/** Milliseconds: what other processes wrote is seen after so long at the latest, however many records there are. */
const longestRest = 30_000;
/** Milliseconds: rows of an older look are not shown; a list that is looked at asks more often. */
const shownAge = 15_000;
/** Milliseconds that a list waits for a look before it shows what the last one found. */
const longestWait = 80;

function* rowsIn<Row>(entries: Iterable<Entry<Row>>): Generator<Row> {
  for (const { row } of entries) if (row !== null) yield row;
}

/** The store, with a word of each write that was tried, whatever became of it. */
function noticed(store: Store, wrote: (key: string) => void): Store {
  const versions = store.versions && { versions: store.versions.bind(store) };
  return {
    get: (key) => store.get(key),
    put: (key, value, options) => store.put(key, value, options).finally(() => wrote(key)),
    delete: (key, condition) => store.delete(key, condition).finally(() => wrote(key)),
    keys: (prefix) => store.keys(prefix),
    ...versions,
    ping: () => store.ping(),
    close: () => store.close(),
  };
}
