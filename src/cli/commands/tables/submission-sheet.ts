import type { SubmissionRecord } from '../../../core/records/submission-record.ts';
import { doubtLines, numberLines } from '../../documents/reports/analysis-sheet.ts';
import { priceLines } from '../../documents/reports/quote-sheet.ts';
import { fieldLines } from '../../terminal/text/field-lines.ts';
import { moment } from '../../terminal/text/local-time.ts';
import { printableLines } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/** All that is known of one submission, for people. */
export function submissionSheet(submission: SubmissionRecord, style: Style): string[] {
  const { analysis, quote, doubts = [], notes = '' } = submission;
  const sections = [
    headLines(submission),
    analysis === undefined ? [] : numberLines(analysis),
    quote === undefined ? [] : priceLines(quote, style),
    doubtLines(doubts, style),
    notes === '' ? [] : [style.strong('Notes'), ...printableLines(notes).split('\n')],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

function headLines(submission: SubmissionRecord): string[] {
  const { status, error, errorCode, deal, finishedAt, restarts } = submission;
  return fieldLines([
    ['Submission', submission.submissionId],
    ['Status', status],
    ['Error', status === 'error' ? `${error ?? ''} (${errorCode ?? 'unknown'})` : undefined],
    ['Name', submission.name],
    ['Email', submission.email],
    ['Phone', submission.phone],
    ['Service', submission.serviceType.replaceAll('_', ' ')],
    ['Document', submission.objectKey],
    ['Received', moment(submission.createdAt)],
    ['Finished', finishedAt === undefined ? undefined : moment(finishedAt)],
    ['Restarts', restarts > 0 ? String(restarts) : undefined],
    ['Deal', deal === undefined ? undefined : `${deal.dealId}  ${deal.url}`],
  ]);
}
