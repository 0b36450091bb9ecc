import type { FailedJob } from '../../../core/ports.ts';
import { alignColumns, cutEnd } from '../../terminal/text/columns.ts';
import { moment } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/** Jobs that failed for good, for people, a row for each. */
export function jobTable(jobs: readonly FailedJob[], style: Style): string[] {
  // Names and ids are what `jobs retry` takes, and are never cut.
  const rows = jobs.map(({ name, id, failedAt, error }) => [
    printable(name),
    printable(id),
    moment(failedAt),
    cutEnd(printable(error), widestError),
  ]);
  const [header = '', ...lines] = alignColumns([titles, ...rows], []);
  return [style.strong(header), ...lines];
}

const titles = ['Name', 'Id', 'Failed', 'Error'];
const widestError = 100;
