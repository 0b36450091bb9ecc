import type { Redis } from 'ioredis';
import type { StoredRecord } from '../record.ts';
import type { RedisConnection, Turn } from './connection.ts';
import { problemCode } from './problem.ts';
import { decodeHead, headLength } from './record-head.ts';
import { keyOfName, namePattern, recordName } from './record-name.ts';

/**
 * The keys of all records that start with that text and are live, each once.
 *
 * What cannot be read is listed as well: that record is not absent, and whoever gets it learns what is wrong.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function* listKeys(
  connection: RedisConnection,
  { prefix, start, isLive }: { prefix: string; start: string; isLive: (record: StoredRecord) => boolean },
): AsyncIterable<string> {
  const pattern = namePattern(prefix, start);
  const seen = new Set<string>();
  let scanned: Redis | null = null;
  let cursor = '0';
  do {
    const keys = await connection.run('list', async (turn) => {
      const [next, names] = await turn.read((client) => {
        // A server that was started anew, or another one, makes something else of the cursor.
        if (client !== scanned) cursor = '0';
        scanned = client;
        return client.scan(cursor, 'MATCH', pattern, 'COUNT', namesAtOnce);
      });
      cursor = next;
      const found = names.flatMap((name) => keyOfName(prefix, name) ?? []).filter((key) => !seen.has(key));
      return found.length === 0 ? [] : liveKeys(turn, { prefix, keys: [...new Set(found)], isLive });
    });
    for (const key of keys) {
      seen.add(key);
      yield key;
    }
  } while (cursor !== '0');
}

/** Redis looks at about so many names at a time, and answers nobody else meanwhile. */
const namesAtOnce = 500;

async function liveKeys(
  turn: Turn,
  { prefix, keys, isLive }: { prefix: string; keys: string[]; isLive: (record: StoredRecord) => boolean },
): Promise<string[]> {
  const starts = await turn.read(async (client) => {
    const pipeline = client.pipeline();
    for (const key of keys) pipeline.getrange(recordName(prefix, key), 0, headLength(key));
    const answers = (await pipeline.exec()) ?? [];
    // A pipeline does not fail where its connection breaks; its commands do.
    const failed = answers.find(([error]) => error !== null && problemCode(error) !== 'WRONGTYPE');
    if (failed) throw failed[0];
    return answers.map(([, start]) => start);
  });
  return keys.filter((_, index) => {
    const start = starts[index];
    const record = typeof start === 'string' ? decodeHead(start) : null;
    return start !== '' && (record === null || isLive(record));
  });
}
