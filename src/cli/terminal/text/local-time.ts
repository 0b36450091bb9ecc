import { ownTimeZone, shortTimeIn } from '../../../core/time/time-zone.ts';

/**
 * Formats a time (ISO 8601) for people: to the minute, in the operator's time zone, with its offset from UTC. Text that is
 * not a time is returned unchanged. What prints several of them names the zone once, with `timesIn` of `printResult`.
 *
 * @param zone a zone of the IANA database. @default this machine's
 *
 * @example
 * localTime('2026-11-20T14:03:21.123Z', 'Europe/Berlin'); // '2026-11-20 15:03 +01:00'
 */
export function localTime(time: string, zone = ownTimeZone()): string {
  return Number.isNaN(Date.parse(time)) ? time : shortTimeIn(zone, time);
}
