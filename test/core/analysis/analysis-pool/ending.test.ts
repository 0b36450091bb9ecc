import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DeskError } from '../../../../src/core/errors.ts';
import { scratchFolder } from '../../../cli/support/scratch-folder.ts';
import { thesis } from '../../../cli/support/thesis.ts';
import { busySeconds, childrenOf, isRunning } from '../../../support/processes.ts';
import { touchingTables } from '../../../support/theses/costly-documents.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { openPool } from './support/open-pool.ts';

const isLinux = process.platform === 'linux';
const builtLibrary = new URL('../../../../dist/index.js', import.meta.url);

/** A program that has a pool of one process analyse a document, and then does what is said. */
async function programThatAnalyses(document: Uint8Array, then = ''): Promise<ChildProcess> {
  const folder = await scratchFolder({ 'thesis.docx': document });
  const path = JSON.stringify(join(folder, 'thesis.docx'));
  return programWithPool(`await pool.analyse(${path}); ${then}`);
}

/** A program that does this with a pool of one process. */
function programWithPool(statements: string): ChildProcess {
  const text = `
    import { createAnalysisPool } from '${builtLibrary.href}';
    const pool = createAnalysisPool({ processes: 1 });
    ${statements}
  `;
  const program = spawn(process.execPath, ['--input-type=module', '--eval', text], { stdio: 'ignore' });
  onTestFinished(() => void program.kill('SIGKILL'));
  return program;
}

describe('closing a pool', () => {
  test('rejects what is under way and what waits, and blames no document', async () => {
    const pool = openPool();
    await pool.analyse(await thesis(10));
    const under = Promise.allSettled([
      pool.analyse(await touchingTables(20_000)),
      pool.analyse(await thesis(20)),
    ]);
    await pool.close();
    for (const outcome of await under) {
      expect(outcome.status).toBe('rejected');
      if (outcome.status === 'rejected') expect(outcome.reason).not.toBeInstanceOf(DeskError);
    }
    await expect(pool.analyse(await thesis(10))).rejects.toThrow('The processes for analyses are closed.');
  });

  test.runIf(isLinux)('leaves no process behind, be it busy, idle or starting', async () => {
    const pool = openPool({ processes: 3 });
    const costly = await touchingTables(20_000);
    await Promise.all([pool.analyse(await thesis(10)), pool.analyse(await thesis(10))]);
    const under = Promise.allSettled([costly, costly, costly].map((each) => pool.analyse(each)));
    expect(await childrenOf(process.pid)).toHaveLength(3);
    await pool.close();
    expect(await childrenOf(process.pid)).toEqual([]);
    await under;
  });
});

describe.runIf(isLinux)('a process that analyses', () => {
  test('ends with the program that started it, also where it is busy and that was killed', async () => {
    const program = await programThatAnalyses(await touchingTables(99_000, 40));
    const childOf = async () => (await childrenOf(program.pid ?? 0))[0] ?? 0;
    await waitUntil(async () => (await busySeconds(await childOf())) > 1, { what: 'a busy process' });
    const id = await childOf();
    program.kill('SIGKILL');
    await once(program, 'exit');
    await waitUntil(async () => !(await isRunning(id)), { deadline: 2_000, what: 'its end' });
  });

  test('is gone before a program ends that waits for the close of its pool', async () => {
    const program = await programThatAnalyses(await thesis(10), 'await pool.close(); process.exitCode = 7;');
    const [code] = await once(program, 'exit');
    expect(code).toBe(7);
  });

  test('is waited for where the pool closes just as it is ready', async () => {
    // Too busy to hear that the process is ready, until the pool closes.
    const program = programWithPool(`
      pool.analyse('none.docx').catch(() => {});
      for (const end = Date.now() + 3_000; Date.now() < end; );
      await pool.close();
      process.exitCode = 7;
    `);
    const [code] = await once(program, 'exit');
    expect(code).toBe(7);
  });

  test('is waited for where the pool closes before its answer was heard', async () => {
    const hearsNothing = 'for (const end = Date.now() + 1_000; Date.now() < end; );';
    const program = await programThatAnalyses(
      await thesis(10),
      `pool.analyse('none.docx').catch(() => {}); setImmediate(async () => {
        ${hearsNothing}
        await pool.close();
        process.exitCode = 7;
      });`,
    );
    const [code] = await once(program, 'exit');
    expect(code).toBe(7);
  });

  test('does not keep the program alive while it has no document', async () => {
    const program = await programThatAnalyses(await thesis(10));
    const [code] = await once(program, 'exit');
    expect(code).toBe(0);
  });
});
