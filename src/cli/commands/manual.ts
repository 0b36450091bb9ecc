import { Argument, type Command } from 'commander';
import { examples } from '../help/examples.ts';
import { homepage } from '../help/where-documented.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Declares the commands that document the program itself. */
export function declareManual(program: Command, terminal: Terminal, end: (code: number) => void): void {
  program
    .command('completion')
    .description('Write a completion script for a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .action(async (shell: keyof typeof scripts) => {
      const { commandTree } = await import('../help/command-tree.ts');
      const script = await scripts[shell]();
      await terminal.output.write(script(commandTree(program)));
      end(0);
    });

  program
    .command('man')
    .description('Write the manual page, for man to read.')
    .action(async () => {
      await terminal.output.write(await manualOf(program));
      end(0);
    });
}

const scripts = {
  bash: async () => (await import('../help/completion/bash.ts')).bashCompletion,
  zsh: async () => (await import('../help/completion/zsh.ts')).zshCompletion,
  fish: async () => (await import('../help/completion/fish.ts')).fishCompletion,
};

async function manualOf(program: Command): Promise<string> {
  const { commandTree } = await import('../help/command-tree.ts');
  const { manPage } = await import('../help/man-page.ts');
  const version = program.version() ?? '';
  return manPage(commandTree(program), { version, examples, documentation: homepage() });
}
