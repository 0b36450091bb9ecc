import type { Command } from 'commander';
import { fromHome, pathRule } from '../terminal/home-path.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';

/** Adds the options of every command that shows a list. */
export function asList(command: Command): Command {
  return onData(
    command
      .option('--limit <number>', 'maximum number of rows (default: 100)')
      .option('--cursor <text>', 'where to continue, as printed by the previous command'),
  );
}

/** Adds the options of every command that saves a file. */
export function asDownload(command: Command): Command {
  return onData(
    command
      .argument('<id>', 'its id')
      .option(
        '--output <path>',
        "a file, a folder, or - for standard output (default: the current folder, under the file's own name)",
      )
      .option('--force', 'replace an existing file'),
  );
}

/** Adds the options of every command that asks for confirmation. */
export function asDeed(command: Command): Command {
  return onData(command.option('--yes', 'do not ask; required without a terminal to ask on'));
}

/** Adds the options of every command on a desk. */
export function onData(command: Command): Command {
  return command.option('--data <folder>', dataDescription).option('--json', 'print JSON instead of text');
}

export const dataDescription = 'the data folder (default: ~/.local/share/thesisdesk)';

/** Warns on standard error that a command has been renamed, and then runs it as before. */
export function withOldName(command: Command, name: string, terminal: Terminal): Command {
  return command.hook('preAction', async () => {
    await terminal.errors.write(
      `warning: \`thesisdesk ${command.name()}\` is now \`thesisdesk ${name}\`. The old name works until 0.3.\n`,
    );
  });
}

/** Collects the values of a flag that may be repeated. A flag with several values would take in the documents too. */
export function oneMore(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

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
