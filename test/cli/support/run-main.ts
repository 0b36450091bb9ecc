import { main } from '../../../src/cli/main.ts';
import { type MemoryTerminalOptions, memoryTerminal } from './memory-terminal.ts';

export interface MainRun {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command line in this process. */
export async function runMain(
  args: readonly string[],
  options: MemoryTerminalOptions = {},
): Promise<MainRun> {
  const { terminal, written } = memoryTerminal(options);
  const code = await main(['node', 'thesisdesk', ...args], terminal);
  return { code, output: written.output, errors: written.errors };
}

/** The output of a command with `--json`: one value for each line. */
export function jsonOf({ output }: Pick<MainRun, 'output'>) {
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
