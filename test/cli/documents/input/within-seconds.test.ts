import { expect, test } from 'vitest';
import { withinSeconds } from '../../../../src/cli/documents/input/within-seconds.ts';

const tooLong = { code: 'document_too_large', details: { limit: 'time' } };

test('work that is done in time has its result', async () => {
  expect(await withinSeconds(60, async (run) => run(() => 1) + 1)).toBe(2);
});

test('a step that never ends is stopped', async () => {
  await expect(withinSeconds(0.2, async (run) => run(endless))).rejects.toMatchObject(tooLong);
});

test('work that pauses for too long is not awaited', async () => {
  await expect(withinSeconds(0.2, () => new Promise(() => {}))).rejects.toMatchObject(tooLong);
});

test('what a step throws is thrown', async () => {
  const fault = new RangeError('a fault');
  const failing = () => {
    throw fault;
  };
  await expect(withinSeconds(60, async (run) => run(failing))).rejects.toBe(fault);
});

test('two steps at the same time keep their results apart', async () => {
  const inner = (run: <R>(step: () => R) => R) => run(() => 'inner');
  expect(await withinSeconds(60, async (run) => run(() => [inner(run), 'outer']))).toEqual([
    'inner',
    'outer',
  ]);
});

function endless(): number {
  for (let count = 0; ; count = (count + 1) % 1000) if (count < 0) return count;
}
