import type { Command } from 'commander';
import { fromHome, pathRule } from '../terminal/home-path.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';

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
      end(await Reflect.apply(code, null, [...this.processedArgs, optionsOf(this), terminal]));
    };
}

/** A command's options and those of the program; paths among them may start with `~`. */
function optionsOf(command: Command): Record<string, unknown> {
  const values = command.optsWithGlobals<Record<string, unknown>>();
  for (let each: Command | null = command; each !== null; each = each.parent) {
    for (const option of each.options.filter(({ flags }) => takesPath.test(flags))) {
      const name = option.attributeName();
      if (name in values) values[name] = expanded(values[name], option.long ?? option.flags);
    }
  }
  return values;
}

const takesPath = /<(?:file|folder|path)>/;

/** A flag that may be repeated has a list of paths. */
function expanded(value: unknown, flag: string): unknown {
  if (Array.isArray(value)) return value.map((each) => expanded(each, flag));
  if (typeof value !== 'string') return value;
  const path = fromHome(value);
  if (path === undefined) throw new UsageError(`${flag} ${pathRule}.`);
  return path;
}
