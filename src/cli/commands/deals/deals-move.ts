import type { Desk } from '../../../core/desk.ts';
import type { MovableDeal } from '../../../core/ports.ts';
import type { DealBoard } from '../../../core/schemas/deals.ts';
import { type DeskCommandOptions, withDesk } from '../../desk/with-desk.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { printable } from '../../terminal/text/printable.ts';
import { UsageError, usageOf } from '../../terminal/usage-error.ts';

export interface DealsMoveCommandOptions extends DeskCommandOptions {
  /** The name of a stage, or its number. */
  stage?: string;
  won?: boolean;
  lost?: boolean;
  open?: boolean;
}

/**
 * `thesisdesk deals move ID --stage NAME`: moves a deal through the pipeline.
 *
 * @returns the exit code
 * @throws UsageError for an unknown stage; DeskError `not_found`, `deal_changed`, `deals_elsewhere`
 */
export async function dealsMoveCommand(
  dealId: string,
  options: DealsMoveCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const status = statusOf(options);
  if (options.stage === undefined && status === undefined) {
    throw new UsageError('Specify where to move the deal: --stage NAME, --won, --lost or --open.');
  }
  await withDesk(options, terminal, async (desk) => {
    const stages = await stagesOf(desk);
    const stage = options.stage === undefined ? {} : { stageId: stageNamed(options.stage, stages) };
    const deal = await usageOf(desk.deals.move({ dealId, status, ...stage }));
    await printResult(terminal, options.json === true, {
      json: [deal],
      text: () => [placeLine(deal, stages)],
    });
  });
  return 0;
}

type Stages = DealBoard['stages'];

async function stagesOf(desk: Desk): Promise<Stages> {
  return (await desk.deals.list({ limit: 1 })).stages;
}

function statusOf({ won, lost, open }: DealsMoveCommandOptions): 'won' | 'lost' | 'open' | undefined {
  const asked = [won && 'won', lost && 'lost', open && 'open'] as const;
  const [status, ...more] = asked.filter((each) => each !== undefined && each !== false);
  if (more.length > 0)
    throw new UsageError('A deal is won, lost or open: give one of --won, --lost, --open.');
  return status;
}

/** Letter case does not matter; names take precedence over numbers. */
function stageNamed(text: string, stages: Stages): number {
  const wanted = text.trim().toLowerCase();
  const found =
    stages.find(({ name }) => name.toLowerCase() === wanted) ??
    stages.find(({ stageId }) => String(stageId) === wanted);
  if (found) return found.stageId;
  const names = stages.map(({ name }) => `"${printable(name)}"`).join(', ');
  throw new UsageError(`The pipeline has no stage "${printable(text)}". Its stages: ${names}.`);
}

function placeLine({ id, title, status, stageId }: MovableDeal, stages: Stages): string {
  const stage = stages.find((each) => each.stageId === stageId)?.name ?? `stage ${stageId}`;
  const ending = status === 'open' ? '' : `, ${status}`;
  return `Deal ${id} (${printable(title)}) is in "${printable(stage)}"${ending}.`;
}
