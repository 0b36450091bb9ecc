import type { CommandShape, OptionShape } from '../command-tree.ts';

/** Where a command line stands, as the scripts know it: its path, each word after a space. */
export function keyOf({ path }: Pick<CommandShape, 'path'>): string {
  return path.map((word) => ` ${word}`).join('');
}

/** The words that lead from one place to another: ` rates get`, and all names of one command. */
export function pathsByWords(command: CommandShape): { words: string[]; key: string }[] {
  return command.commands.flatMap((below) => [
    { words: below.names.map((name) => `${keyOf(command)} ${name}`), key: keyOf(below) },
    ...pathsByWords(below),
  ]);
}

/** Options that a value follows, at each place where they are. */
export function valueRules(
  commands: readonly CommandShape[],
): { key: string; flag: string; choices: readonly string[]; takes: 'text' | 'file' | 'folder' }[] {
  return commands.flatMap((command) =>
    command.options.flatMap(({ flags, choices, takes }) =>
      takes === 'nothing' ? [] : flags.map((flag) => ({ key: keyOf(command), flag, choices, takes })),
    ),
  );
}

/** What may stand behind a command: the commands below it, and the words that its arguments take. */
export function offeredWords({ commands, parameters }: CommandShape): string[] {
  return [...commands.map(({ names: [name = ''] }) => name), ...parameters.flatMap(({ choices }) => choices)];
}

/** Whether files are among what stands behind a command. */
export function takesFiles({ parameters }: CommandShape): boolean {
  return parameters.some(({ term }) => /file/.test(term));
}

/** The long flag of an option, without its dashes. */
export function longName({ flags }: OptionShape): string {
  return (flags.find((flag) => flag.startsWith('--')) ?? '').replace(/^--/, '');
}
