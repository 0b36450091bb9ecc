import { DeskApiError } from '../../../client/client.ts';

/** Whether someone else has changed it in the meantime. */
export function isOutdated(error: unknown): boolean {
  return error instanceof DeskApiError && error.status === 412;
}

/** Whether the desk did not refuse the change itself, but could not judge it: the same may succeed later. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof DeskApiError) || error.isTemporary;
}
