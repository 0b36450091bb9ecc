import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { onData } from '../shared-options.ts';

/**
 * Declares how a data folder becomes one file, and a data folder again. As with all commands, what one does is loaded
 * when it runs.
 *
 * @param end takes the exit code
 */
export function declareBackup(program: Command, terminal: Terminal, end: (code: number) => void): void {
  onData(
    program.command('backup').description('Pack the data folder into one file, also while the desk runs.'),
  )
    .argument('<file>', 'the file to write, such as desk.tar.gz')
    .option('--force', 'replace the file if there is one')
    .action(async (file: string, _options: unknown, command: Command) => {
      const { backupCommand } = await import('./backup.ts');
      end(await backupCommand(file, command.optsWithGlobals(), terminal));
    });
  onData(program.command('restore').description('Make a data folder of a backup.'))
    .argument('<file>', 'the backup')
    .action(async (file: string, _options: unknown, command: Command) => {
      const { restoreCommand } = await import('./backup.ts');
      end(await restoreCommand(file, command.optsWithGlobals(), terminal));
    });
}
