import type { Redis } from 'ioredis';
import type { KeyVersion } from '../../core/ports.ts';
import type { RedisConnection } from '../../redis/connection.ts';
import { redisCode } from '../../redis/failure.ts';
import { decodeRecord, encodeRecord, type StoredRecord } from '../record.ts';
import { damaged } from '../storage-failure.ts';
import { keyOfName, namePattern, recordName } from './record-name.ts';

/** The text of a record, and how long Redis keeps it. */
interface NextRecord {
  key: string;
  text: string;
  /** Null for a record that does not expire. */
  milliseconds: number | null;
}

/** Records as strings in Redis, including those that have expired by our clock but not by Redis's. */
export interface RedisRecords {
  /** Returns the record, or null if there is none. */
  read(key: string): Promise<StoredRecord | null>;
  /** Returns the record with an empty value, which costs less. */
  readHead(key: string): Promise<StoredRecord | null>;
  write(next: NextRecord): Promise<void>;
  /** Returns false if there already is a record. */
  create(next: NextRecord): Promise<boolean>;
  /** Returns false if there is a different version, or none. */
  replace(found: StoredRecord, next: NextRecord): Promise<boolean>;
  /** Without `found`, removes any version; returns false if there is none. */
  remove(key: string, found?: StoredRecord): Promise<boolean>;
}

export function redisRecords({ ask, tell }: RedisConnection, prefix: string): RedisRecords {
  const read: RedisRecords['read'] = async (key) => {
    const name = recordName(prefix, key);
    const bytes = await ask('read', (client) => client.getBuffer(name));
    return bytes === null ? null : checked(decodeRecord(bytes), { key, name });
  };
  const set = ({ key, text, milliseconds }: NextRecord, ...condition: 'NX'[]) => {
    const lifetime = milliseconds === null ? [] : ['PX', milliseconds];
    return tell('write', (client) =>
      client.call('SET', recordName(prefix, key), text, ...lifetime, ...condition),
    );
  };
  return {
    read,
    async readHead(key) {
      const name = recordName(prefix, key);
      const start = await ask('read', (client) => client.getrange(name, 0, headLength(key)));
      // An absent and an empty text look the same here.
      return start === '' ? read(key) : checked(decodeHead(start), { key, name });
    },
    async write(next) {
      await set(next);
    },
    async create(next) {
      return (await set(next, 'NX')) !== null;
    },
    async replace(found, { key, text, milliseconds }) {
      const parameters = [headOf(found), text, ...(milliseconds === null ? [] : [milliseconds])];
      const name = recordName(prefix, key);
      return (await tell('write', (client) => client.eval(replaceVersion, 1, name, ...parameters))) === 1;
    },
    async remove(key, found) {
      const name = recordName(prefix, key);
      const removed = await tell('remove', (client) =>
        found === undefined ? client.del(name) : client.eval(removeVersion, 1, name, headOf(found)),
      );
      return removed === 1;
    },
  };
}

/**
 * Yields the keys of all live records that start with `start`, each once, with its version.
 *
 * Unreadable records are listed too: they are not absent, and callers that get them find out what is wrong.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function* listVersions(
  { ask }: RedisConnection,
  { prefix, start, isLive }: { prefix: string; start: string; isLive: (record: StoredRecord) => boolean },
): AsyncIterable<KeyVersion> {
  const pattern = namePattern(prefix, start);
  const seen = new Set<string>();
  let scanned: Redis['stream'] | null = null;
  let cursor = '0';
  do {
    const [next, names] = await ask('list', (client) => {
      // On a restarted or different server, the cursor means something else.
      if (client.stream !== scanned) cursor = '0';
      scanned = client.stream;
      return client.scan(cursor, 'MATCH', pattern, 'COUNT', namesAtOnce);
    });
    cursor = next;
    const found = new Set(names.flatMap((name) => keyOfName(prefix, name) ?? []));
    const keys = [...found].filter((key) => !seen.has(key));
    const starts = keys.length === 0 ? [] : await ask('list', (client) => startsOf(client, prefix, keys));
    for (const [index, key] of keys.entries()) {
      const head = starts[index];
      const record = typeof head === 'string' ? decodeHead(head) : null;
      if (head === '' || (record !== null && !isLive(record))) continue;
      seen.add(key);
      yield { key, version: record?.etag ?? unreadable };
    }
  } while (cursor !== '0');
}

const unreadable = 'unreadable';

/** Redis looks at about this many names at a time, and answers no other client in the meantime. */
const namesAtOnce = 500;

/** Returns the first bytes of each record, which are empty if the record no longer exists. */
async function startsOf(client: Redis, prefix: string, keys: readonly string[]): Promise<unknown[]> {
  const pipeline = client.pipeline();
  for (const key of keys) pipeline.getrange(recordName(prefix, key), 0, headLength(key));
  const answers = (await pipeline.exec()) ?? [];
  // A pipeline does not fail when its connection breaks; its commands do.
  const failed = answers.find(([error]) => error !== null && redisCode(error) !== 'WRONGTYPE');
  if (failed) throw failed[0];
  return answers.map(([, start]) => start);
}

function checked(record: StoredRecord | null, { key, name }: { key: string; name: string }): StoredRecord {
  if (record === null || record.key !== key) throw damaged(name);
  return record;
}

// The scripts change a record only if its text begins with the given head. Redis runs a script without interruption.

/** Arguments: the record's head, its new text, and optionally its lifetime in milliseconds. */
const replaceVersion = `
if redis.call('GETRANGE', KEYS[1], 0, #ARGV[1] - 1) ~= ARGV[1] then return 0 end
if ARGV[3] then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) else redis.call('SET', KEYS[1], ARGV[2]) end
return 1`;

/** Argument: the record's head. */
const removeVersion = `
if redis.call('GETRANGE', KEYS[1], 0, #ARGV[1] - 1) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

/**
 * Returns how the text of this version of a record begins, and that of no other version: its key and its etag. So a
 * script can identify a version without parsing JSON.
 */
function headOf({ key, etag }: { key: string; etag: string }): string {
  const text = encodeRecord({ key, etag, expiresAt: null, value: {} });
  return text.slice(0, text.lastIndexOf(',"expiresAt":'));
}

/** Returns how many of a record's first bytes {@link decodeHead} needs to know everything but its value. */
function headLength(key: string): number {
  const etag = '00000000-0000-0000-0000-000000000000';
  const expiresAt = '+275760-09-13T00:00:00.000Z';
  return Buffer.byteLength(encodeRecord({ key, etag, expiresAt, value: {} }));
}

/** Returns a record with an empty value, from the first bytes of its text; null if they do not belong to a record. */
function decodeHead(start: string): StoredRecord | null {
  // Quotes inside a key are escaped, so the first text that looks like the member is the member.
  const end = start.indexOf(member);
  return end < 0 ? null : decodeRecord(`${start.slice(0, end)}${member}{}}`);
}

const member = ',"value":';
