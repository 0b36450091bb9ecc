import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../../src/core/errors.ts';
import { thesis } from '../../../cli/support/thesis.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { busySeconds, childrenOf, variablesOf } from '../../../support/processes.ts';
import { touchingTables } from '../../../support/theses/costly-documents.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { openPool, strangeProcess } from './support/open-pool.ts';

/** The processes of the pools of this test. */
const ours = () => childrenOf(process.pid);

/** The id of our one process, once it has been busy for a moment. */
async function busyProcess(): Promise<number> {
  const [id = 0] = await ours();
  const before = await busySeconds(id);
  await waitUntil(async () => (await busySeconds(id)) > before + 0.05, { what: 'a process that analyses' });
  return id;
}

describe.skipIf(process.platform !== 'linux')('a process that analyses', () => {
  test('is started with the first document, and kept', async () => {
    const pool = openPool();
    expect(await ours()).toEqual([]);
    await pool.analyse(await thesis(10));
    const first = await ours();
    await pool.analyse(await thesis(20));
    expect(first).toHaveLength(1);
    expect(await ours()).toEqual(first);
  });

  test('gets nothing of the environment', async () => {
    await openPool().analyse(await thesis(10));
    const [id = 0] = await ours();
    const variables = await variablesOf(id);
    expect(variables.filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual([]);
  });

  test('gives way to the process that started it, with each of its threads', async () => {
    await openPool().analyse(await thesis(10));
    const [id = 0] = await ours();
    const threads = (await readdir(`/proc/${id}/task`)).map(Number);
    expect(threads.map((thread) => getPriority(thread) > getPriority())).toEqual(threads.map(() => true));
  });

  test('fails its document and no other when it is killed, and is replaced', async () => {
    const pool = openPool({ processFile: strangeProcess });
    await pool.analyse('a.docx');
    const killed = refusal(pool.analyse('never ends'));
    const next = pool.analyse('b.docx');
    process.kill(await busyProcess(), 'SIGKILL');
    const { code, details, cause } = await killed;
    expect([code, details, cause]).toEqual(['document_too_large', { limit: 'memory' }, 'signal SIGKILL']);
    expect(await next).toMatchObject({ path: 'b.docx' });
  });

  test('spoils no document when it is killed without one', async () => {
    const pool = openPool({ processFile: strangeProcess });
    await pool.analyse('a.docx');
    for (const id of await ours()) process.kill(id, 'SIGKILL');
    // The pool may not have heard of it yet; that is a fault of the service then, and worth another try.
    const error = await pool.analyse('b.docx').catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(DeskError);
    expect(await pool.analyse('b.docx')).toMatchObject({ path: 'b.docx' });
  });

  test('fails its document when it ends by itself', async () => {
    const error = await refusal(openPool({ processFile: strangeProcess }).analyse('ends'));
    expect([error.code, error.cause]).toEqual(['document_too_large', 'exit code 3']);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('finishes its document after a %s', async (signal) => {
    const pool = openPool();
    await pool.analyse(await thesis(10));
    const analysing = pool.analyse(await touchingTables(0, 10));
    process.kill(await busyProcess(), signal);
    expect((await analysing).analysis.textWordCount).toBe(2_000_001);
  });
});

describe('a pool whose processes cannot be started', () => {
  const none = new URL('./support/none.js', import.meta.url);

  test('rejects all documents, instead of having them wait for ever', async () => {
    const pool = openPool({ processFile: none, processes: 2 });
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((path) => pool.analyse(path)));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(pool.analyse('later')).rejects.toThrow();
  });

  test('blames no document, and says what the process said', async () => {
    const failing = openPool({ processFile: none }).analyse('a');
    await expect(failing).rejects.toThrow(
      /none\.js, cannot be started \(exit code 1\)\.\n[\s\S]*Cannot find module/,
    );
    await expect(failing).rejects.not.toHaveProperty('code');
  });

  test('blames no document either where there is no Node any more, and goes on when it is back', async () => {
    const { execPath } = process;
    const pool = openPool();
    process.execPath = '/nowhere/node';
    try {
      await expect(pool.analyse(await thesis(10))).rejects.toThrow(/cannot be started \(spawn .*ENOENT\)/);
    } finally {
      process.execPath = execPath;
    }
    expect((await pool.analyse(await thesis(10))).analysis.textWordCount).toBe(10);
  });
});
