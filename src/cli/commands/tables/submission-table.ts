import { priceText } from '../../../core/pricing/price-text.ts';
import type { SubmissionRecord } from '../../../core/records/submission-record.ts';
import { alignColumns, cutEnd, type Side } from '../../terminal/text/columns.ts';
import { moment } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/** Submissions for people, a row for each. */
export function submissionTable(submissions: readonly SubmissionRecord[], style: Style): string[] {
  const rows = submissions.map(({ submissionId, createdAt, status, errorCode, serviceType, name, quote }) => [
    submissionId,
    moment(createdAt),
    status === 'error' ? `error: ${errorCode ?? 'unknown'}` : status,
    serviceType.replaceAll('_', ' '),
    cutEnd(printable(name), widestName),
    quote === undefined ? '' : priceText(quote.total, quote.currency),
  ]);
  const [header = '', ...lines] = alignColumns([titles, ...rows.map((row) => row.map(printable))], sides);
  return [style.strong(header), ...lines];
}

const titles = ['Submission', 'Received', 'Status', 'Service', 'Name', 'Total'];
const sides: Side[] = ['left', 'left', 'left', 'left', 'left', 'right'];
const widestName = 30;
