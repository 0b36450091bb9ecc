import { type Command, Option } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { onData } from '../shared-options.ts';

/**
 * Declares the commands for deals. As with all commands, a command's code is loaded when it runs.
 *
 * @param end receives the exit code
 */
export function declareDeals(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const deals = program.command('deals').description("Show the CRM's deals by stage.");
  onData(deals)
    .option('--pipeline <id>', 'the pipeline (default: 1)')
    .addOption(new Option('--status <status>', 'the status (default: open)').choices(dealStatuses))
    .option('--limit <count>', 'most deals to show, up to 500 (default: 100)')
    .action(async (_options: unknown, command: Command) => {
      const { dealsCommand } = await import('./deals.ts');
      end(await dealsCommand(command.optsWithGlobals(), terminal));
    });
  onData(deals.command('move').description('Move a deal in the built-in CRM.'))
    .argument('<id>', 'its number')
    .option('--stage <name>', 'the stage to move it to')
    .option('--won', 'mark it as won')
    .option('--lost', 'mark it as lost')
    .option('--open', 'reopen it')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { dealsMoveCommand } = await import('./deals-move.ts');
      end(await dealsMoveCommand(id, command.optsWithGlobals(), terminal));
    });
}

const dealStatuses = ['open', 'won', 'lost', 'deleted', 'all_not_deleted'];
