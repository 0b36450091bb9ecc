import { decodeRecord, type StoredRecord } from '../record.ts';
import { damaged } from '../storage-failure.ts';
import type { Turn } from './connection.ts';
import { decodeHead, headLength, headOf } from './record-head.ts';
import { recordName } from './record-name.ts';
import { removeVersion, replaceVersion, runScript } from './version-scripts.ts';

/** A text for a record, and how long Redis keeps it. */
interface NextRecord {
  key: string;
  text: string;
  /** Null for a record that stays. */
  milliseconds: number | null;
}

/**
 * Records as strings in Redis, those included that have expired by our clock and not by Redis's. Each function
 * works within a turn of the connection.
 */
export interface RedisRecords {
  /** The record, or null where there is none. */
  read(turn: Turn, key: string): Promise<StoredRecord | null>;
  /** The record with an empty value, which costs less. */
  readHead(turn: Turn, key: string): Promise<StoredRecord | null>;
  write(turn: Turn, next: NextRecord): Promise<void>;
  /** False where there is a record already. */
  create(turn: Turn, next: NextRecord): Promise<boolean>;
  /** False where another version is there, or none. */
  replace(turn: Turn, found: StoredRecord, next: NextRecord): Promise<boolean>;
  /** Without a version any that is there; false where there is none. */
  remove(turn: Turn, key: string, found?: StoredRecord): Promise<boolean>;
}

export function redisRecords(prefix: string): RedisRecords {
  const read: RedisRecords['read'] = async (turn, key) => {
    const name = recordName(prefix, key);
    const bytes = await turn.read((client) => client.getBuffer(name));
    return bytes === null ? null : checked(decodeRecord(textOf(bytes)), { key, name });
  };
  return {
    read,
    async readHead(turn, key) {
      const name = recordName(prefix, key);
      const start = await turn.read((client) => client.getrange(name, 0, headLength(key)));
      // Nothing and an empty text look the same here.
      return start === '' ? read(turn, key) : checked(decodeHead(start), { key, name });
    },
    async write(turn, { key, text, milliseconds }) {
      await turn.write((client) =>
        client.call('SET', recordName(prefix, key), text, ...staying(milliseconds)),
      );
    },
    async create(turn, { key, text, milliseconds }) {
      const parameters = [recordName(prefix, key), text, ...staying(milliseconds), 'NX'];
      return (await turn.write((client) => client.call('SET', ...parameters))) !== null;
    },
    replace(turn, found, { key, text, milliseconds }) {
      const lifetime = milliseconds === null ? [] : [milliseconds];
      const name = recordName(prefix, key);
      return turn.write((client) =>
        runScript(client, replaceVersion, [name, headOf(found), text, ...lifetime]),
      );
    },
    async remove(turn, key, found) {
      const name = recordName(prefix, key);
      return turn.write(async (client) =>
        found === undefined
          ? (await client.del(name)) === 1
          : runScript(client, removeVersion, [name, headOf(found)]),
      );
    },
  };
}

function staying(milliseconds: number | null): (string | number)[] {
  return milliseconds === null ? [] : ['PX', milliseconds];
}

function checked(record: StoredRecord | null, { key, name }: { key: string; name: string }): StoredRecord {
  if (record === null || record.key !== key) throw damaged(name);
  return record;
}

/** Bytes that are no UTF-8 would otherwise become a record with other text than was stored. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}
