import { isTimeZone } from '../../../core/time/time-zone.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/**
 * Returns the time zone that a flag names.
 *
 * @throws UsageError if there is no such zone
 */
export function zoneOf(zone: string | undefined, flag: string): string | undefined {
  if (zone === undefined || isTimeZone(zone)) return zone;
  throw new UsageError(`${flag} must be a time zone such as Europe/Berlin.`);
}
