import { DeskError } from '../core/errors.ts';
import { errorFacts } from '../core/services/error-facts.ts';

/**
 * Describes an error and its causes for the log: kinds, codes, and for unexpected errors the stack frames. Never a
 * message, since that can contain a name, a path or a part of a request.
 *
 * @example
 * describeError(new DeskError('storage_unavailable', '…', { cause: fullDisk }));
 * // 'DeskError storage_unavailable ENOSPC\ncaused by: Error ENOSPC write'
 */
export function describeError(error: unknown): string {
  const causes: string[] = [];
  for (let each = error; each !== undefined && causes.length < deepest; each = causeOf(each)) {
    causes.push(describe(each));
  }
  return causes.join('\ncaused by: ');
}

const deepest = 5;

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof DeskError) return [error.name, ...Object.values(errorFacts(error))].join(' ');
  const { code, syscall } = { code: undefined, syscall: undefined, ...error };
  const facts = [error.name, code, syscall].filter((fact) => typeof fact === 'string' && /^\w+$/.test(fact));
  return [facts.join(' '), ...framesOf(error)].join('\n');
}

/** Returns the frames of a stack, which come after the message; the message may have several lines. */
function framesOf({ stack = '', name, message }: Error): string[] {
  const head = message === '' ? name : `${name}: ${message}`;
  if (!stack.startsWith(head)) return [];
  return stack
    .slice(head.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
