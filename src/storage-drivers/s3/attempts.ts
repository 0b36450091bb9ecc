import { setTimeout as pause } from 'node:timers/promises';
import { type FailureKind, kindOf } from './failure-facts.ts';

export interface AttemptOptions<T> {
  /** No attempt begins later than this after the first one did. */
  patienceMilliseconds: number;
  /** Called when an attempt failed that was perhaps done nevertheless; what it resolves to is the answer then. */
  onLost?: (error: unknown) => Promise<T | undefined>;
  /** Whether to repeat a request that was perhaps done. @default true */
  repeatsLost?: boolean;
}

/**
 * Repeats a request while that can help: up to four times with growing waits, and as often as another request
 * for the same key was in the way.
 *
 * @throws whatever the last attempt threw
 */
export async function withAttempts<T>(attempt: () => Promise<T>, options: AttemptOptions<T>): Promise<T> {
  const start = performance.now();
  for (let failures = 0; ; ) {
    try {
      return await attempt();
    } catch (error) {
      const kind = kindOf(error);
      const answer = kind === 'lost' ? await options.onLost?.(error) : undefined;
      if (answer !== undefined) return answer;
      if (kind !== 'conflict') failures += 1;
      const wait = waitAfter(kind, failures);
      const isLate = performance.now() - start + wait > options.patienceMilliseconds;
      if (isLate || !isWorthAnother(kind, failures, options)) throw error;
      await pause(wait);
    }
  }
}

const mostFailures = 4;

function isWorthAnother(
  kind: FailureKind,
  failures: number,
  { repeatsLost = true }: Pick<AttemptOptions<unknown>, 'repeatsLost'>,
): boolean {
  if (kind === 'conflict') return true;
  return kind !== 'final' && failures < mostFailures && (repeatsLost || kind !== 'lost');
}

/** Milliseconds, different for those who fail at the same time. */
function waitAfter(kind: FailureKind, failures: number): number {
  return kind === 'conflict' ? 5 + Math.random() * 40 : (0.5 + Math.random() / 2) * 100 * 2 ** failures;
}
