import { randomInt } from 'node:crypto';
import { countsOf } from '../../../core/docx/revision/document-changes.ts';
import { isFromInput, mustHaveInput } from '../../documents/input/find-documents.ts';
import { openAnalyser, parseTimeLimit } from '../../documents/input/open-analyser.ts';
import { atTerminal, problemOf } from '../../documents/problem.ts';
import { changeLines } from '../../documents/reports/change-lines.ts';
import { printError } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface CompareCommandOptions {
  json?: boolean;
  /** Seconds that one document may take. */
  timeLimit?: string;
  debug?: boolean;
}

/**
 * `thesisdesk compare EARLIER LATER`: shows what changed between two versions of a document, part by part.
 *
 * @returns the exit code: 1 if one of them cannot be read
 * @throws UsageError for a time limit that cannot be used, for `-` at a keyboard, and for two of them
 * @example
 * await compareCommand('first.docx', 'second.docx', {}, terminal); // 0
 */
export async function compareCommand(
  earlierPath: string,
  laterPath: string,
  options: CompareCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const documents = [{ path: earlierPath }, { path: laterPath }];
  if (documents.every(isFromInput)) throw new UsageError(oneFromInput);
  mustHaveInput(documents, terminal);
  const analyser = await openAnalyser(1, terminal, parseTimeLimit(options.timeLimit));
  let path = earlierPath;
  try {
    const seed = randomInt(2 ** 31);
    const { fingerprint: earlier, analysis: before } = await analyser.analyse(path, {
      fingerprint: { seed },
    });
    path = laterPath;
    const { changes, analysis: after } = await analyser.analyse(path, { earlier });
    if (!changes) throw new TypeError('Two documents that were read are compared.');
    const counts = countsOf((key) => ({ before: before[key], after: after[key] }));
    await printResult(terminal, options.json === true, {
      json: [{ before, after, ...changes }],
      text: () => changeLines(changes, counts, terminal.output.style),
    });
    return 0;
  } catch (error) {
    await printError(
      terminal.errors,
      `${path}: ${atTerminal(problemOf(error).message)}`,
      error,
      options.debug ?? false,
    );
    return 1;
  } finally {
    await analyser.close();
  }
}

const oneFromInput = '- reads one document from standard input. Name a file for the other one.';
