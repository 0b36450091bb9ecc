import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';

/** Adds the options of every command that shows a list. */
export function asList(command: Command): Command {
  return onData(
    command
      .option('--limit <number>', 'most rows to show (default: 100)')
      .option('--cursor <text>', 'where to continue, as printed by the previous command'),
  );
}

/** Adds the options of every command that saves a file. */
export function asDownload(command: Command): Command {
  return onData(
    command
      .argument('<id>', 'its id')
      .option('--output <path>', 'a file, a folder, or - for standard output (default: its own name, here)')
      .option('--force', 'replace an existing file'),
  );
}

/** Adds the options of every command that asks for confirmation. */
export function asDeed(command: Command): Command {
  return onData(command.option('--yes', 'do not ask; required if there is no terminal to ask on'));
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
