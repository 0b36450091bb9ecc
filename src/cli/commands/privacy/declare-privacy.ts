import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { asDeed, asList, onData } from '../shared-options.ts';

/**
 * Declares what removes personal data. As with all commands, what one does is loaded when it runs.
 *
 * @param end takes the exit code
 */
export function declarePrivacy(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const purge = program
    .command('purge')
    .description('Remove documents and personal data of old submissions.')
    .option('--older-than <age>', 'minimum age of the submission: 90d, 12w, 6m, 2y')
    .option('--dry-run', 'only show what would be removed');
  asDeed(purge).action(async (_options: unknown, command: Command) => {
    const { purgeCommand } = await import('./purge.ts');
    end(await purgeCommand(command.optsWithGlobals(), terminal));
  });
  asList(purge.command('list').description('Show what earlier purges removed.')).action(
    async (_options: unknown, command: Command) => {
      const { purgeListCommand } = await import('./purge.ts');
      end(await purgeListCommand(command.optsWithGlobals(), terminal));
    },
  );

  declarePerson(program.command('privacy'), terminal, end);
}

function declarePerson(privacy: Command, terminal: Terminal, end: (code: number) => void): void {
  privacy.description('Erase one person, or write out what the desk has of one.');
  asDeed(privacy.command('erase').description('Remove all that says who a person is.'))
    .argument('<mail>', 'the address; letter case makes no difference')
    .option('--dry-run', 'only show what would be removed')
    .action(async (email: string, _options: unknown, command: Command) => {
      const { privacyEraseCommand } = await import('./privacy.ts');
      end(await privacyEraseCommand(email, command.optsWithGlobals(), terminal));
    });
  onData(privacy.command('export').description('Write out what the desk has of a person.'))
    .argument('<mail>', 'the address; letter case makes no difference')
    .requiredOption('--output <folder>', 'the folder to make')
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
