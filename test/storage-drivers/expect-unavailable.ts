import { expect } from 'vitest';
import { DeskError } from '../../src/core/errors.ts';

/** Expects a DeskError `storage_unavailable`, and returns its details. */
export async function expectUnavailable(work: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const error = await work().then(
    (value) => new Error(`It resolved to ${JSON.stringify(value)}.`),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DeskError);
  expect(error).toMatchObject({ code: 'storage_unavailable' });
  return error instanceof DeskError ? error.details : {};
}
