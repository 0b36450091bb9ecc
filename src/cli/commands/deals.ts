import { type DeskCommandOptions, lookAtDesk } from '../desk/with-desk.ts';
import { show } from '../terminal/print-result.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { usageOf } from '../terminal/usage-of.ts';
import { dealSheet } from './tables/deal-sheet.ts';

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
  await show(terminal, options.json === true, {
    json: [board],
    text: () =>
      board.stages.length === 0 ? ['This pipeline has no stages.'] : dealSheet(board, terminal.output.style),
  });
  return 0;
}
