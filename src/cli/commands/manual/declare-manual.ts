import { Argument, type Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Shell } from './completion.ts';

/**
 * Declares what tells of the program itself. As with all commands, what one does is loaded when it runs.
 *
 * @param end takes the exit code
 */
export function declareManual(program: Command, terminal: Terminal, end: (code: number) => void): void {
  program
    .command('completion')
    .description('Write what a shell completes commands and options by.')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: Shell) => {
      const { completionCommand } = await import('./completion.ts');
      end(await completionCommand(shell, program, terminal));
    });

  program
    .command('man')
    .description('Write the manual page, as man reads it.')
    .action(async () => {
      const { manCommand } = await import('./man.ts');
      end(await manCommand(program, terminal));
    });
}
