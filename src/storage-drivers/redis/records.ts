import type { RedisConnection } from '../../redis/connection.ts';
import { decodeRecord, type StoredRecord } from '../record.ts';
import { damaged } from '../storage-failure.ts';
import { decodeHead, headLength, headOf } from './record-head.ts';
import { recordName } from './record-name.ts';

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
    return bytes === null ? null : checked(decodeRecord(textOf(bytes)), { key, name });
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

function checked(record: StoredRecord | null, { key, name }: { key: string; name: string }): StoredRecord {
  if (record === null || record.key !== key) throw damaged(name);
  return record;
}

/** Bytes that are not UTF-8 would otherwise become a record with different text from what was stored. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
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
