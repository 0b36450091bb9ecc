import { endingOf } from './documents/problem.ts';
import { runProgram } from './program.ts';
import { printError } from './terminal/print-error.ts';
import { processTerminal } from './terminal/process-terminal.ts';
import { OutputClosed, type Terminal } from './terminal/terminal.ts';

/**
 * The command line program.
 *
 * @param argv as in `process.argv`
 * @returns the exit code: 0, 1 if a document failed, 2 if the command line is wrong
 * @example
 * process.exitCode = await main(process.argv);
 */
export async function main(argv: string[], terminal: Terminal = processTerminal()): Promise<number> {
  try {
    return await runProgram(argv, terminal);
  } catch (error) {
    if (error instanceof OutputClosed) return 0;
    const { sentences, exitCode } = endingOf(error);
    await printError(terminal.errors, sentences, error, argv.includes('--debug'));
    return exitCode;
  }
}
