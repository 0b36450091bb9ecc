import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { onData } from '../shared-options.ts';

/**
 * Declares the commands that set up a desk. As with all commands, a command's code is loaded when it runs.
 *
 * @param end receives the exit code
 */
export function declareSetup(program: Command, terminal: Terminal, end: (code: number) => void): void {
  program
    .command('init')
    .description('Write a configuration file by answering questions (--config names the file).')
    .option('--yes', 'do not ask; use the defaults')
    .action(async (_options: unknown, command: Command) => {
      const { initCommand } = await import('./init.ts');
      end(await initCommand(command.optsWithGlobals(), terminal));
    });

  onData(
    program.command('config').description('Show the settings in force and where each comes from.'),
  ).action(async (_options: unknown, command: Command) => {
    const { configCommand } = await import('./config.ts');
    end(await configCommand(command.optsWithGlobals(), terminal));
  });

  onData(program.command('doctor').description('Test everything that is configured.')).action(
    async (_options: unknown, command: Command) => {
      const { doctorCommand } = await import('./doctor.ts');
      end(await doctorCommand(command.optsWithGlobals(), terminal));
    },
  );
}
