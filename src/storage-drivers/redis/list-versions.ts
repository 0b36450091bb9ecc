import type { Redis } from 'ioredis';
import type { KeyVersion } from '../../core/ports.ts';
import type { RedisConnection } from '../../redis/connection.ts';
import { redisCode } from '../../redis/failure.ts';
import type { StoredRecord } from '../record.ts';
import { decodeHead, headLength } from './record-head.ts';
import { keyOfName, namePattern, recordName } from './record-name.ts';

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
