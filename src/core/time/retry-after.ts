/**
 * Returns for how many seconds a response asks to be left alone, in its `Retry-After` or another header of that form:
 * seconds, or a date. A date is compared with the response's own `Date`, because the two clocks may differ; `now` is for
 * responses without one. Null if it does not say. Pure.
 *
 * @example
 * retryAfterSecondsOf(new Headers({ 'retry-after': '20' }), new Date()); // 20
 */
export function retryAfterSecondsOf(
  headers: Pick<Headers, 'get'>,
  now: Date,
  name = 'retry-after',
): number | null {
  const text = headers.get(name)?.trim() ?? '';
  if (/^\d{1,12}(?:\.\d{1,9})?$/.test(text)) return Math.ceil(Number(text));
  const until = timeIn(text);
  if (until === null) return null;
  const sent = timeIn(headers.get('date') ?? '') ?? now.getTime();
  return Math.max(Math.ceil((until - sent) / 1_000), 0);
}

/** Only with a time of day: `Date.parse` takes a number such as -5 for a month. */
function timeIn(text: string): number | null {
  const time = /\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
