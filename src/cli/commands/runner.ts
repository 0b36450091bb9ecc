import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';

/** What a command does: it gets its arguments, its options and the terminal, and returns the exit code. */
type CommandCode = (...given: never[]) => Promise<number>;

/**
 * Returns a function that makes the action of a command, whose code is loaded when it runs.
 *
 * @param end receives the exit code
 * @example
 * const runs = runner(terminal, end);
 * command.action(runs(async () => (await import('./compare.ts')).compareCommand));
 */
export function runner(terminal: Terminal, end: (code: number) => void) {
  return (load: () => CommandCode | Promise<CommandCode>) =>
    async function (this: Command): Promise<void> {
      const code = await load();
      end(await Reflect.apply(code, null, [...this.processedArgs, this.optsWithGlobals(), terminal]));
    };
}
