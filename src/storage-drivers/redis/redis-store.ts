import type { Secret } from '../../core/ports/secret.ts';
import { systemClock } from '../../core/ports/system.ts';
import type { Clock, Store } from '../../core/ports.ts';
import { redisConnection } from '../../redis/connection.ts';
import { encodedRecord, holds, isExpired, liveRecord, type StoredRecord, storedIn } from '../record.ts';
import { listVersions, redisRecords } from './records.ts';

export interface RedisStoreOptions {
  /**
   * `redis://user:password@host:6379/0`, or `rediss://…` for TLS, with special characters of the password
   * percent-encoded. A function is called before each new connection.
   */
  url: Secret;
  /**
   * The start of all record names, followed by a colon; stores with different prefixes share nothing. @default
   * 'thesisdesk'
   */
  prefix?: string | undefined;
  /**
   * Milliseconds after which an unanswered call to Redis fails, including the wait for a connection. @default 5_000
   */
  commandTimeoutMilliseconds?: number | undefined;
  /** Milliseconds after which one try to connect is given up; a call may include several. @default 3_000 */
  connectTimeoutMilliseconds?: number | undefined;
  /** Decides what has expired. @default the system's time */
  clock?: Clock | undefined;
}

/**
 * A store in Redis 6.2 or later, or a compatible server, for any number of processes on any number of machines. It
 * connects when first used. A lost connection is replaced; until then, calls wait for a limited time. A write whose
 * reply was lost is not repeated: then the error's `details.outcome` is `unknown`.
 *
 * How durable records are depends on Redis's own settings: `appendonly yes` keeps records through a crash, and
 * without `maxmemory-policy noeviction` a full Redis evicts records. Expired records are removed by Redis.
 *
 * A record is created by `SET NX`, and replaced or removed by a script that compares its version; see
 * `redis/records.ts`.
 *
 * @throws DeskError `storage_unavailable`, from each method, with a sentence that says what is wrong with Redis
 *
 * @example
 * const store = redisStore({ url: 'redis://127.0.0.1:6379' });
 * const created = await store.put('rates', { adminFee: 25 }, { condition: { ifNoneMatch: '*' } });
 * await store.close();
 */
export function redisStore(options: RedisStoreOptions): Store {
  const { url, prefix = 'thesisdesk', clock = systemClock } = options;
  const { commandTimeoutMilliseconds = 5_000, connectTimeoutMilliseconds = 3_000 } = options;
  const connection = redisConnection({
    url,
    callMilliseconds: commandTimeoutMilliseconds,
    connectMilliseconds: connectTimeoutMilliseconds,
  });
  const records = redisRecords(connection, prefix);

  const isLive = (record: StoredRecord) => !isExpired(record, clock.now());

  return {
    async get<T extends object>(key: string) {
      return storedIn<T>(liveRecord(await records.read(key), clock));
    },

    async put(key, value, { condition, expiresAt } = {}) {
      const { etag, text } = encodedRecord(key, value, expiresAt);
      const milliseconds = expiresAt === undefined ? null : millisecondsUntil(expiresAt, clock);
      const next = { key, text, milliseconds };
      if (condition === undefined) {
        await records.write(next);
        return { etag };
      }
      const isNew = !('ifMatch' in condition);
      for (;;) {
        if (isNew && (await records.create(next))) return { etag };
        const found = await records.readHead(key);
        if (!holds(condition, liveRecord(found, clock))) return null;
        if (found !== null && (await records.replace(found, next))) return { etag };
        if (!isNew) return null;
        // The obstacle has gone in the meantime, or another writer was faster: look again.
      }
    },

    async delete(key, condition) {
      const found = liveRecord(await records.readHead(key), clock);
      if (found === null || !holds(condition, found)) return false;
      return records.remove(key, condition && found);
    },

    versions: (start) => listVersions(connection, { prefix, start, isLive }),

    async *keys(start) {
      for await (const { key } of listVersions(connection, { prefix, start, isLive })) yield key;
    },

    async ping() {
      const milliseconds = Math.min(longestPing, commandTimeoutMilliseconds);
      await connection.ask('ping', (client) => client.ping(), milliseconds);
    },

    close: () => connection.close(),
  };
}

/** Milliseconds: readiness checks do not wait long. */
const longestPing = 2_000;

/** Redis rejects zero; a record that has already expired is gone a moment later. */
function millisecondsUntil(time: Date, clock: Clock): number {
  return Math.max(1, time.getTime() - clock.now().getTime());
}
