import { inTime } from '../../core/time/in-time.ts';
import { explained } from './explained.ts';

/** Something to try out. */
export interface Check {
  /** What is tried, such as `store`. */
  name: string;
  /** What to do where it fails. */
  advice: string;
  /** Tries it; throws where it fails. The signal is aborted when nobody waits any longer. */
  run(signal: AbortSignal): Promise<Finding>;
}

/** What was found where nothing failed. */
export interface Finding {
  state: 'ok' | 'not configured';
  detail: string;
}

/** How a check ended. */
export interface CheckResult {
  check: string;
  state: Finding['state'] | 'failed';
  /** How long it took. */
  milliseconds: number;
  detail: string;
  /** What to do about a failure. */
  advice?: string;
}

/** A check found a fault that has an advice of its own. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly advice: string | undefined;

  constructor(message: string, advice?: string) {
    super(message);
    this.advice = advice;
  }
}

export interface CheckSurroundings {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Takes secrets out of a text. */
  mask(text: string): string;
  /** Milliseconds that a check may take. @default 15,000 */
  limit?: number;
}

/** Runs a check. It takes no longer than the limit, and never throws. */
export async function runCheck(
  { name, advice, run }: Check,
  { now, mask, limit = 15_000 }: CheckSurroundings,
): Promise<CheckResult> {
  const start = now();
  const end = (state: CheckResult['state'], detail: string): CheckResult => ({
    check: name,
    state,
    milliseconds: Math.round(now() - start),
    detail: mask(detail),
  });
  try {
    const { state, detail } = await inTime(limit, run);
    return end(state, detail);
  } catch (error) {
    const own = error instanceof Fault ? error.advice : undefined;
    return { ...end('failed', explained(error)), advice: own ?? advice };
  }
}
