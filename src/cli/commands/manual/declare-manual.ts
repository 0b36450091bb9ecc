import { Argument, type Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Shell } from './completion.ts';

/**
 * Declares the commands that document the program itself. As with all commands, a command's code is loaded when it
 * runs.
 *
 * @param end receives the exit code
 */
export function declareManual(program: Command, terminal: Terminal, end: (code: number) => void): void {
  program
    .command('completion')
    .description('Write a completion script for a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: Shell) => {
      const { completionCommand } = await import('./completion.ts');
      end(await completionCommand(shell, program, terminal));
    });

  program
    .command('man')
    .description('Write the manual page, for man to read.')
    .action(async () => {
      const { manCommand } = await import('./man.ts');
      end(await manCommand(program, terminal));
    });
}
