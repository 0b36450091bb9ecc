import type { OutlinedResult } from '../../core/docx/analyse.ts';
import type { Analysis, AnalysisResult } from '../../core/docx/analysis.ts';
import type { Boundaries } from '../../core/docx/corrections/boundaries.ts';
import { printError, remark, warn } from '../terminal/print-error.ts';
import { OutputClosed, type Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { type FoundDocument, isFromInput, mustHaveInput } from './input/find-documents.ts';
import { type DocumentAnalyser, openAnalyser } from './input/open-analyser.ts';
import { atTerminal, type Problem, problemOf } from './problem.ts';
import { startProgressBar } from './progress-bar.ts';

/** What is done with a document's result before it is shown. */
export type Step = (path: string, result: OutlinedResult) => Promise<OutlinedResult>;

export interface HandlingOptions {
  /** Show the stack of errors. */
  debug: boolean;
  /** How to present the outcomes, given the documents. */
  present: (paths: string[]) => Presentation;
  /** What the operator knows better about the single document. */
  boundaries?: Boundaries | undefined;
  /** Seconds that one document may take. */
  timeLimit: number;
  /** Given flags that work with one document only, such as `--boundaries`. */
  forOne?: readonly string[];
  /** Changes the result before it is shown; with `outline`, the document is also read as an outline. */
  finish?: Step | undefined;
  outline?: boolean;
  /** Numbers that are set by hand: the outline does not say that they are in doubt. */
  known?: readonly (keyof Analysis)[];
  /** Rewrites a refusal for the command line. */
  inWords?: ((message: string) => string) | undefined;
  /** @default {@link openAnalyser} */
  open?: typeof openAnalyser;
}

/**
 * Does what every command on documents does: analyses them, and shows the results in order. A document that fails does
 * not stop the others.
 *
 * @returns the exit code: 0, or 1 when a document failed
 * @throws UsageError for a flag that works with one document only, unless there is exactly one
 * @example
 * await handleDocuments([{ path: 'a.docx' }], { debug: false, present: () => jsonLines(), timeLimit: 60 }, terminal);
 */
export async function handleDocuments(
  documents: readonly FoundDocument[],
  options: HandlingOptions,
  terminal: Terminal,
): Promise<number> {
  const { debug, present, boundaries, timeLimit, forOne = [], outline = false, known, finish } = options;
  const { inWords = (message) => message, open = openAnalyser } = options;
  const { output, errors } = terminal;
  if (documents.length !== 1) {
    if (forOne.length > 0)
      throw new UsageError(`${listed(forOne)} one document, not with ${documents.length}.`);
    if (documents.some(isFromInput)) throw new UsageError(inputAlone);
  } else mustHaveInput(documents, terminal);
  const readable = documents.filter(({ error }) => error === undefined);
  const presentation = present(documents.map(({ path }) => path));
  const bar = startProgressBar(documents.length, terminal);
  let exitCode = 0;

  const show = async ({ path, text, doubts, failure }: DocumentOutput) => {
    if (failure !== undefined) {
      exitCode = 1;
      await printError(errors, `${path}: ${failure.problem.message}`, failure.error, debug);
    }
    if (text !== '') await output.write(text);
    for (const doubt of doubts) await warn(errors, `${path}: ${doubt}`);
  };
  try {
    const analyser = await open(readable.length, terminal, timeLimit);
    try {
      const { atOnce } = analyser;
      const analyse = async (path: string) => {
        const result = await analyser.analyse(path, { boundaries, outline, known });
        return finish ? finish(path, result) : result;
      };
      for await (const outcome of runDocuments(documents, { atOnce, analyse }, bar.advance)) {
        await bar.aside(() => show(outputOf(outcome, presentation, inWords)));
      }
    } finally {
      await analyser.close();
    }
  } finally {
    bar.end();
  }
  const ending = presentation.ending?.() ?? '';
  if (ending !== '') await output.write(ending);
  for (const line of presentation.closing?.() ?? []) await remark(errors, line);
  return exitCode;
}

const inputAlone = '- reads one document from standard input. Use it alone.';

function listed(flags: readonly string[]): string {
  const last = flags.at(-1) ?? '';
  return flags.length === 1 ? `${last} works with` : `${flags.slice(0, -1).join(', ')} and ${last} work with`;
}

/** The output for one document. */
interface DocumentOutput {
  path: string;
  /** For standard output. */
  text: string;
  /** For standard error. */
  doubts: string[];
  failure?: { problem: Problem; error: unknown };
}

function outputOf(
  outcome: DocumentOutcome,
  presentation: Presentation,
  inWords: (message: string) => string,
): DocumentOutput {
  const { path } = outcome;
  try {
    if ('error' in outcome) throw outcome.error;
    const text = presentation.success(path, outcome.result);
    return { path, text, doubts: presentation.doubts?.(path, outcome.result) ?? [] };
  } catch (error) {
    // Not the document's fault: nobody reads the output, or a file appeared where one was to be written.
    if (error instanceof OutputClosed || error instanceof UsageError) throw error;
    const { code, message } = problemOf(error);
    const problem = { code, message: atTerminal(inWords(message)) };
    return { path, text: presentation.failure(path, problem), doubts: [], failure: { problem, error } };
  }
}

/** The outcome of one document. */
type DocumentOutcome = { path: string } & ({ result: AnalysisResult } | { error: unknown });

/**
 * Analyses documents in parallel if the analyser can, and yields the outcomes in the order of the documents, each as
 * soon as it and all before it are ready. Only a few outcomes are held, however many documents there are.
 *
 * @param onFinished called as soon as a document is finished, in any order
 * @example
 * for await (const outcome of runDocuments([{ path: 'a.docx' }], analyser)) show(outcome);
 */
export async function* runDocuments(
  documents: readonly FoundDocument[],
  analyser: Pick<DocumentAnalyser, 'atOnce' | 'analyse'>,
  onFinished: () => void = () => {},
): AsyncGenerator<DocumentOutcome> {
  const underWay: Promise<DocumentOutcome>[] = [];
  for (const document of documents) {
    underWay.push(outcomeOf(document, analyser).finally(onFinished));
    if (underWay.length < aheadPerProcess * analyser.atOnce) continue;
    const first = underWay.shift();
    if (first !== undefined) yield await first;
  }
  while (underWay.length > 0) {
    const first = underWay.shift();
    if (first !== undefined) yield await first;
  }
}

/** Never rejects: an outcome that is no longer awaited must not end the process. */
async function outcomeOf(
  { path, error }: FoundDocument,
  analyser: Pick<DocumentAnalyser, 'analyse'>,
): Promise<DocumentOutcome> {
  if (error !== undefined) return { path, error };
  try {
    return { path, result: await analyser.analyse(path) };
  } catch (failure) {
    return { path, error: failure };
  }
}

/** While one long document is read, the other processes may work on this many documents after it. */
const aheadPerProcess = 8;

/** How outcomes are put into words. Texts that are not empty end with a line break. */
export interface Presentation {
  /** Standard output for a document. Throws a DeskError if there is no result for it. */
  success(path: string, result: AnalysisResult): string;
  /** Standard output for a failed document. The failure is reported on standard error in any case. */
  failure(path: string, problem: Problem): string;
  /** The doubts to print on standard error after a document. */
  doubts?(path: string, result: AnalysisResult): string[];
  /** Standard output at the end. */
  ending?(): string;
  /** Sentences for standard error at the end. */
  closing?(): string[];
}
