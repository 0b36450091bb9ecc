import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { onData, runner } from '../command-declaration.ts';

/**
 * Declares the commands that set up a desk. As with all commands, a command's code is loaded when it runs.
 */
export function declareSetup(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  program
    .command('init')
    .description('Write a configuration file by answering questions (--config names the file).')
    .option('--yes', 'do not ask; use the defaults')
    .action(runs(async () => (await import('./init.ts')).initCommand));

  onData(
    program.command('config').description('Show the settings in force and where each comes from.'),
  ).action(runs(async () => (await import('./config.ts')).configCommand));

  onData(program.command('doctor').description('Test everything that is configured.')).action(
    runs(async () => (await import('./doctor.ts')).doctorCommand),
  );
}
