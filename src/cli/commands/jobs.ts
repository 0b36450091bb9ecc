import type { Command } from 'commander';
import { invalidInput, notFound } from '../../core/errors.ts';
import type { FailedJob, Store } from '../../core/ports.ts';
import { intakeJob, jobNames, revisionJob } from '../../core/records/job-names.ts';
import { fullId } from '../desk/full-id.ts';
import { type ListCommandOptions, printList } from '../desk/print-list.ts';
import { type DeskCommandOptions, withDesk } from '../desk/with-desk.ts';
import { printResult } from '../terminal/print-result.ts';
import type { Channel, Terminal } from '../terminal/terminal.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { printable } from '../terminal/text/printable.ts';
import { type Column, tableLines } from '../terminal/text/table.ts';
import { cursorRule, UsageError } from '../terminal/usage-error.ts';
import { asList, onData, runner } from './command-declaration.ts';

/** Declares the commands for failed jobs. */
export function declareJobs(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  const jobs = program.command('jobs').description('Work with failed jobs.');
  asList(jobs.command('failed').description('Show failed jobs, earliest first.')).action(
    runs(() => jobsFailedCommand),
  );
  onData(jobs.command('retry').description('Retry a failed job.'))
    .argument('<name>', 'its name, as shown by jobs failed')
    .argument('<id>', 'its id')
    .action(runs(() => jobsRetryCommand));
}

/**
 * `thesisdesk jobs failed`: lists the jobs that failed permanently, earliest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
async function jobsFailedCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  const { compareFailures } = await import('../../core/services/failed-jobs.ts');
  return printList(options, terminal, (_desk, { jobs }) => ({
    async read({ limit, cursor }) {
      const after = cursor === undefined ? {} : { after: failureIn(cursor) };
      const pages = await Promise.all(
        jobNames.map((name) => jobs.failed(name, { limit: limit + 1, ...after })),
      );
      const all = pages.flat().sort(compareFailures);
      const records = all.slice(0, limit);
      const last = records.at(-1);
      return {
        records,
        ...(all.length > limit && last ? { nextCursor: `${last.failedAt}_${last.id}` } : {}),
      };
    },
    text: (failed) => jobTable(failed, terminal.output),
    none: 'No failed jobs.',
  }));
}

/** Reads a cursor: the job that the previous page ended with. */
function failureIn(cursor: string): Pick<FailedJob, 'failedAt' | 'id'> {
  const [, failedAt, id] = /^([^_]+)_(.+)$/.exec(cursor) ?? [];
  if (failedAt !== undefined && id !== undefined) return { failedAt, id };
  throw new UsageError(cursorRule);
}

/**
 * `thesisdesk jobs retry NAME ID`: restarts a job that failed permanently. A server or worker runs it, now or when
 * one is started.
 *
 * @returns the exit code
 * @throws UsageError for an unknown job name; DeskError `not_found` if no such job has failed, `input_invalid` if it would
 * have nothing to do
 */
async function jobsRetryCommand(
  name: string,
  start: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  if (!jobNames.includes(name)) {
    throw new UsageError(`No job is named ${name}. Known names: ${jobNames.join(', ')}.`);
  }
  const id = await withDesk(options, terminal, async (_desk, { jobs, store }) => {
    const whole = await fullId(start, async ({ limit, cursor }) => {
      const after = cursor === undefined ? {} : { after: failureIn(cursor) };
      const failed = await jobs.failed(name, { limit, ...after });
      const last = failed.length === limit ? failed.at(-1) : undefined;
      return {
        named: failed.map((job) => ({ id: job.id, what: localTime(job.failedAt) })),
        nextCursor: last && `${last.failedAt}_${last.id}`,
      };
    });
    if (name === intakeJob) await mustBeProcessing(whole, store);
    if (name === revisionJob) await revisionMustBeProcessing(whole, store);
    if (!(await jobs.retry(name, whole)))
      throw notFound('job', 'No failed job has this name and id. thesisdesk jobs failed lists them.');
    return whole;
  });
  await printResult(terminal, options.json === true, {
    json: [{ name, id, retried: true }],
    text: () => ['The job will run again as soon as a server or worker runs.'],
  });
  return 0;
}

/** Its job does nothing for a submission that has ended, as one does soon after its job has failed. */
async function mustBeProcessing(jobId: string, store: Store): Promise<void> {
  const { readSubmission } = await import('../../core/records/submissions/submission-record.ts');
  const [submissionId = ''] = jobId.split('.');
  const status = (await readSubmission(store, submissionId))?.status;
  if (status === 'completed')
    throw invalidInput('id', 'The submission of this job is completed; it does not need a retry.');
  if (status === 'error') {
    const remedy = `Restart it with "thesisdesk submissions retry ${submissionId}".`;
    throw invalidInput(
      'id',
      `The submission of this job ended in error, so the job would do nothing. ${remedy}`,
    );
  }
}

/** The same of the job of a revised document. */
async function revisionMustBeProcessing(jobId: string, store: Store): Promise<void> {
  const { readSubmission } = await import('../../core/records/submissions/submission-record.ts');
  const { revisionOf } = await import('../../core/records/submissions/submission-documents.ts');
  const [submissionId = '', revisionId = ''] = jobId.split('.');
  const record = await readSubmission(store, submissionId);
  const status = record && revisionOf(record, revisionId)?.status;
  if (status === 'completed')
    throw invalidInput('id', 'The revised document of this job has been quoted; it does not need a retry.');
  if (status === 'error') {
    const remedy = `Upload it again with "thesisdesk submissions revise ${submissionId} FILE".`;
    const message = `The revised document of this job ended in error, so the job would not read it again. ${remedy}`;
    throw invalidInput('id', message);
  }
}

/** Formats permanently failed jobs for people, a row for each. */
function jobTable(jobs: readonly FailedJob[], output: Channel): string[] {
  // Names are never cut, because `jobs retry` needs them in full.
  const rows = jobs.map(({ name, id, failedAt, error }) => [
    printable(name),
    printable(id),
    localTime(failedAt),
    printable(error),
  ]);
  return tableLines(columns, rows, output);
}

const columns: readonly Column[] = [
  { title: 'Name' },
  { title: 'Id', cut: 'id', least: 8 },
  { title: 'Failed', leaveOut: 1 },
  { title: 'Error', most: 100, least: 16 },
];
