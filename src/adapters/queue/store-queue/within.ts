import { endsInTime } from '../../../core/time/in-time.ts';
import type { Sleep } from '../../../core/time/sleep.ts';

/** `endsInTime`, as the queue over Redis calls it. */
export function within(promise: Promise<unknown>, milliseconds: number, sleep: Sleep): Promise<boolean> {
  return endsInTime(milliseconds, promise, sleep);
}
