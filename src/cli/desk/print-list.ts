import type { Desk } from '../../core/desk.ts';
import { currentZone, ownTimeZone } from '../../core/time/time-zone.ts';
import { remark } from '../terminal/print-error.ts';
import { printResult } from '../terminal/print-result.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError, usageOf } from '../terminal/usage-error.ts';
import type { OpenedDesk } from './open-desk.ts';
import { type DeskCommandOptions, lookAtDesk } from './with-desk.ts';

/** The options of every command that shows a list. */
export interface ListCommandOptions extends DeskCommandOptions {
  /** Most rows to show. @default 100 */
  limit?: string;
  /** Where to continue, as printed by the previous command. */
  cursor?: string;
}

/** A list that is read page by page. */
interface PagedList<Row extends object> {
  read(page: {
    limit: number;
    cursor?: string;
  }): Promise<{ records: readonly Row[]; nextCursor?: string | undefined }>;
  text(rows: readonly Row[]): readonly string[];
  /** Printed if there is nothing to show. */
  none: string;
  /** The time zone of the times in the text. @default this machine's */
  timesIn?: string;
}

/**
 * Shows the start of one of a desk's lists, or what follows a cursor, and writes each page before it reads the next. If
 * there are more rows, prints on standard error how to continue.
 *
 * @returns the exit code
 * @throws UsageError for an invalid limit or cursor
 *
 * @example
 * await printList(options, terminal, (desk) => ({
 *   read: (page) => desk.outgoing.list(page),
 *   text: (events) => webhookTable(events, terminal.output),
 *   none: 'No events sent yet.',
 * }));
 */
export function printList<Row extends object>(
  options: ListCommandOptions,
  terminal: Terminal,
  listOf: (desk: Desk, opened: OpenedDesk) => PagedList<Row> | Promise<PagedList<Row>>,
): Promise<number> {
  const { json = false } = options;
  return lookAtDesk(options, terminal, async (desk, opened) => {
    const { read, text, none, timesIn = ownTimeZone() } = await listOf(desk, opened);
    let left = limitOf(options);
    let cursor = options.cursor;
    let isFirst = true;
    let hasRows = false;
    do {
      const page = { limit: Math.min(left, rowsAtOnce), ...(cursor === undefined ? {} : { cursor }) };
      const { records, nextCursor } = await usageOf(read(page));
      const isEmpty = records.length === 0 && isFirst;
      await printResult(terminal, json, { json: records, text: () => (isEmpty ? [none] : text(records)) });
      hasRows ||= records.length > 0;
      left -= records.length;
      cursor = nextCursor;
      isFirst = false;
    } while (cursor !== undefined && left > 0);
    if (hasRows && !json) await remark(terminal.errors, `Times are in ${currentZone(timesIn)}.`);
    if (cursor !== undefined)
      await remark(terminal.errors, `There are more. Continue with --cursor ${cursor}`);
    return 0;
  });
}

const rowsAtOnce = 500;

/**
 * Returns the most rows to show.
 *
 * @throws UsageError for an invalid limit
 */
export function limitOf({ limit = '100' }: Pick<ListCommandOptions, 'limit'>): number {
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit);
  throw new UsageError('--limit must be a whole number above zero.');
}
