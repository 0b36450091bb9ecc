import { DeskError } from '../errors.ts';
import type { LogFields } from '../ports.ts';

/** A code for any error: that of a DeskError, `internal_error` for what nobody expected. */
export function codeOf(error: unknown): string {
  return error instanceof DeskError ? error.code : 'internal_error';
}

/**
 * What a log may say about an error: its code and the limit that was met, and of an unexpected one its kind and the place in the program.
 * Never its message, which can hold personal data.
 *
 * @example
 * errorFacts(new TypeError('x')); // { code: 'internal_error', kind: 'TypeError', place: 'at …' }
 */
export function errorFacts(error: unknown): LogFields {
  const code = codeOf(error);
  if (error instanceof DeskError) return { code, ...limitOf(error) };
  if (!(error instanceof Error)) return { code, kind: typeof error };
  return { code, kind: error.name, place: placeOf(error) };
}

function limitOf({ details }: DeskError): LogFields {
  return typeof details.limit === 'string' ? { limit: details.limit } : {};
}

/** The first frame of the stack, which stands below the message and all of its lines. */
function placeOf({ stack = '', name, message }: Error): string | undefined {
  const head = message === '' ? name : `${name}: ${message}`;
  if (!stack.startsWith(head)) return undefined;
  return /^[ \t]*(at .+)$/m.exec(stack.slice(head.length))?.[1];
}
