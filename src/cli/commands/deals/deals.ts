import { priceText } from '../../../core/pricing/in-words.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import type { DealBoard } from '../../../core/schemas/deals.ts';
import { type DeskCommandOptions, lookAtDesk } from '../../desk/with-desk.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Channel, Terminal } from '../../terminal/terminal.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import { type Column, tableLines } from '../../terminal/text/table.ts';
import { usageOf } from '../../terminal/usage-error.ts';

export interface DealsCommandOptions extends DeskCommandOptions {
  pipeline?: string;
  /** `open`, `won`, `lost`, `deleted` or `all_not_deleted`. */
  status?: string;
  limit?: string;
}

/**
 * `thesisdesk deals`: the deals of the CRM by stage.
 *
 * @returns the exit code
 * @throws UsageError for an invalid filter; DeskError `crm_unavailable`, `crm_refused`
 */
export async function dealsCommand(options: DealsCommandOptions, terminal: Terminal): Promise<number> {
  const { pipeline: pipeline_id, status, limit } = options;
  const board = await lookAtDesk(options, terminal, (desk) =>
    usageOf(desk.deals.list({ pipeline_id, status, limit })),
  );
  await printResult(terminal, options.json === true, {
    json: [board],
    text: () =>
      board.stages.length === 0 ? ['This pipeline has no stages.'] : dealLines(board, terminal.output),
  });
  return 0;
}

/** Formats the board of deals for people: each stage with its deals below it. */
function dealLines({ stages }: DealBoard, output: Channel): string[] {
  // All rows are laid out together, so that columns are aligned across all stages.
  const rows = stages.flatMap(({ deals }) =>
    deals.map(({ id, title, value, currency, status, updatedAt }) => [
      `  ${id}`,
      printable(title),
      priceText(value, currency),
      status,
      localTime(updatedAt),
    ]),
  );
  const [, ...lines] = tableLines(columns, rows, output);
  return stages.flatMap(({ name, count, deals }) => [
    output.style.strong(`${printable(name)} (${formatCount(count)})`),
    ...lines.splice(0, deals.length),
  ]);
}

const columns: readonly Column[] = [
  { title: '', side: 'right' },
  { title: '', most: 50, least: 16 },
  { title: '', side: 'right' },
  { title: '', leaveOut: 2 },
  { title: '', leaveOut: 1 },
];
