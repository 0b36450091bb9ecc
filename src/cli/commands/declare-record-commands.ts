import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';
import { asList, onData } from './declare-desk-commands.ts';

/**
 * Declares what an operator does with records now and then. As with all commands, what one does is loaded when it
 * runs.
 *
 * @param end takes the exit code
 */
export function declareRecordCommands(
  program: Command,
  terminal: Terminal,
  end: (code: number) => void,
): void {
  const purge = program
    .command('purge')
    .description('Remove documents and personal data of old submissions.')
    .option('--older-than <age>', 'minimum age of the submission: 90d, 12w, 6m, 2y')
    .option('--dry-run', 'only show what would be removed');
  onData(purge).action(async (_options: unknown, command: Command) => {
    const { purgeCommand } = await import('./purge.ts');
    end(await purgeCommand(command.optsWithGlobals(), terminal));
  });
  asList(purge.command('list').description('Show what earlier purges removed.')).action(
    async (_options: unknown, command: Command) => {
      const { purgeListCommand } = await import('./purge.ts');
      end(await purgeListCommand(command.optsWithGlobals(), terminal));
    },
  );

  const hooks = program.command('hooks').description('Work with the webhooks that the desk sends.');
  asList(hooks.command('list').description('Show the events of the last 30 days.')).action(
    async (_options: unknown, command: Command) => {
      const { hooksListCommand } = await import('./hooks.ts');
      end(await hooksListCommand(command.optsWithGlobals(), terminal));
    },
  );
  onData(hooks.command('replay').description('Deliver an event again.'))
    .argument('<id>', 'its id')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { hooksReplayCommand } = await import('./hooks.ts');
      end(await hooksReplayCommand(id, command.optsWithGlobals(), terminal));
    });
}
