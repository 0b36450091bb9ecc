import { once } from 'node:events';
import type { Store } from '../../../src/core/ports.ts';
import { wholeText } from './whole-text.ts';

/** What a process does with the store. */
export type StoreTask =
  /** Adds one to a record this many times, and reports each number that it wrote. */
  | { does: 'count'; key: string; times: number; isLarge: boolean }
  /** Tries to create each record, and reports the keys of those that it created. */
  | { does: 'create'; keys: string[] }
  /** Replaces a record this many times. */
  | { does: 'replace'; key: string; times: number };

/** The record of `count`, with or without a text that makes it large enough to be torn. */
export interface Counted {
  count: number;
  text: string;
}

/**
 * Runs a task in this process. Waits for a line of input, so that several processes can begin together, and writes a line
 * after each thing it has done. A pipe takes lines immediately, so what was written before a kill arrives.
 */
export async function runStoreTask(store: Store, task: StoreTask): Promise<void> {
  say('ready');
  await once(process.stdin, 'data');
  process.stdin.destroy();
  if (task.does === 'count') {
    for (let time = 0; time < task.times; time++) say(String(await countOne(store, task)));
  } else if (task.does === 'create') {
    for (const key of task.keys) {
      if (await store.put(key, { by: process.pid }, { condition: { ifNoneMatch: '*' } })) say(key);
    }
  } else {
    for (let turn = 0; turn < task.times; turn++) await store.put(task.key, { text: wholeText(turn) });
  }
  await store.close();
}

async function countOne(store: Store, { key, isLarge }: { key: string; isLarge: boolean }): Promise<number> {
  for (;;) {
    const found = await store.get<Counted>(key);
    const count = (found?.value.count ?? 0) + 1;
    const condition = found === null ? ({ ifNoneMatch: '*' } as const) : { ifMatch: found.etag };
    if (await store.put(key, { count, text: isLarge ? wholeText(count) : '' }, { condition })) return count;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
