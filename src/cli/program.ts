import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { declareDeskCommands } from './commands/declare-desk-commands.ts';
import { declareRecordCommands, declareServiceCommands } from './commands/declare-service-commands.ts';
import type { Terminal } from './terminal/terminal.ts';
import { printableLines } from './terminal/text/printable.ts';

/**
 * Runs one command line. A command's own code is loaded when that command runs, so that the program starts
 * fast.
 *
 * @param argv as in `process.argv`, with the program's own two entries first
 * @returns the exit code: 0, 1 when a document failed, 2 when the command line is wrong
 * @throws UsageError where a command finds its arguments wrong
 * @example
 * await runProgram(['node', 'thesisdesk', '--version'], terminal); // 0
 */
export async function runProgram(argv: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  const said = { output: '', errors: '' };
  const program = rootCommand(terminal, said);
  const documents = 'documents (.docx), or folders that contain them';
  const boundaries =
    'JSON file that says where body and references start and what counts (one document only)';
  const timeLimit = 'time limit for each document in seconds (default: 60)';

  program
    .command('analyse')
    .alias('analyze')
    .description('Count what an editor charges for.')
    .argument('<file...>', documents)
    .option('--json', 'one JSON document per line and file')
    .option('--explain', 'show what the numbers rest on')
    .option('--html <file>', 'write the painted document to an HTML file (one document only)')
    .option('--open', 'show the painted document in the browser (one document only)')
    .option('--boundaries <file>', boundaries)
    .option('--time-limit <seconds>', timeLimit)
    .action(async (files: string[], _options: unknown, command: Command) => {
      const { analyseCommand } = await import('./commands/analyse.ts');
      exitCode = await analyseCommand(files, command.optsWithGlobals(), terminal);
    });

  program
    .command('quote')
    .description('Quote documents by a rate schedule.')
    .argument('<file...>', documents)
    .option('--service <type>', 'the service to price, such as editing, formatting, editing_and_formatting')
    .option('--rates <file>', 'your rate schedule in JSON (default: the starter rates)')
    .option('--boundaries <file>', boundaries)
    .option('--time-limit <seconds>', timeLimit)
    .option('--format <format>', 'format of the quote: text, markdown, html or csv')
    .option('--client <name>', "the client's name on the quote")
    .option('--json', 'one JSON document per line and file')
    .action(async (files: string[], _options: unknown, command: Command) => {
      const { quoteCommand } = await import('./commands/quote.ts');
      exitCode = await quoteCommand(files, command.optsWithGlobals(), terminal);
    });

  program
    .command('compare')
    .description('Show what a later version of a document has changed.')
    .argument('<earlier>', 'the earlier document (.docx)')
    .argument('<later>', 'the later one')
    .option('--time-limit <seconds>', timeLimit)
    .option('--json', 'print JSON')
    .action(async (earlier: string, later: string, _options: unknown, command: Command) => {
      const { compareCommand } = await import('./commands/compare.ts');
      exitCode = await compareCommand(earlier, later, command.optsWithGlobals(), terminal);
    });

  const end = (code: number) => {
    exitCode = code;
  };
  declareServiceCommands(program, terminal, end);
  declareDeskCommands(program, terminal, end);
  declareRecordCommands(program, terminal, end);

  try {
    await program.parseAsync(argv);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode === 0 ? 0 : 2;
  }
  if (said.output !== '') await terminal.output.write(said.output);
  if (said.errors !== '') await terminal.errors.write(said.errors);
  return exitCode;
}

/** What commander has to say is gathered in `said`, because it does not wait for its own writes. */
function rootCommand({ output, errors }: Terminal, said: { output: string; errors: string }): Command {
  return new Command('thesisdesk')
    .description('Counts, quotes and accepts dissertations (.docx).')
    .version(packageJson.version, '--version', 'show the version')
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
