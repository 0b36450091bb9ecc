import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { waitUntil } from '../../support/wait-until.ts';
import type { SharedStoreBench, StoreModule } from '../store.ts';
import { type StoreProgram, storeProgram } from './start-process.ts';
import type { Counted, StoreTask } from './store-process.ts';
import { storeTest } from './store-test.ts';
import { isWholeText } from './whole-text.ts';

/** Several real processes that use the same records. */
export function describeProcesses(module: StoreModule, open: () => Promise<SharedStoreBench>): void {
  let program: StoreProgram;
  beforeAll(async () => {
    program = await storeProgram(module);
  });
  afterAll(() => program.remove());

  async function startAll(options: object, tasks: StoreTask[]) {
    const processes = await Promise.all(tasks.map((task) => program.start(options, task)));
    for (const each of processes) each.begin();
    return processes;
  }

  storeTest(open, 'counts to 600 when 6 processes add one 100 times each', async ({ store, options }) => {
    const processes = await startAll(
      options,
      Array(6).fill({ does: 'count', key: 'a', times: 100, isLarge: false }),
    );
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual(Array(6).fill(0));
    expect((await store.get<Counted>('a'))?.value.count).toBe(600);
    const said = processes.flatMap(({ lines }) => lines.map(Number));
    expect(said.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 600 }, (_, index) => index + 1),
    );
  });

  storeTest(open, 'lets one of 6 processes create each record', async ({ options }) => {
    const keys = Array.from({ length: 40 }, (_, index) => `rooms/${index}`);
    const processes = await startAll(options, Array(6).fill({ does: 'create', keys }));
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual(Array(6).fill(0));
    expect(processes.flatMap(({ lines }) => lines).sort()).toEqual(keys.sort());
  });

  storeTest(open, 'never tears a record that another process writes', async ({ store, options }) => {
    const [writer] = await startAll(options, [{ does: 'replace', key: 'a', times: 100 }]);
    let isWriting = true;
    const ended = writer?.ended.then(() => {
      isWriting = false;
    });
    const seen: boolean[] = [];
    while (isWriting) {
      const found = await store.get<{ text: string }>('a');
      if (found !== null) seen.push(isWholeText(found.value.text));
    }
    await ended;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(false);
  });

  storeTest(
    open,
    'loses nothing and locks out nobody when writers are killed',
    async ({ store, options }) => {
      const killed = { does: 'count', key: 'a', times: 1_000_000, isLarge: true } as const;
      let heard = 0;
      let kills = 0;
      for (let round = 0; round < 5; round++) {
        const processes = await startAll(options, [killed, killed, killed]);
        const hasCounted = () => processes.some(({ lines }) => lines.length > 0);
        await waitUntil(hasCounted, { what: 'a first count' });
        for (const each of processes) {
          await sleep(20 + Math.random() * 60);
          each.kill();
          await each.ended;
          kills++;
        }
        heard += processes.reduce((sum, { lines }) => sum + lines.length, 0);
        const found = await store.get<Counted>('a');
        // Every reported count was written. A count written just before a kill may not have been reported.
        expect(found?.value.count ?? 0).toBeGreaterThanOrEqual(heard);
        expect(found?.value.count ?? 0).toBeLessThanOrEqual(heard + kills);
        if (found === null) continue;
        expect(isWholeText(found.value.text)).toBe(true);
        heard = found.value.count;
        kills = 0;
        expect(await store.put('a', found.value, { condition: { ifMatch: found.etag } })).not.toBeNull();
      }
      expect(heard).toBeGreaterThan(0);
    },
  );
}
