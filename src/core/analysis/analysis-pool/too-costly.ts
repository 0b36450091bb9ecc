import { DeskError } from '../../errors.ts';

/** The analysis was still under way when its time was over. */
export function tookTooLong(seconds: number): DeskError {
  return tooCostly('longer', 'time', `It was under way for ${seconds} seconds.`);
}

/** The process came to the limit of its memory, or the engine to one of its own. */
export function tookTooMuchMemory(cause: unknown): DeskError {
  return tooCostly('more memory', 'memory', cause);
}

/**
 * Whether an error is V8's way to say that there is more of something than it can hold: calls in each other,
 * elements of a list, letters of a text. Another document, however long, does not come near.
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
