import type { Argument, Command, Option } from 'commander';

/** A command as declared, for everything that is generated from the declarations. */
export interface CommandShape {
  /** The words after the program's name: `['rates', 'get']`; empty for the program itself. */
  path: readonly string[];
  /** Its name and its aliases. */
  names: readonly string[];
  description: string;
  /** As in the help: `<file...>`. */
  parameters: readonly { term: string; description: string; choices: readonly string[] }[];
  options: readonly OptionShape[];
  commands: readonly CommandShape[];
}

export interface OptionShape {
  /** As in the help: `-h, --help` or `--data <folder>`. */
  term: string;
  /** As they are typed. */
  flags: readonly string[];
  description: string;
  takes: 'nothing' | 'text' | 'file' | 'folder';
  choices: readonly string[];
}

/**
 * Returns all commands with their options, except hidden ones.
 *
 * @example
 * commandTree(program).commands.map(({ names }) => names[0]); // ['analyse', 'quote', …]
 */
export function commandTree(command: Command): CommandShape {
  return shapeOf(command, [], []);
}

/** @param everywhere options of the program, which all commands accept */
function shapeOf(command: Command, path: readonly string[], everywhere: readonly Option[]): CommandShape {
  const help = command.createHelp();
  const below = help.visibleCommands(command).filter((each) => each.name() !== 'help');
  const ofProgram =
    path.length > 0 ? everywhere : help.visibleOptions(command).filter((each) => each.long !== '--help');
  return {
    path,
    names: [command.name(), ...command.aliases()],
    description: command.description(),
    parameters: command.registeredArguments.map((argument) => ({
      term: shownArgument(argument),
      description: argument.description,
      choices: argument.argChoices ?? [],
    })),
    options: [...help.visibleOptions(command), ...everywhere].map(optionShape),
    commands: below.map((each) => shapeOf(each, [...path, each.name()], ofProgram)),
  };
}

/** The command itself and all below it. */
export function allCommands(command: CommandShape): CommandShape[] {
  return [command, ...command.commands.flatMap(allCommands)];
}

function shownArgument(argument: Argument): string {
  const text = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${text}>` : `[${text}]`;
}

function optionShape(option: Option): OptionShape {
  return {
    term: option.flags,
    flags: [option.short, option.long].filter((flag): flag is string => typeof flag === 'string'),
    description: option.description,
    takes: takenBy(option),
    choices: option.argChoices ?? [],
  };
}

function takenBy({ required, optional, flags }: Option): OptionShape['takes'] {
  if (!required && !optional) return 'nothing';
  if (/<folder>/.test(flags)) return 'folder';
  return /<(?:file|path)>/.test(flags) ? 'file' : 'text';
}
