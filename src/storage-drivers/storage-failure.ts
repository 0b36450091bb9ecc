import { DeskError } from '../core/errors.ts';
import { systemErrorCode } from '../core/ports/system-error.ts';

/**
 * Runs work on the storage. Anything it throws other than a DeskError becomes a DeskError `storage_unavailable`, with
 * `details.code` if the system named one (`ENOSPC`, `EACCES`).
 *
 * @example
 * await guarded('write a record', () => writeFile(path, text));
 */
export async function guarded<T>(doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageFailure(doing, error);
  }
}

/** Does the same for a listing. */
export async function* guardedList<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    throw storageFailure('list', error);
  }
}

/**
 * Returns the DeskError `storage_unavailable` for a failure while doing something; a DeskError is returned unchanged.
 */
export function storageFailure(doing: string, cause: unknown): DeskError {
  if (cause instanceof DeskError) return cause;
  const code = systemErrorCode(cause);
  const details = code === undefined ? { doing } : { doing, code };
  return new DeskError('storage_unavailable', message, { details, cause });
}

/** Returns the DeskError `storage_unavailable` for a file that exists but does not hold what it should. */
export function damaged(file: string, cause?: unknown): DeskError {
  return new DeskError('storage_unavailable', message, { details: { doing: 'read', damaged: file }, cause });
}

/** The person who sent the request cannot fix the disk; what is wrong is in `details` and `cause`, for the log. */
const message = 'The storage is not working at the moment. Please try again later.';
