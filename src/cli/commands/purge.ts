import type { Desk } from '../../core/desk.ts';
import type { PurgeRecord } from '../../core/services/privacy/purge.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../desk/with-desk.ts';
import { show } from '../terminal/print-result.ts';
import { type ListCommandOptions, showList } from '../terminal/show-list.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { purgeSheet } from './tables/purge-sheet.ts';

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
      await show(terminal, options.json === true, {
        json: [record],
        text: () => purgeSheet(record, { isPreview: dryRun }),
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
    showList(terminal, options, {
      read: (page) => desk.purge.list(page),
      text: sheetsOf,
      none: 'No purges yet.',
    }),
  );
  return 0;
}

function sheetsOf(purges: readonly PurgeRecord[]): string[] {
  return purges.flatMap((purge, index) => [...(index > 0 ? [''] : []), ...purgeSheet(purge)]);
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
