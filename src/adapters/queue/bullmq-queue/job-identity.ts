/**
 * How names and ids become names that BullMQ takes. It refuses colons and whole numbers, and keeps things of its
 * own beside the jobs of a queue, under names such as `wait` and `meta`. Different texts stay different.
 */

/** The BullMQ queue that holds all jobs of one name. */
export function queueName(name: string): string {
  return escapeText(name) || emptyText;
}

/** What BullMQ calls the job with this id. */
export function jobKey(id: string): string {
  return keyStart + escapeText(id);
}

/** The id that {@link jobKey} was given. */
export function jobId(key: string): string {
  return key
    .slice(keyStart.length)
    .replace(/%(25|3a|d[89a-f]..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const keyStart = 'job-';

/** Stands for a name without a letter; a percent sign that begins nothing is in no other. */
const emptyText = '%';

/** Half a surrogate pair is escaped as well, because in UTF-8 all of them would look the same. */
function escapeText(text: string): string {
  return text.replace(/[%:\p{Surrogate}]/gu, (unit) => `%${unit.charCodeAt(0).toString(16)}`);
}
