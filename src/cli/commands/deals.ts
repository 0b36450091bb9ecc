import { type Command, Option } from 'commander';
import type { Desk } from '../../core/desk.ts';
import type { MovableDeal } from '../../core/ports.ts';
import { priceText } from '../../core/pricing/in-words.ts';
import type { DealBoard } from '../../core/schemas/deals.ts';
import { formatCount } from '../../core/text/format-count.ts';
import { ownTimeZone } from '../../core/time/time-zone.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../desk/with-desk.ts';
import { printResult } from '../terminal/print-result.ts';
import type { Channel, Terminal } from '../terminal/terminal.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { printable } from '../terminal/text/printable.ts';
import { type Column, tableLines } from '../terminal/text/table.ts';
import { UsageError, usageOf } from '../terminal/usage-error.ts';
import { onData, runner } from './command-declaration.ts';

/** Declares the commands for deals. */
export function declareDeals(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  const deals = program.command('deals').description("Show the CRM's deals by stage.");
  onData(deals)
    .option('--pipeline <id>', 'the pipeline (default: 1)')
    .addOption(new Option('--status <status>', 'the status (default: open)').choices(dealStatuses))
    .option('--limit <count>', `maximum number of deals, up to ${mostDeals} (default: ${mostDeals})`)
    .action(runs(() => dealsCommand));
  onData(deals.command('move').description('Move a deal in the built-in CRM.'))
    .argument('<id>', 'its number')
    .option('--stage <name>', 'the stage to move it to')
    .option('--won', 'mark it as won')
    .option('--lost', 'mark it as lost')
    .option('--open', 'reopen it')
    .action(runs(() => dealsMoveCommand));
}

const dealStatuses = ['open', 'won', 'lost', 'deleted', 'all_not_deleted'];

const mostDeals = 500;

interface DealsCommandOptions extends DeskCommandOptions {
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
async function dealsCommand(options: DealsCommandOptions, terminal: Terminal): Promise<number> {
  const { pipeline: pipeline_id, status, limit = mostDeals } = options;
  const board = await lookAtDesk(options, terminal, (desk) =>
    usageOf(desk.deals.list({ pipeline_id, status, limit })),
  );
  await printResult(terminal, options.json === true, {
    json: [board],
    text: () =>
      board.stages.length === 0 ? ['This pipeline has no stages.'] : dealLines(board, terminal.output),
    timesIn: board.stages.some(({ deals }) => deals.length > 0) ? ownTimeZone() : undefined,
  });
  return 0;
}

/** Formats the board of deals for people: each stage with its deals below it. */
function dealLines({ stages, count: shown, hasMore }: DealBoard, output: Channel): string[] {
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
  const board = stages.flatMap(({ name, count, deals }) => [
    output.style.strong(`${printable(name)} (${formatCount(count)}${hasMore ? ' shown' : ''})`),
    ...lines.splice(0, deals.length),
  ]);
  return hasMore ? [...board, '', moreDeals(shown)] : board;
}

function moreDeals(shown: number): string {
  const are = shown === 1 ? 'Only the newest deal is' : `Only the newest ${formatCount(shown)} deals are`;
  return `${are} shown; there are more.${shown < mostDeals ? ` Show up to ${mostDeals} with --limit.` : ''}`;
}

const columns: readonly Column[] = [
  { title: '', side: 'right' },
  { title: '', most: 50, least: 16 },
  { title: '', side: 'right' },
  { title: '', leaveOut: 2 },
  { title: '', leaveOut: 1 },
];

interface DealsMoveCommandOptions extends DeskCommandOptions {
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
async function dealsMoveCommand(
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
