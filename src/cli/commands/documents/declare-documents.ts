import { type Command, Option } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { oneMore, runner } from '../command-declaration.ts';

/**
 * Declares the commands on documents, which need no desk. As with all commands, a command's code is loaded when it
 * runs.
 */
export function declareDocuments(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  onDocuments(
    program.command('analyse').alias('analyze').description('Count what an editor charges for.'),
  ).action(runs(async () => (await import('./analyse.ts')).analyseCommand));

  onDocuments(program.command('quote').description('Quote documents with a rate schedule.'))
    .option('--service <service>', 'only this one, by its id or as it is printed (default: all)')
    .option('--rates <file>', "a rate schedule in JSON (default: the desk's rates, else starter rates)")
    .option('--data <folder>', 'the data folder of a desk whose rates to use')
    .addOption(
      new Option('--format <format>', 'write the quote as a document to send').choices(documentFormats),
    )
    .option('--output <file>', 'the file to write that document to (default: standard output)')
    .option('--client <name>', "the client's name on that document")
    .option('--font <file>', 'a TrueType font for names in a PDF (default: a system font)')
    .action(runs(async () => (await import('./quote.ts')).quoteCommand));

  program
    .command('compare')
    .description('Show what changed in a later version of a document.')
    .argument('<earlier>', 'the earlier document (.docx)')
    .argument('<later>', 'the later one')
    .option('--json', 'print JSON')
    .option('--time-limit <seconds>', 'time limit for each document in seconds (default: 60)')
    .action(runs(async () => (await import('./compare.ts')).compareCommand));
}

/** Adds the options of every command that reads documents. */
function onDocuments(command: Command): Command {
  return command
    .argument(
      '<file...>',
      'documents (.docx), folders, patterns such as "theses/*.docx", or - for standard input',
    )
    .option('--json', 'one JSON document per line and file')
    .option('--explain', 'show what the numbers rest on')
    .option(
      '--html <file>',
      'write the document, coloured by what counts as what, to an HTML file, or to - (one document only)',
    )
    .option('--open', 'show that page in the browser (one document only)')
    .option('--body-start <heading>', 'where the main body starts (one document only)')
    .option('--front-pages <number>', 'pages before the main body (one document only)')
    .option('--without <heading>', 'a part not to count; repeatable (one document only)', oneMore)
    .option('--tables <number>', 'how many tables there are (one document only)')
    .option('--figures <number>', 'how many figures there are (one document only)')
    .option(
      '--boundaries <file>',
      'your corrections of where parts begin and what counts, in JSON (one document only)',
    )
    .option(
      '--write-boundaries <file>',
      'write the boundaries to a file or -, for you to edit (one document only)',
    )
    .option('--force', 'replace an existing file')
    .option('--time-limit <seconds>', 'time limit for each document in seconds (default: 60)');
}

const documentFormats = ['text', 'markdown', 'html', 'csv', 'pdf'];
