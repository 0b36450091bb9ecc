import type { Desk } from '../../core/desk.ts';
import { formatCount } from '../../core/pricing/money.ts';
import type { PurgeRecord } from '../../core/services/privacy/purge.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../desk/with-desk.ts';
import { type ListCommandOptions, printList, printResult } from '../terminal/print-result.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { alignColumns } from '../terminal/text/columns.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { UsageError } from '../terminal/usage-error.ts';

export interface PurgeCommandOptions extends DeskCommandOptions {
  /** An age such as 90d. */
  olderThan?: string;
  /** Only say what would be removed. */
  dryRun?: boolean;
}

/**
 * `thesisdesk purge --older-than 90d`: removes the documents and personal data of submissions that finished so long
 * ago, and keeps on record what it removed.
 *
 * @returns the exit code
 * @throws UsageError for an age that is none
 */
export async function purgeCommand(options: PurgeCommandOptions, terminal: Terminal): Promise<number> {
  const { dryRun = false } = options;
  const olderThanDays = daysOf(options.olderThan);
  const purge = async (desk: Desk) => {
    let isUnfinished: boolean;
    do {
      const record = await (dryRun
        ? desk.purge.preview({ olderThanDays })
        : desk.purge.run({ olderThanDays }));
      await printResult(terminal, options.json === true, {
        json: [record],
        text: () => purgeLines(record, { isPreview: dryRun }),
      });
      isUnfinished = record.isUnfinished === true && !dryRun;
    } while (isUnfinished);
  };
  await withDesk(options, terminal, purge, { onlyReads: dryRun });
  return 0;
}

/**
 * `thesisdesk purge list`: what earlier purges removed, newest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
export async function purgeListCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  await lookAtDesk(options, terminal, (desk) =>
    printList(terminal, options, {
      read: (page) => desk.purge.list(page),
      text: sheetsOf,
      none: 'No purges yet.',
    }),
  );
  return 0;
}

function sheetsOf(purges: readonly PurgeRecord[]): string[] {
  return purges.flatMap((purge, index) => [...(index > 0 ? [''] : []), ...purgeLines(purge)]);
}

function daysOf(text: string | undefined): number {
  const [, count, unit] = /^(\d{1,5})(d|w|m|y)?$/.exec(text ?? '') ?? [];
  if (count !== undefined) return Number(count) * (daysIn.get(unit ?? 'd') ?? 1);
  throw new UsageError('--older-than must be an age such as 90d, 12w, 6m or 2y.');
}

const daysIn: ReadonlyMap<string, number> = new Map([
  ['d', 1],
  ['w', 7],
  ['m', 30],
  ['y', 365],
]);

/** A purge for people: when, how much, and a row for each submission. */
function purgeLines(
  { purgedAt, finishedUntil, submissions, abandonedUploads, events, isUnfinished }: PurgeRecord,
  { isPreview = false } = {},
): string[] {
  const were = isPreview ? 'would be' : 'were';
  const verb = isPreview ? 'would lose' : 'lost';
  const rows = submissions.map(({ submissionId, finishedAt, removed }) => [
    submissionId,
    localTime(finishedAt),
    removed.join(', '),
  ]);
  return [
    `${isPreview ? 'Looked at' : 'Purged at'} ${localTime(purgedAt)}, finished until ${localTime(finishedUntil)}:`,
    `${counted(submissions.length, 'submission')}${isUnfinished ? ', and there are more,' : ''} ${verb} documents and personal data.`,
    `${counted(abandonedUploads, 'document')} that nobody submitted ${were} removed.`,
    `${counted(events, 'event')} of the CRM ${were} removed.`,
    ...alignColumns(rows, ['left', 'left', 'left']).map((line) => `  ${line.trimEnd()}`),
  ];
}

function counted(count: number, name: string): string {
  return `${formatCount(count)} ${count === 1 ? name : `${name}s`}`;
}
