import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { onData } from '../shared-options.ts';

/**
 * Declares the commands that back up and restore a data folder. As with all commands, a command's code is loaded when
 * it runs.
 *
 * @param end receives the exit code
 */
export function declareBackup(program: Command, terminal: Terminal, end: (code: number) => void): void {
  onData(
    program
      .command('backup')
      .description('Pack the data folder into one file, even while the desk is running.'),
  )
    .argument('<file>', 'the file to write, such as desk.tar.gz')
    .option('--force', 'replace an existing file')
    .action(async (file: string, _options: unknown, command: Command) => {
      const { backupCommand } = await import('./backup.ts');
      end(await backupCommand(file, command.optsWithGlobals(), terminal));
    });
  onData(program.command('restore').description('Create a data folder from a backup.'))
    .argument('<file>', 'the backup')
    .action(async (file: string, _options: unknown, command: Command) => {
      const { restoreCommand } = await import('./backup.ts');
      end(await restoreCommand(file, command.optsWithGlobals(), terminal));
    });
}
