import type { Command } from 'commander';
import { didYouMean } from '../config/reading/did-you-mean.ts';

/**
 * Returns the command line with `--help` in place of the word `help`. Any other stays as it is.
 *
 * @throws CommanderError if it asks for help on a command that does not exist: Commander would show all of its help
 * @example
 * withHelpFlag(program, ['node', 'thesisdesk', 'help', 'rates', 'get']); // ['node', 'thesisdesk', 'rates', 'get', '--help']
 */
export function withHelpFlag(program: Command, argv: readonly string[]): readonly string[] {
  const [node = '', script = '', ...words] = argv;
  const end = words.findIndex((word) => word.startsWith('-'));
  const named = end === -1 ? words : words.slice(0, end);
  const isGroup = (below(program, named[0])?.commands.length ?? 0) > 0;
  const at = named.slice(0, isGroup ? 2 : 1).indexOf('help');
  if (at === -1 && !words.some((word) => word === '--help' || word === '-h')) return argv;
  const path = at === -1 ? named : named.toSpliced(at, 1);
  mustExist(program, path);
  return at === -1 ? argv : [node, script, ...path, '--help'];
}

/** What follows a command without others below it are its arguments. */
function mustExist(command: Command, [word, ...rest]: readonly string[]): void {
  if (word === undefined || command.commands.length === 0) return;
  const next = below(command, word);
  if (next === undefined) command.error(`error: unknown command '${word}'${hintFor(word, command)}`);
  mustExist(next, rest);
}

function hintFor(word: string, command: Command): string {
  const names = command.createHelp().visibleCommands(command);
  const meant = didYouMean(
    word,
    names.map((each) => each.name()),
  );
  return meant === '' ? '' : `\n(${meant.trim()})`;
}

function below(command: Command, word: string | undefined): Command | undefined {
  return command.commands.find((each) => each.name() === word || each.aliases().includes(word ?? ''));
}
