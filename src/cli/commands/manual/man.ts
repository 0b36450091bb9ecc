import type { Command } from 'commander';
import { commandTree } from '../../help/command-tree.ts';
import { examples } from '../../help/examples.ts';
import { manPage } from '../../help/man-page.ts';
import { homepage } from '../../help/where-documented.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/**
 * `thesisdesk man`: writes the manual page for man(1).
 *
 * @returns the exit code
 */
export async function manCommand(program: Command, terminal: Terminal): Promise<number> {
  const version = program.version() ?? '';
  await terminal.output.write(
    manPage(commandTree(program), { version, examples, documentation: homepage() }),
  );
  return 0;
}
