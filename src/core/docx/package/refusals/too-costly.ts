import { DeskError } from '../../../errors.ts';

/** The error for an analysis that was still under way when its time was up. */
export function tookTooLong(seconds: number): DeskError {
  return tooCostly('longer', 'time', `It was under way for ${seconds} seconds.`);
}

/** The error for a process that hit its memory limit, or an engine that hit one of its own. */
export function tookTooMuchMemory(cause: unknown): DeskError {
  return tooCostly('more memory', 'memory', cause);
}

/**
 * Tells whether an error is V8's way of saying that it cannot hold that many of something: nested calls, elements of
 * a list, letters of a text. No ordinary document comes near, however long it is.
 */
export function isBeyondEngine(error: unknown): boolean {
  return error instanceof RangeError && engineLimit.test(error.message);
}

const engineLimit =
  /^(?:Maximum call stack size|Invalid (?:array|string|typed array) length|(?:Map|Set) maximum size|Array buffer allocation failed)/;

function tooCostly(more: string, limit: 'time' | 'memory', cause: unknown): DeskError {
  const message = `Reading this document takes ${more} than any thesis should need. Please copy your text into a new, empty document in Word and upload that; if that does not help, please write to the editor.`;
  return new DeskError('document_too_large', message, { details: { limit }, cause });
}
