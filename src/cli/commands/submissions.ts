import { type DeskCommandOptions, lookAtDesk, withDesk } from '../desk/with-desk.ts';
import { show } from '../terminal/print-result.ts';
import { type ListCommandOptions, showList } from '../terminal/show-list.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { submissionSheet } from './tables/submission-sheet.ts';
import { submissionTable } from './tables/submission-table.ts';

/**
 * `thesisdesk submissions list`: submissions, newest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
export async function submissionsListCommand(
  options: ListCommandOptions,
  terminal: Terminal,
): Promise<number> {
  await lookAtDesk(options, terminal, (desk) =>
    showList(terminal, options, {
      read: (page) => desk.intake.list(page),
      text: (submissions) => submissionTable(submissions, terminal.output.style),
      none: 'No submissions yet.',
    }),
  );
  return 0;
}

/**
 * `thesisdesk submissions show ID`: all that is stored of one submission.
 *
 * @returns the exit code
 * @throws DeskError `not_found`
 */
export async function submissionsShowCommand(
  submissionId: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const submission = await lookAtDesk(options, terminal, (desk) => desk.intake.record(submissionId));
  await show(terminal, options.json === true, {
    json: [submission],
    text: () => submissionSheet(submission, terminal.output.style),
  });
  return 0;
}

/**
 * `thesisdesk submissions retry ID`: lets a submission that ended with an error start over. A server on the same
 * data folder does the work, now or when one is started.
 *
 * @returns the exit code
 * @throws DeskError `not_found`, `input_invalid` for one that is completed
 */
export async function submissionsRetryCommand(
  submissionId: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const submission = await withDesk(options, terminal, (desk) => desk.intake.retry(submissionId));
  await show(terminal, options.json === true, {
    json: [submission],
    text: () => ['The submission will be processed again as soon as a server runs on this data folder.'],
  });
  return 0;
}
