import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type AnalysisPoolOptions, createAnalysisPool } from '../../src/core/analysis-pool.ts';
import { DeskError } from '../../src/core/errors.ts';
import { refusal } from '../support/docx-refusal.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { thesis } from './support/thesis.ts';
import { builtWorker } from './support/worker-file.ts';

const strangeWorker = new URL('./workers/strange-worker.js', import.meta.url);

function openPool(options: AnalysisPoolOptions = {}) {
  const pool = createAnalysisPool({ threads: 1, workerFile: builtWorker, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

describe('createAnalysisPool', () => {
  test('analyses the document at a path', async () => {
    const folder = await scratchFolder({ 'a.docx': await thesis(120) });
    const { analysis } = await openPool().analyse(join(folder, 'a.docx'));
    expect(analysis.textWordCount).toBe(120);
  });

  test('analyses bytes and leaves them as they are', async () => {
    const bytes = await thesis(120);
    const before = bytes.slice();
    const { analysis } = await openPool().analyse(bytes);
    expect(analysis.textWordCount).toBe(120);
    expect(bytes).toEqual(before);
  });

  test('analyses more documents than it has threads', async () => {
    const pool = openPool({ threads: 2 });
    const sizes = [10, 20, 30, 40, 50];
    const results = await Promise.all(sizes.map(async (size) => pool.analyse(await thesis(size))));
    expect(results.map(({ analysis }) => analysis.textWordCount)).toEqual(sizes);
  });

  test('keeps code, message and details of a refusal', async () => {
    const error = await refusal(openPool().analyse(Buffer.from('%PDF-1.7\n')));
    expect(error.code).toBe('document_not_docx');
    expect(error.message).toMatch(/^This is a PDF/);
    expect(error.details).toEqual({ seems: 'pdf' });
  });

  test('refuses a path at which there is nothing, with the cause', async () => {
    const error = await refusal(openPool().analyse('/nowhere/thesis.docx'));
    expect(error.code).toBe('file_unreadable');
    expect(error.message).toBe('There is no file at this path.');
    expect(error.cause).toMatch(/ENOENT/);
  });

  test('refuses a folder', async () => {
    const error = await refusal(openPool().analyse(await scratchFolder()));
    expect(error.message).toBe('This is a folder, not a file.');
  });

  test('passes on a fault of the program as it is', async () => {
    const pool = openPool({ workerFile: strangeWorker });
    await expect(pool.analyse('fails')).rejects.toThrow(new TypeError('A fault in the program.'));
  });

  test('refuses the document for which a thread runs out of memory', async () => {
    const pool = openPool({ workerFile: strangeWorker, heapMebibytes: 32 });
    const error = await refusal(pool.analyse('eats memory'));
    expect(error.code).toBe('document_too_large');
    expect(error.details).toEqual({ limit: 'memory' });
  });

  test.each(['eats memory', 'dies'])('goes on with the others after a document that %s', async (path) => {
    const pool = openPool({ workerFile: strangeWorker, heapMebibytes: 32 });
    const outcomes = await Promise.allSettled([path, 'second', 'third'].map((each) => pool.analyse(each)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  test('survives more deaths than it has threads', async () => {
    const pool = openPool({ workerFile: strangeWorker, threads: 2 });
    const deaths = await Promise.allSettled(Array.from({ length: 5 }, () => pool.analyse('dies')));
    expect(deaths.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await pool.analyse('alive')).toEqual({ path: 'alive' });
  });

  test('rejects all documents where the worker cannot start, instead of waiting for ever', async () => {
    const pool = openPool({ workerFile: new URL('./workers/none.js', import.meta.url), threads: 2 });
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((path) => pool.analyse(path)));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(pool.analyse('later')).rejects.toThrow();
  });

  test('rejects what is under way when it is closed', async () => {
    const pool = createAnalysisPool({ threads: 1, workerFile: builtWorker });
    const under = Promise.allSettled([pool.analyse(await thesis(10)), pool.analyse(await thesis(20))]);
    await pool.close();
    for (const outcome of await under) {
      if (outcome.status === 'rejected') expect(outcome.reason).not.toBeInstanceOf(DeskError);
    }
    expect((await under)[1]?.status).toBe('rejected');
  });
});
