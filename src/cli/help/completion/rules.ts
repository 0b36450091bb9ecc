import type { CommandShape, OptionShape } from '../command-tree.ts';

/** The position in a command line as the scripts represent it: the command's path, with a space before each word. */
export function keyOf({ path }: Pick<CommandShape, 'path'>): string {
  return path.map((word) => ` ${word}`).join('');
}

/** The words that lead from one position to another: ` rates get`, and all names of one command. */
export function pathsByWords(command: CommandShape): { words: string[]; key: string }[] {
  return command.commands.flatMap((below) => [
    { words: below.names.map((name) => `${keyOf(command)} ${name}`), key: keyOf(below) },
    ...pathsByWords(below),
  ]);
}

/** Options that are followed by a value, at each position where they are accepted. */
export function valueRules(
  commands: readonly CommandShape[],
): { key: string; flag: string; choices: readonly string[]; takes: 'text' | 'file' | 'folder' }[] {
  return commands.flatMap((command) =>
    command.options.flatMap(({ flags, choices, takes }) =>
      takes === 'nothing' ? [] : flags.map((flag) => ({ key: keyOf(command), flag, choices, takes })),
    ),
  );
}

/** What may follow a command: the commands below it, and the words that its arguments accept. */
export function offeredWords({ commands, parameters }: CommandShape): string[] {
  return [...commands.map(({ names: [name = ''] }) => name), ...parameters.flatMap(({ choices }) => choices)];
}

/** Whether a file may follow a command. */
export function takesFiles({ parameters }: CommandShape): boolean {
  return parameters.some(({ term, description }) => /file|\.docx/.test(`${term} ${description}`));
}

/** The long flag of an option, without its dashes. */
export function longName({ flags }: OptionShape): string {
  return (flags.find((flag) => flag.startsWith('--')) ?? '').replace(/^--/, '');
}
