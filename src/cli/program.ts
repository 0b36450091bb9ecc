import { Command, CommanderError, Option } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { loadCommands } from './command-files.ts';
import { examples } from './help/examples.ts';
import { whereDocumented } from './help/where-documented.ts';
import { didYouMean } from './terminal/did-you-mean.ts';
import type { Terminal } from './terminal/terminal.ts';
import { printableLines } from './terminal/text/printable.ts';

/**
 * Runs one command line. Only the code of the command that runs is loaded, so that the program starts fast.
 *
 * @param argv as in `process.argv`, with the program's own two entries first
 * @returns the exit code: 0, 1 if a document failed, 2 if the command line is wrong
 * @throws UsageError if a command finds its arguments wrong
 * @example
 * await runProgram(['node', 'thesisdesk', '--version'], terminal); // 0
 */
export async function runProgram(argv: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  const said = { output: '', errors: '' };
  const program = rootCommand(terminal, said);
  const end = (code: number) => {
    exitCode = code;
  };
  for (const declare of await loadCommands(argv)) declare(program, terminal, end);
  addHelpEnds(program);

  try {
    await program.parseAsync(withHelpFlag(program, argv));
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode === 0 ? 0 : 2;
  }
  if (said.output !== '') await terminal.output.write(said.output);
  if (said.errors !== '') await terminal.errors.write(said.errors);
  return exitCode;
}

/** Commander's output is collected in `said`, because it does not wait for its own writes. */
function rootCommand({ output, errors }: Terminal, said: { output: string; errors: string }): Command {
  return new Command('thesisdesk')
    .description('Counts, quotes and accepts dissertations (.docx).')
    .version(packageJson.version, '-V, --version', 'show the version')
    .addOption(new Option('-v').hideHelp())
    .on('option:v', () => {
      said.output += `${packageJson.version}\n`;
      throw new CommanderError(0, 'commander.version', packageJson.version);
    })
    .helpOption('-h, --help', 'show this help')
    .option('--config <file>', 'the configuration file (default: thesisdesk.toml, if it exists)')
    .option('--debug', 'show where errors come from')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        said.output += text;
      },
      writeErr: (text) => {
        said.errors += printableLines(text);
      },
      getOutHelpWidth: () => output.columns() ?? 80,
      getErrHelpWidth: () => errors.columns() ?? 80,
    })
    .showHelpAfterError('Run it with --help for usage.');
}

/** Adds examples and the address of the documentation to the help of a command and of all commands below it. */
function addHelpEnds(command: Command, path: readonly string[] = []): void {
  command.addHelpText('after', () => helpEnd(path));
  for (const below of command.commands) addHelpEnds(below, [...path, below.name()]);
}

function helpEnd(path: readonly string[]): string {
  const lines = examples[path.join(' ')] ?? [];
  const place = whereDocumented();
  return [
    ...(lines.length === 0
      ? []
      : ['', lines.length === 1 ? 'Example:' : 'Examples:', ...lines.map((line) => `  ${line}`)]),
    ...(place === null ? [] : ['', `Documentation: ${place}`]),
  ].join('\n');
}

/**
 * Returns the command line with `--help` in place of the word `help`. Any other stays as it is.
 *
 * @throws CommanderError if it asks for help on a command that does not exist: Commander would show all of its help
 * @example
 * withHelpFlag(program, ['node', 'thesisdesk', 'help', 'rates', 'get']); // ['node', 'thesisdesk', 'rates', 'get', '--help']
 */
function withHelpFlag(program: Command, argv: readonly string[]): readonly string[] {
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
