import { describe, expect, test } from 'vitest';
import { createAnalysisPool } from '../../../../src/core/analysis/analysis-pool.ts';
import { thesis } from '../../../cli/support/thesis.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { builtOnce } from '../../../support/theses/built-once.ts';
import { touchingTables } from '../../../support/theses/costly-documents.ts';
import { leastMemory, openPool, strangeProcess } from './support/open-pool.ts';

const costly = builtOnce(() => touchingTables(99_000, 40));

describe('the limit of memory', () => {
  test('refuses a document that needs more', async () => {
    const pool = openPool({ memoryBytes: leastMemory });
    const error = await refusal(pool.analyse(await costly()));
    expect(error.code).toBe('document_too_large');
    expect(error.details).toEqual({ limit: 'memory' });
    expect(error.message).toMatch(
      /^Reading this document takes more memory than any thesis should need\. Please/,
    );
  });

  test('leaves the documents beside it and after it', async () => {
    const pool = openPool({ memoryBytes: leastMemory, processes: 2 });
    const documents = [await costly(), await thesis(10), await costly(), await thesis(20), await thesis(30)];
    const outcomes = await Promise.allSettled(documents.map((each) => pool.analyse(each)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });

  test('does not count what earlier documents left behind', async () => {
    const pool = openPool({ processFile: strangeProcess });
    const [first, second] = [await pool.analyse('leaves much'), await pool.analyse('a.docx')];
    expect(second).toEqual({ path: 'a.docx', pid: expect.any(Number) });
    expect(second).not.toMatchObject({ pid: Reflect.get(first, 'pid') });
  });
});

describe('the limit of time', () => {
  test('refuses a document that takes longer, also where it keeps its process busy', async () => {
    const pool = openPool({ processFile: strangeProcess, seconds: 0.2 });
    const error = await refusal(pool.analyse('never ends'));
    expect(error.code).toBe('document_too_large');
    expect(error.details).toEqual({ limit: 'time' });
    expect(error.message).toMatch(/^Reading this document takes longer than any thesis should need\. Please/);
  });

  test('refuses a real document that takes longer', async () => {
    const error = await refusal(openPool({ seconds: 0.2 }).analyse(await touchingTables(20_000, 40)));
    expect(error.details).toEqual({ limit: 'time' });
  });

  test('does not count the time in which a document waits', async () => {
    const pool = openPool({ processFile: strangeProcess, seconds: 1 });
    const waits = Promise.allSettled(
      ['never ends', 'never ends', 'a.docx'].map((path) => pool.analyse(path)),
    );
    expect((await waits).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});

test.each([
  [{ memoryBytes: leastMemory - 1 }, '"memoryBytes" must be at least 134217728 (128 MiB), not 134217727.'],
  [{ memoryBytes: Number.NaN }, '"memoryBytes" must be at least 134217728 (128 MiB), not NaN.'],
  [{ seconds: 0 }, '"seconds" must be above zero and at most 86400, not 0.'],
  [{ seconds: 86_401 }, '"seconds" must be above zero and at most 86400, not 86401.'],
  [{ processes: 0 }, '"processes" must be a whole number above zero, not 0.'],
  [{ processes: 1.5 }, '"processes" must be a whole number above zero, not 1.5.'],
])('a limit out of its range is refused: %o', (options, message) => {
  expect(() => createAnalysisPool(options)).toThrow(new RangeError(message));
});
