import { dealSheet } from '../output/deal-sheet.ts';
import { show } from '../show.ts';
import type { Terminal } from '../terminal.ts';
import { usageOf } from '../usage-of.ts';
import { type DeskCommandOptions, lookAtDesk } from '../with-desk.ts';

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
