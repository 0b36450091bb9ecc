import type { SubmissionListQuery } from '../../../core/schemas/submissions.ts';
import type { ListCommandOptions } from '../../desk/print-list.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface SubmissionsListCommandOptions extends ListCommandOptions {
  search?: string;
  /** One or more, separated by commas. */
  status?: string;
  service?: string;
  /** `yes` or `no`. */
  doubt?: string;
  /** `held`. */
  mail?: string;
  /** A day, a time, or an age such as 7d. */
  since?: string;
  /** An age such as 30d. */
  olderThan?: string;
  sort?: string;
  order?: string;
}

/**
 * Converts the options of `thesisdesk submissions list` to the list's filters. Only ages are checked here; the list
 * itself reports other mistakes.
 *
 * @throws UsageError for an invalid age
 * @example
 * submissionFilters({ status: 'error', since: '7d' }, new Date('2026-11-23T09:00:00Z'));
 * // { status: 'error', since: '2026-11-16T09:00:00.000Z' }
 */
export function submissionFilters(
  { search, status, service, doubt, mail, since, olderThan, sort, order }: SubmissionsListCommandOptions,
  now: Date,
): Record<string, string> {
  const asked: Record<keyof Omit<SubmissionListQuery, 'limit' | 'cursor' | 'newsSince'>, string | undefined> =
    {
      search,
      status,
      serviceType: service,
      doubt,
      mail,
      since: since === undefined ? undefined : (timeAgo(since, now) ?? since),
      until: olderThan === undefined ? undefined : (timeAgo(olderThan, now) ?? notAnAge()),
      sort,
      order,
    };
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The time that long ago; null for text that is not an age. */
function timeAgo(text: string, now: Date): string | null {
  const [, count, unit = ''] = /^(\d{1,5})([hdwmy])$/.exec(text) ?? [];
  if (count === undefined) return null;
  return new Date(now.getTime() - Number(count) * (hoursIn.get(unit) ?? 0) * hour).toISOString();
}

const hour = 60 * 60 * 1000;
const hoursIn: ReadonlyMap<string, number> = new Map([
  ['h', 1],
  ['d', 24],
  ['w', 7 * 24],
  ['m', 30 * 24],
  ['y', 365 * 24],
]);

function notAnAge(): never {
  throw new UsageError('--older-than must be an age such as 12h, 30d, 6w, 3m or 1y.');
}
