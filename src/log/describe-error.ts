import { DeskError } from '../core/errors.ts';

/**
 * What the log gets to know of an error and its causes: kinds, codes, and for what nobody foresaw the way
 * through the program. Never a message, since that can hold a name, a path or a part of a request.
 *
 * @example
 * describeError(new DeskError('storage_unavailable', '…', { cause: fullDisk }));
 * // 'DeskError storage_unavailable\ncaused by: Error ENOSPC write'
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
  if (error instanceof DeskError) return `${error.name} ${error.code}`;
  const { code, syscall } = { code: undefined, syscall: undefined, ...error };
  const facts = [error.name, code, syscall].filter((fact) => typeof fact === 'string' && /^\w+$/.test(fact));
  return [facts.join(' '), ...framesOf(error)].join('\n');
}

/** The lines of a stack that stand below the message, which may have several lines of its own. */
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
