import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';

/** What every command has that shows a list. */
export function asList(command: Command): Command {
  return onData(
    command
      .option('--limit <number>', 'most rows to show (default: 100)')
      .option('--cursor <text>', 'where to continue, as printed by the previous command'),
  );
}

/** What every command has that saves a file. */
export function asDownload(command: Command): Command {
  return onData(
    command
      .argument('<id>', 'its id')
      .option('--output <path>', 'a file, a folder, or - for standard output (default: its own name, here)')
      .option('--force', 'replace a file that is there'),
  );
}

/** What every command has that asks before it does something. */
export function asDeed(command: Command): Command {
  return onData(command.option('--yes', 'ask nothing; needed where there is no terminal to ask on'));
}

/** What every command on a desk has. */
export function onData(command: Command): Command {
  return command.option('--data <folder>', dataDescription).option('--json', 'print JSON instead of text');
}

export const dataDescription = 'the data folder (default: ~/.local/share/thesisdesk)';

/** Says on the standard error that a command has another name by now, before it runs as it did. */
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
