import { DeskError } from '../errors.ts';
import type { LogFields } from '../ports.ts';
import { damageOf } from '../records/reading/damaged-record.ts';

/** Returns a code for any error: that of a DeskError, otherwise `internal_error`. */
export function codeOf(error: unknown): string {
  return error instanceof DeskError ? error.code : 'internal_error';
}

/**
 * Returns what a log may contain about an error: its code, the exceeded limit, the system's reason and what is damaged
 * in the storage; for an unexpected error, its kind and the place in the program. Never its message, which can contain
 * personal data.
 *
 * @example
 * errorFacts(new TypeError('x')); // { code: 'internal_error', kind: 'TypeError', place: 'at …' }
 */
export function errorFacts(error: unknown): LogFields {
  const code = codeOf(error);
  if (error instanceof DeskError) return { code, ...factsIn(error) };
  if (!(error instanceof Error)) return { code, kind: typeof error };
  return { code, kind: error.name, place: placeOf(error) };
}

function factsIn(error: DeskError): LogFields {
  const { limit, code } = error.details;
  const damaged = damageOf(error);
  return {
    ...(typeof code === 'string' && /^\w+$/.test(code) && { reason: code }),
    ...(typeof limit === 'string' && { limit }),
    ...(damaged !== undefined && { damaged }),
  };
}

/** Returns the first frame of the stack, which comes after all lines of the message. */
function placeOf({ stack = '', name, message }: Error): string | undefined {
  const head = message === '' ? name : `${name}: ${message}`;
  if (!stack.startsWith(head)) return undefined;
  return /^[ \t]*(at .+)$/m.exec(stack.slice(head.length))?.[1];
}
