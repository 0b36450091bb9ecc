import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { asDeed, asList, onData, runner } from '../command-declaration.ts';

/** Declares the commands for the data about a person. A command's code is loaded when it runs. */
export function declarePrivacy(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  const privacy = program.command('privacy').description('Erase a person, or export the data about them.');
  asDeed(privacy.command('erase').description('Remove everything that identifies a person.'))
    .argument('<mail>', 'the address; letter case makes no difference')
    .option('--dry-run', 'only show what would be removed')
    .action(runs(async () => (await import('./privacy.ts')).privacyEraseCommand));
  onData(privacy.command('export').description('Export everything the desk has about a person.'))
    .argument('<mail>', 'the address; letter case makes no difference')
    .requiredOption('--output <folder>', 'the folder to create')
    .action(runs(async () => (await import('./privacy.ts')).privacyExportCommand));
  asList(privacy.command('list').description('Show what earlier erasures removed.')).action(
    runs(async () => (await import('./privacy.ts')).privacyListCommand),
  );
}
