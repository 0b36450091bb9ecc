import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { asDeed, asList, onData } from '../shared-options.ts';

/**
 * Declares the commands for the data about a person. A command's code is loaded when it runs.
 *
 * @param end receives the exit code
 */
export function declarePrivacy(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const privacy = program.command('privacy').description('Erase a person, or export the data about them.');
  asDeed(privacy.command('erase').description('Remove everything that identifies a person.'))
    .argument('<mail>', 'the address; letter case makes no difference')
    .option('--dry-run', 'only show what would be removed')
    .action(async (email: string, _options: unknown, command: Command) => {
      const { privacyEraseCommand } = await import('./privacy.ts');
      end(await privacyEraseCommand(email, command.optsWithGlobals(), terminal));
    });
  onData(privacy.command('export').description('Export everything the desk has about a person.'))
    .argument('<mail>', 'the address; letter case makes no difference')
    .requiredOption('--output <folder>', 'the folder to create')
    .action(async (email: string, _options: unknown, command: Command) => {
      const { privacyExportCommand } = await import('./privacy.ts');
      end(await privacyExportCommand(email, command.optsWithGlobals(), terminal));
    });
  asList(privacy.command('list').description('Show what earlier erasures removed.')).action(
    async (_options: unknown, command: Command) => {
      const { privacyListCommand } = await import('./privacy.ts');
      end(await privacyListCommand(command.optsWithGlobals(), terminal));
    },
  );
}
