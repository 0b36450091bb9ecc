import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';

/**
 * Declares what is done with documents, without a desk. As with all commands, what one does is loaded when it runs.
 *
 * @param end takes the exit code
 */
export function declareDocuments(program: Command, terminal: Terminal, end: (code: number) => void): void {
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
      const { analyseCommand } = await import('./analyse.ts');
      end(await analyseCommand(files, command.optsWithGlobals(), terminal));
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
      const { quoteCommand } = await import('./quote.ts');
      end(await quoteCommand(files, command.optsWithGlobals(), terminal));
    });
}
