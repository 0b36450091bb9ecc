import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { asDeed, asList, onData } from '../shared-options.ts';

/**
 * Declares the commands for the rate schedule. As with all commands, a command's code is loaded when it runs.
 *
 * @param end receives the exit code
 */
export function declareRates(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const rates = program.command('rates').description('Work with the rate schedule.');
  onData(rates.command('get').description('Show the rates that quotes use.')).action(
    async (_options: unknown, command: Command) => {
      const { ratesGetCommand } = await import('./rates.ts');
      end(await ratesGetCommand(command.optsWithGlobals(), terminal));
    },
  );
  onData(rates.command('set').description('Store a rate schedule from a file.'))
    .argument('<file>', 'a rate schedule in JSON')
    .action(async (file: string, _options: unknown, command: Command) => {
      const { ratesSetCommand } = await import('./rates.ts');
      end(await ratesSetCommand(file, command.optsWithGlobals(), terminal));
    });
  onData(rates.command('edit').description('Change the rates by answering questions.')).action(
    async (_options: unknown, command: Command) => {
      const { ratesEditCommand } = await import('./rates-edit.ts');
      end(await ratesEditCommand(command.optsWithGlobals(), terminal));
    },
  );
  asList(rates.command('history').description('Show all changes to the rates, newest first.')).action(
    async (_options: unknown, command: Command) => {
      const { ratesHistoryCommand } = await import('./rates-history.ts');
      end(await ratesHistoryCommand(command.optsWithGlobals(), terminal));
    },
  );
  asDeed(rates.command('restore').description('Restore former rates.'))
    .argument('<id>', 'the id of the change, as shown by rates history')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { ratesRestoreCommand } = await import('./rates-history.ts');
      end(await ratesRestoreCommand(id, command.optsWithGlobals(), terminal));
    });
  asDeed(rates.command('reset').description('Go back to the starter rates.')).action(
    async (_options: unknown, command: Command) => {
      const { ratesResetCommand } = await import('./rates.ts');
      end(await ratesResetCommand(command.optsWithGlobals(), terminal));
    },
  );
}
