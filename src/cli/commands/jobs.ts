import type { FailedJob } from '../../core/ports.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../desk/with-desk.ts';
import { type ListCommandOptions, printList, printResult } from '../terminal/print-result.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { alignColumns, cutEnd } from '../terminal/text/columns.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { printable } from '../terminal/text/printable.ts';
import type { Style } from '../terminal/text/style.ts';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * `thesisdesk jobs failed`: the jobs that failed for good, the earliest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
export async function jobsFailedCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  const names = await jobNames();
  const { compareFailures } = await import('../../core/services/failed-jobs.ts');
  await lookAtDesk(options, terminal, (_desk, { jobs }) =>
    printList(terminal, options, {
      async read({ limit, cursor }) {
        const after = cursor === undefined ? {} : { after: failureIn(cursor) };
        const pages = await Promise.all(
          names.map((name) => jobs.failed(name, { limit: limit + 1, ...after })),
        );
        const all = pages.flat().sort(compareFailures);
        const records = all.slice(0, limit);
        const last = records.at(-1);
        return {
          records,
          ...(all.length > limit && last ? { nextCursor: `${last.failedAt}_${last.id}` } : {}),
        };
      },
      text: (failed) => jobTable(failed, terminal.output.style),
      none: 'No failed jobs.',
    }),
  );
  return 0;
}

/** The job that a page ended with. */
function failureIn(cursor: string): Pick<FailedJob, 'failedAt' | 'id'> {
  const [, failedAt, id] = /^([^_]+)_(.+)$/.exec(cursor) ?? [];
  if (failedAt !== undefined && id !== undefined) return { failedAt, id };
  throw new UsageError('--cursor must be the one that came with a page.');
}

/**
 * `thesisdesk jobs retry NAME ID`: lets a job that failed for good start over. A server or worker does it, now or
 * when one is started.
 *
 * @returns the exit code: 1 where no such job failed
 * @throws UsageError for a name that no job has
 */
export async function jobsRetryCommand(
  { name, id }: Pick<FailedJob, 'name' | 'id'>,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const names = await jobNames();
  if (!names.includes(name)) {
    throw new UsageError(`No job is named ${name}. Known names: ${names.join(', ')}.`);
  }
  const retried = await withDesk(options, terminal, (_desk, { jobs }) => jobs.retry(name, id));
  await printResult(terminal, options.json === true, {
    json: [{ name, id, retried }],
    text: () => [
      retried
        ? 'The job will run again as soon as a server or worker runs.'
        : 'No failed job has this name and id. thesisdesk jobs failed lists them.',
    ],
  });
  return retried ? 0 : 1;
}

async function jobNames(): Promise<string[]> {
  const [{ intakeJob }, { invitationJob }, { deliveryJob }, { followUpJob }, { noticeJob }] =
    await Promise.all([
      import('../../core/records/submission-record.ts'),
      import('../../core/services/meetings/send-invitation.ts'),
      import('../../core/services/webhooks/outgoing.ts'),
      import('../../core/services/quotes/follow-up.ts'),
      import('../../core/services/notices/notices.ts'),
    ]);
  return [intakeJob, invitationJob, deliveryJob, followUpJob, noticeJob];
}

/** Jobs that failed for good, for people, a row for each. */
function jobTable(jobs: readonly FailedJob[], style: Style): string[] {
  // Names and ids are what `jobs retry` takes, and are never cut.
  const rows = jobs.map(({ name, id, failedAt, error }) => [
    printable(name),
    printable(id),
    localTime(failedAt),
    cutEnd(printable(error), widestError),
  ]);
  const [header = '', ...lines] = alignColumns([titles, ...rows], []);
  return [style.strong(header), ...lines];
}

const titles = ['Name', 'Id', 'Failed', 'Error'];
const widestError = 100;
