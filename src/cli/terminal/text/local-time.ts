/**
 * Formats a time (ISO 8601) for people: to the minute, in UTC like all the desk's output. Text that is not a time is
 * returned unchanged.
 *
 * @example
 * localTime('2026-11-20T14:03:21.123Z'); // '2026-11-20 14:03 UTC'
 */
export function localTime(time: string): string {
  const milliseconds = Date.parse(time);
  if (Number.isNaN(milliseconds)) return time;
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
