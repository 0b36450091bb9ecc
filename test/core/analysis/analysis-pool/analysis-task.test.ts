import { expect, test } from 'vitest';
import { runAnalysisTask } from '../../../../src/core/analysis/analysis-pool/analysis-task.ts';
import { isBeyondEngine } from '../../../../src/core/docx/package/refusals/too-costly.ts';

test('a task resolves to a refusal that can pass between processes', async () => {
  const outcome = await runAnalysisTask({ bytes: new Uint8Array(Buffer.from('%PDF-1.7')) });
  expect(structuredClone(outcome)).toEqual({
    refusal: {
      code: 'document_not_docx',
      message: expect.stringMatching(/^This is a PDF/),
      details: { seems: 'pdf' },
    },
  });
});

test('a fault of the caller stays one', async () => {
  const task = { bytes: new Uint8Array(), options: { limits: { fileBytes: -1 } } };
  await expect(runAnalysisTask(task)).rejects.toThrow('The limit fileBytes must be a number above zero');
});

test.each<[string, () => unknown]>([
  ['calls in each other', () => callsItself(0)],
  ['elements of a list', () => new Array(2 ** 32)],
  ['letters of a text', () => 'x'.repeat(2 ** 30)],
  ['bytes', () => new Uint8Array(2 ** 40)],
])('more %s than the engine can hold are told from other errors', (_, fail) => {
  expect(isBeyondEngine(thrownBy(fail))).toBe(true);
});

test('an error of the program is none of the engine', () => {
  expect(isBeyondEngine(new RangeError('The limit fileBytes must be a number above zero, not -1.'))).toBe(
    false,
  );
  expect(isBeyondEngine(new TypeError('Invalid array length'))).toBe(false);
});

function callsItself(depth: number): number {
  return callsItself(depth + 1) + 1;
}

function thrownBy(fail: () => unknown): unknown {
  try {
    fail();
  } catch (error) {
    return error;
  }
  return null;
}
