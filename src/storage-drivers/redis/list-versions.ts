import type { Redis } from 'ioredis';
import type { KeyVersion } from '../../core/ports.ts';
import type { RedisConnection } from '../../redis/connection.ts';
import { redisCode } from '../../redis/failure.ts';
import type { StoredRecord } from '../record.ts';
import { decodeHead, headLength } from './record-head.ts';
import { keyOfName, namePattern, recordName } from './record-name.ts';

/**
 * The keys of all records that start with that text and are live, each once, with the mark of its version.
 *
 * What cannot be read is listed as well: that record is not absent, and whoever gets it learns what is wrong.
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
      // A server that was started anew, or another one, makes something else of the cursor.
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

/** Redis looks at about so many names at a time, and answers nobody else meanwhile. */
const namesAtOnce = 500;

/** The first bytes of each record, empty where there is none any more. */
async function startsOf(client: Redis, prefix: string, keys: readonly string[]): Promise<unknown[]> {
  const pipeline = client.pipeline();
  for (const key of keys) pipeline.getrange(recordName(prefix, key), 0, headLength(key));
  const answers = (await pipeline.exec()) ?? [];
  // A pipeline does not fail where its connection breaks; its commands do.
  const failed = answers.find(([error]) => error !== null && redisCode(error) !== 'WRONGTYPE');
  if (failed) throw failed[0];
  return answers.map(([, start]) => start);
}
