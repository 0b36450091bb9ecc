import { currentZone } from '../../core/time/time-zone.ts';
import type { DeskCommandOptions } from '../desk/with-desk.ts';
import { remark } from './print-error.ts';
import type { Channel, Terminal } from './terminal.ts';
import { jsonLine } from './text/json-lines.ts';
import { UsageError, usageOf } from './usage-error.ts';

/** A command's result, in both of its forms. */
export interface CommandResult {
  /** Each becomes one line of JSON. */
  json: readonly object[];
  text: () => readonly string[];
  /** The time zone of the times in the text, which is named below it, on standard error. @default there are none */
  timesIn?: string | undefined;
}

/** Writes a result in the form that the command's options ask for. Writes nothing for an empty one. */
export async function printResult(
  { output, errors }: Terminal,
  asJson: boolean,
  { json, text, timesIn }: CommandResult,
): Promise<void> {
  const lines = asJson ? json.map((value) => jsonLine(value)) : text().map((line) => `${line}\n`);
  if (lines.length > 0) await output.write(lines.join(''));
  if (timesIn !== undefined && lines.length > 0 && !asJson) await nameZone(errors, timesIn);
}

async function nameZone(errors: Channel, zone: string): Promise<void> {
  await remark(errors, `Times are in ${currentZone(zone)}.`);
}

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
  /** The time zone of the times in the text, as in {@link CommandResult}. */
  timesIn?: string | undefined;
}

/**
 * Shows the start of a list, or what follows a cursor, and writes each page before it reads the next. If there are
 * more rows, prints on standard error how to continue.
 *
 * @throws UsageError for an invalid limit or cursor
 *
 * @example
 * const read = (page) => desk.outgoing.list(page);
 * await printList(terminal, options, { read, text: (events) => hookTable(events, style), none: 'No event yet.' });
 */
export async function printList<Row extends object>(
  terminal: Terminal,
  options: ListCommandOptions,
  { read, text, none, timesIn }: PagedList<Row>,
): Promise<void> {
  let left = limitOf(options);
  let cursor = options.cursor;
  let isFirst = true;
  let hasRows = false;
  do {
    const page = { limit: Math.min(left, rowsAtOnce), ...(cursor === undefined ? {} : { cursor }) };
    const { records, nextCursor } = await usageOf(read(page));
    const isEmpty = records.length === 0 && isFirst;
    await printResult(terminal, options.json === true, {
      json: records,
      text: () => (isEmpty ? [none] : text(records)),
    });
    hasRows ||= records.length > 0;
    left -= records.length;
    cursor = nextCursor;
    isFirst = false;
  } while (cursor !== undefined && left > 0);
  if (timesIn !== undefined && hasRows && options.json !== true) await nameZone(terminal.errors, timesIn);
  if (cursor !== undefined) await remark(terminal.errors, `There are more. Continue with --cursor ${cursor}`);
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
