/**
 * Names and ids that BullMQ accepts. It rejects colons and whole numbers, and keeps its own data next to the jobs of a
 * queue, under names such as `wait` and `meta`. Different texts stay different.
 */

/** Returns the name of the BullMQ queue that holds all jobs of one name. */
export function queueName(name: string): string {
  // No other name has a percent sign that does not begin an escape.
  return escapeText(name) || '%';
}

/** Returns BullMQ's name for the job with this id. */
export function jobKey(id: string): string {
  return keyStart + escapeText(id);
}

/** Returns the id that was passed to {@link jobKey}. */
export function jobId(key: string): string {
  return key
    .slice(keyStart.length)
    .replace(/%(25|3a|d[89a-f]..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const keyStart = 'job-';

/** Half a surrogate pair is escaped too, because in UTF-8 all of them would look the same. */
function escapeText(text: string): string {
  return text.replace(/[%:\p{Surrogate}]/gu, (unit) => `%${unit.charCodeAt(0).toString(16)}`);
}
