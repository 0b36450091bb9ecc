import type { Command } from 'commander';
import type { Desk } from '../../../core/desk.ts';
import type { PurgePreview, PurgeRecord } from '../../../core/services/privacy/purge.ts';
import { counted } from '../../../core/text/counted.ts';
import { ageProblem, daysOfAge } from '../../../core/time/age.ts';
import { ownTimeZone } from '../../../core/time/time-zone.ts';
import { type ListCommandOptions, printList } from '../../desk/print-list.ts';
import { withDesk } from '../../desk/with-desk.ts';
import { askFirst, checkAskable, type DeedCommandOptions } from '../../terminal/ask-first.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { alignColumns, sectionsApart } from '../../terminal/text/columns.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { asDeed, asList, runner } from '../command-declaration.ts';

/** Declares the commands for purges. */
export function declarePurge(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  const purge = program
    .command('purge')
    .description('Remove documents and personal data from old submissions.')
    .option('--older-than <age>', 'minimum age of the submission: 90d, 12w, 6m, 2y')
    .option('--dry-run', 'only show what would be removed');
  asDeed(purge).action(runs(() => purgeCommand));
  asList(purge.command('list').description('Show what earlier purges removed.')).action(
    runs(() => purgeListCommand),
  );
}

interface PurgeCommandOptions extends DeedCommandOptions {
  /** An age such as 90d. */
  olderThan?: string;
  /** Only show what would be removed. */
  dryRun?: boolean;
}

/**
 * `thesisdesk purge --older-than 90d`: removes the documents and personal data of submissions that finished at least
 * that long ago, and records what it removed.
 *
 * @returns the exit code: 1 if the user answers no
 * @throws UsageError for an invalid age, and if there is no terminal to ask on
 */
export async function purgeCommand(options: PurgeCommandOptions, terminal: Terminal): Promise<number> {
  const { dryRun = false } = options;
  const olderThanDays = daysOf(options.olderThan);
  if (!dryRun) checkAskable(options, terminal, 'purge');
  const show = (record: PurgeRecord | PurgePreview) =>
    printResult(terminal, options.json === true, {
      json: [record],
      text: () => purgeLines(record, { isPreview: dryRun }),
      timesIn: ownTimeZone(),
    });
  const purge = async (desk: Desk) => {
    const preview = options.yes && !dryRun ? null : await desk.purge.preview({ olderThanDays });
    if (preview && dryRun) {
      await show(preview);
      return 0;
    }
    if (preview && !(await mayRemove(preview, options, terminal))) return 1;
    // The answer does not cover submissions that reach the age while the question is open.
    const asOf = preview === null ? {} : { asOf: new Date(preview.purgedAt) };
    let isUnfinished: boolean;
    do {
      const record = await desk.purge.run({ olderThanDays, ...asOf });
      await show(record);
      isUnfinished = record.isUnfinished === true;
    } while (isUnfinished);
    return 0;
  };
  return withDesk(options, terminal, purge, { onlyReads: dryRun, removesData: !dryRun });
}

async function mayRemove(
  preview: PurgePreview,
  options: PurgeCommandOptions,
  terminal: Terminal,
): Promise<boolean> {
  const { submissions, abandonedUploads, events } = preview;
  // If there is nothing to remove, there is nothing to ask about.
  if (submissions.length + abandonedUploads + events === 0) return true;
  const what = purgeLines(preview, { isPreview: true });
  return askFirst(options, terminal, { command: 'purge', what, question: 'Permanently remove all this?' });
}

/**
 * `thesisdesk purge list`: lists what earlier purges removed, newest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
export function purgeListCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  return printList(options, terminal, (desk) => ({
    read: (page) => desk.purge.list(page),
    text: (purges) => sectionsApart(purges.map((purge) => purgeLines(purge))),
    none: 'No purges yet.',
  }));
}

function daysOf(text: string | undefined): number {
  if (text === undefined) throw new UsageError('Say how old submissions must be: --older-than 90d.');
  const days = daysOfAge(text);
  if (days !== null) return days;
  const isNumber = /^\d+$/.test(text);
  throw new UsageError(`--older-than ${isNumber ? `${text} ` : ''}${ageProblem(text)}.`);
}

/** Formats a purge for people: when, how much, and a row for each submission. */
function purgeLines(
  {
    purgedAt,
    finishedUntil,
    submissions,
    abandonedUploads,
    events,
    isUnfinished,
  }: PurgeRecord | PurgePreview,
  { isPreview = false } = {},
): string[] {
  const removedOf = (count: number) =>
    isPreview ? 'would be removed' : `${count === 1 ? 'was' : 'were'} removed`;
  const verb = isPreview ? 'would lose' : 'lost';
  const rows = submissions.map((submission) => [
    submission.submissionId,
    localTime(submission.finishedAt),
    // Only a preview has names.
    'name' in submission ? printable(submission.name) : submission.removed.join(', '),
  ]);
  return [
    `${isPreview ? 'Checked at' : 'Purged at'} ${localTime(purgedAt)}. Of submissions that finished by ${localTime(finishedUntil)}:`,
    `${counted(submissions.length, 'submission', 'submissions')}${isUnfinished ? ', and there are more,' : ''} ${verb} documents and personal data.`,
    `${counted(abandonedUploads, 'unsubmitted document', 'unsubmitted documents')} ${removedOf(abandonedUploads)}.`,
    `${counted(events, 'CRM event', 'CRM events')} ${removedOf(events)}.`,
    ...alignColumns(rows, ['left', 'left', 'left']).map((line) => `  ${line.trimEnd()}`),
  ];
}
