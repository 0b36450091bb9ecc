import { priceText } from '../../../core/pricing/in-words.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import type { DealBoard } from '../../../core/schemas/deals.ts';
import { type DeskCommandOptions, lookAtDesk } from '../../desk/with-desk.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { alignColumns, cutEnd, type Side } from '../../terminal/text/columns.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';
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
 * @throws UsageError for a filter that makes no sense; DeskError `crm_unavailable`, `crm_refused`
 */
export async function dealsCommand(options: DealsCommandOptions, terminal: Terminal): Promise<number> {
  const { pipeline: pipeline_id, status, limit } = options;
  const board = await lookAtDesk(options, terminal, (desk) =>
    usageOf(desk.deals.list({ pipeline_id, status, limit })),
  );
  await printResult(terminal, options.json === true, {
    json: [board],
    text: () =>
      board.stages.length === 0 ? ['This pipeline has no stages.'] : dealLines(board, terminal.output.style),
  });
  return 0;
}

/** The board of deals for people: stage after stage, the deals of each below it. */
function dealLines({ stages }: DealBoard, style: Style): string[] {
  // All rows are laid out together, so that columns stand below each other over all stages.
  const rows = stages.flatMap(({ deals }) =>
    deals.map(({ id, title, value, currency, status, updatedAt }) => [
      `  ${id}`,
      cutEnd(printable(title), widestTitle),
      priceText(value, currency),
      status,
      localTime(updatedAt),
    ]),
  );
  const lines = alignColumns(rows, sides);
  return stages.flatMap(({ name, count, deals }) => [
    style.strong(`${printable(name)} (${formatCount(count)})`),
    ...lines.splice(0, deals.length),
  ]);
}

const sides: Side[] = ['right', 'left', 'right', 'left', 'left'];
const widestTitle = 50;
