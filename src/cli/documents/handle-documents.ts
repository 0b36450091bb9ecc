import type { Boundaries } from '../../core/schemas/boundaries.ts';
import { complain, remark, warn } from '../terminal/print-error.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { findDocuments } from './find-documents.ts';
import { openAnalyser } from './open-analyser.ts';
import type { Presentation } from './presentation.ts';
import { type Problem, problemOf } from './problem.ts';
import { startProgressBar } from './progress-bar.ts';
import { type DocumentOutcome, runDocuments } from './run-documents.ts';

export interface HandlingOptions {
  /** Show the stack of what goes wrong. */
  debug: boolean;
  /** How to present the outcomes, once it is known which documents there are. */
  present: (paths: string[]) => Presentation;
  /** What the operator knows better about the one document there is. */
  boundaries?: Boundaries | undefined;
  /** Seconds that one document may take. */
  timeLimit: number;
  /** @default {@link openAnalyser} */
  open?: typeof openAnalyser;
}

/**
 * What every command on documents does: finds them, analyses them, and shows what came out, in order. One that
 * fails does not stop the others.
 *
 * @returns the exit code: 0, or 1 when a document failed
 * @throws UsageError for boundaries where there is not exactly one document
 * @example
 * await handleDocuments(['a.docx', 'theses'], { debug: false, present: () => jsonLines(), timeLimit: 60 }, terminal);
 */
export async function handleDocuments(
  paths: readonly string[],
  { debug, present, boundaries, timeLimit, open = openAnalyser }: HandlingOptions,
  terminal: Terminal,
): Promise<number> {
  const { output, errors } = terminal;
  const documents = await findDocuments(paths);
  if (boundaries !== undefined && documents.length !== 1)
    throw new UsageError(`--boundaries works with one document, not with ${documents.length}.`);
  const readable = documents.filter(({ error }) => error === undefined);
  const presentation = present(documents.map(({ path }) => path));
  const bar = startProgressBar(documents.length, terminal);
  let exitCode = 0;

  const show = async ({ path, text, warnings, failure }: Shown) => {
    if (failure !== undefined) {
      exitCode = 1;
      await complain(errors, `${path}: ${failure.problem.message}`, failure.error, debug);
    }
    if (text !== '') await output.write(text);
    for (const warning of warnings) await warn(errors, `${path}: ${warning}`);
  };
  try {
    const analyser = await open(readable.length, terminal.cores, timeLimit);
    try {
      const { atOnce } = analyser;
      const analyse = (path: string) => analyser.analyse(path, { boundaries });
      for await (const outcome of runDocuments(documents, { atOnce, analyse }, bar.advance)) {
        await bar.aside(() => show(shownOf(outcome, presentation)));
      }
    } finally {
      await analyser.close();
    }
  } finally {
    bar.end();
  }
  for (const line of presentation.closing?.() ?? []) await remark(errors, line);
  return exitCode;
}

/** What is to be written for one document. */
interface Shown {
  path: string;
  /** For standard output. */
  text: string;
  warnings: string[];
  failure?: { problem: Problem; error: unknown };
}

function shownOf(outcome: DocumentOutcome, presentation: Presentation): Shown {
  const { path } = outcome;
  try {
    if ('error' in outcome) throw outcome.error;
    const text = presentation.success(path, outcome.result);
    return { path, text, warnings: presentation.warnings?.(path, outcome.result) ?? [] };
  } catch (error) {
    const problem = problemOf(error);
    return { path, text: presentation.failure(path, problem), warnings: [], failure: { problem, error } };
  }
}
