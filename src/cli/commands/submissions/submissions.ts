import { systemClock } from '../../../core/ports/system.ts';
import { priceText } from '../../../core/pricing/in-words.ts';
import { failureForEditor } from '../../../core/records/submissions/failed-document.ts';
import { idSearchHint } from '../../../core/records/submissions/id-search.ts';
import { documentOfVersion } from '../../../core/records/submissions/submission-documents.ts';
import { newestMailOf, newestVersionOf } from '../../../core/records/submissions/submission-quotes.ts';
import { isPurged, type SubmissionRecord } from '../../../core/records/submissions/submission-record.ts';
import { ownTimeZone } from '../../../core/time/time-zone.ts';
import { fullSubmissionId } from '../../desk/full-id.ts';
import { printList } from '../../desk/print-list.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../../desk/with-desk.ts';
import { doubtLines, numberLines } from '../../documents/reports/analysis-lines.ts';
import { priceLines } from '../../documents/reports/quote-lines.ts';
import { remark } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Channel, Terminal } from '../../terminal/terminal.ts';
import { fieldLines, sectionsApart } from '../../terminal/text/columns.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';
import { type Column, tableLines } from '../../terminal/text/table.ts';
import { mailInWords, mailProblem } from './mail-in-words.ts';
import { dealText } from './quote-versions.ts';
import { type SubmissionsListCommandOptions, submissionFilters } from './submission-filters.ts';

/**
 * `thesisdesk submissions list`: lists submissions, newest first, all or those that match the search.
 *
 * @returns the exit code
 * @throws UsageError
 */
export async function submissionsListCommand(
  options: SubmissionsListCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const filters = submissionFilters(options, systemClock.now());
  const { sort: _sort, order: _order, ...narrowing } = filters;
  return printList(options, terminal, (desk) => ({
    read: (page) => desk.intake.list(Object.assign({}, filters, page)),
    text: (submissions) => submissionTable(submissions, terminal.output),
    none:
      Object.keys(narrowing).length > 0
        ? `No matching submissions.${idSearchHint(options.search)}`
        : 'No submissions yet.',
  }));
}

/**
 * `thesisdesk submissions show ID`: shows everything that is stored about one submission.
 *
 * @returns the exit code
 * @throws DeskError `not_found`
 */
export async function submissionsShowCommand(
  submissionId: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { submission, deal } = await lookAtDesk(options, terminal, async (desk) => {
    const id = await fullSubmissionId(desk, submissionId);
    return { submission: await desk.intake.record(id), deal: (await desk.quotes.list(id)).deal };
  });
  await printResult(terminal, options.json === true, {
    json: [submission],
    text: () => submissionLines(submission, terminal.output.style),
    timesIn: ownTimeZone(),
  });
  const behind = dealText(deal);
  if (behind !== undefined) await remark(terminal.errors, behind);
  return 0;
}

/**
 * `thesisdesk submissions retry ID`: restarts a submission that ended with an error. A server on the same data folder
 * does the work, now or when one is started.
 *
 * @returns the exit code
 * @throws DeskError `not_found`, `input_invalid` for one that is completed
 */
export async function submissionsRetryCommand(
  submissionId: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const submission = await withDesk(options, terminal, async (desk) =>
    desk.intake.retry(await fullSubmissionId(desk, submissionId)),
  );
  await printResult(terminal, options.json === true, {
    json: [submission],
    text: () => ['The submission will be processed again as soon as a server or worker runs.'],
  });
  return 0;
}

/** Formats everything about one submission for people. */
function submissionLines(submission: SubmissionRecord, style: Style): string[] {
  const { analysis, quote, doubts = [], notes = '' } = submission;
  return sectionsApart([
    headLines(submission),
    analysis === undefined ? [] : numberLines(analysis),
    quote === undefined ? [] : priceLines(quote, style),
    doubtLines(doubts, style),
    notes === '' ? [] : [style.strong('Notes'), ...notes.split('\n').map((line) => `  ${printable(line)}`)],
  ]);
}

function headLines(submission: SubmissionRecord): string[] {
  const { status, errorCode, deal, finishedAt, restarts, purged } = submission;
  const [mail, newest] = [newestMailOf(submission), newestVersionOf(submission)];
  const { fileName } = documentOfVersion(submission);
  return fieldLines([
    ['Submission', submission.submissionId],
    ['Status', status],
    ['Error', status === 'error' ? `${failureForEditor(submission)} (${errorCode ?? 'unknown'})` : undefined],
    ['Name', submission.name],
    ['Email', submission.email],
    ['Phone', submission.phone],
    ['Service', submission.serviceType.replaceAll('_', ' ')],
    ['Document', purged && isPurged(submission) ? `removed ${localTime(purged.purgedAt)}` : fileName],
    ['Removal', purged?.isUnfinished ? `begun ${localTime(purged.purgedAt)}, not finished` : undefined],
    ['Received', localTime(submission.createdAt)],
    ['Finished', finishedAt === undefined ? undefined : localTime(finishedAt)],
    ['Restarts', restarts > 0 ? String(restarts) : undefined],
    ['Deal', deal === undefined ? undefined : `${deal.dealId}  ${deal.url}`],
    ['Mail', mail && newest ? mailInWords(mail, newest) : undefined],
  ]);
}

/** Formats submissions for people, a row for each. */
function submissionTable(submissions: readonly SubmissionRecord[], output: Channel): string[] {
  const { style } = output;
  const rows = submissions.map((submission) => {
    const { submissionId, createdAt, serviceType, name, quote } = submission;
    return [
      submissionId,
      localTime(createdAt),
      statusText(submission, style),
      printable(serviceType.replaceAll('_', ' ')),
      printable(name),
      documentText(submission),
      quote === undefined ? '' : priceText(quote.total, quote.currency),
    ];
  });
  return tableLines(columns, rows, output);
}

function statusText(submission: SubmissionRecord, style: Style): string {
  const { status, errorCode } = submission;
  if (status === 'error') return style.error(`error: ${errorCode ?? 'unknown'}`);
  const problem = mailProblem(newestMailOf(submission), newestVersionOf(submission));
  return problem === undefined ? status : `${status}, mail ${problem}`;
}

function documentText(submission: SubmissionRecord): string {
  return isPurged(submission) ? 'removed' : printable(documentOfVersion(submission).fileName);
}

const columns: readonly Column[] = [
  { title: 'Submission', cut: 'id', least: 8 },
  { title: 'Received', leaveOut: 2 },
  { title: 'Status' },
  { title: 'Service', leaveOut: 3 },
  { title: 'Name', most: 30, least: 10 },
  { title: 'Document', most: 30, least: 10, cut: 'middle', leaveOut: 1 },
  { title: 'Total', side: 'right' },
];
