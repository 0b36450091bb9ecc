import type { Command } from 'commander';
import { commandTree } from '../../help/command-tree.ts';
import { bashCompletion } from '../../help/completion/bash.ts';
import { fishCompletion } from '../../help/completion/fish.ts';
import { zshCompletion } from '../../help/completion/zsh.ts';
import type { Terminal } from '../../terminal/terminal.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

/**
 * `thesisdesk completion SHELL`: writes a script with which a shell completes commands and options.
 *
 * @returns the exit code
 */
export async function completionCommand(shell: Shell, program: Command, terminal: Terminal): Promise<number> {
  await terminal.output.write(scripts[shell](commandTree(program)));
  return 0;
}
