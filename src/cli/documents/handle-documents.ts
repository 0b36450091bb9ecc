import type { OutlinedResult } from '../../core/docx/analyse.ts';
import type { AnalysisResult } from '../../core/docx/analysis.ts';
import type { Boundaries } from '../../core/schemas/boundaries.ts';
import { printError, remark, warn } from '../terminal/print-error.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { atTerminal } from './at-terminal.ts';
import { type FoundDocument, findDocuments, standardInput } from './input/find-documents.ts';
import { type Analyser, openAnalyser } from './input/open-analyser.ts';
import { type Problem, problemOf } from './problem.ts';
import { startProgressBar } from './progress-bar.ts';

export interface HandlingOptions {
  /** Show the stack of what goes wrong. */
  debug: boolean;
  /** How to present the outcomes, once it is known which documents there are. */
  present: (paths: string[]) => Presentation;
  /** What the operator knows better about the one document there is. */
  boundaries?: Boundaries | undefined;
  /** Seconds that one document may take. */
  timeLimit: number;
  /** Flags that were given and go with one document only, such as `--boundaries`. */
  forOne?: readonly string[];
  /** The result as it is to be shown; the document is read as an outline too where `outline` is set. */
  finish?: ((path: string, result: OutlinedResult) => Promise<OutlinedResult>) | undefined;
  outline?: boolean;
  /** A refusal in the words of the command line. */
  inWords?: ((message: string) => string) | undefined;
  /** @default {@link openAnalyser} */
  open?: typeof openAnalyser;
}

/**
 * What every command on documents does: finds them, analyses them, and shows what came out, in order. One that
 * fails does not stop the others.
 *
 * @returns the exit code: 0, or 1 when a document failed
 * @throws UsageError for what goes with one document where there is not exactly one
 * @example
 * await handleDocuments(['a.docx', 'theses'], { debug: false, present: () => jsonLines(), timeLimit: 60 }, terminal);
 */
export async function handleDocuments(
  paths: readonly string[],
  options: HandlingOptions,
  terminal: Terminal,
): Promise<number> {
  const { debug, present, boundaries, timeLimit, forOne = [], outline = false, finish } = options;
  const { inWords = (message) => message, open = openAnalyser } = options;
  const { output, errors } = terminal;
  const documents = await findDocuments(paths);
  if (documents.length !== 1) {
    if (forOne.length > 0)
      throw new UsageError(`${listed(forOne)} one document, not with ${documents.length}.`);
    if (documents.some(({ path }) => path === standardInput)) throw new UsageError(inputAlone);
  } else if (documents[0]?.path === standardInput && terminal.input === null) throw new UsageError(noInput);
  const readable = documents.filter(({ error }) => error === undefined);
  const presentation = present(documents.map(({ path }) => path));
  const bar = startProgressBar(documents.length, terminal);
  let exitCode = 0;

  const show = async ({ path, text, warnings, failure }: Shown) => {
    if (failure !== undefined) {
      exitCode = 1;
      await printError(errors, `${path}: ${failure.problem.message}`, failure.error, debug);
    }
    if (text !== '') await output.write(text);
    for (const warning of warnings) await warn(errors, `${path}: ${warning}`);
  };
  try {
    const analyser = await open(readable.length, terminal, timeLimit);
    try {
      const { atOnce } = analyser;
      const analyse = async (path: string) => {
        const result = await analyser.analyse(path, { boundaries, outline });
        return finish ? finish(path, result) : result;
      };
      for await (const outcome of runDocuments(documents, { atOnce, analyse }, bar.advance)) {
        await bar.aside(() => show(shownOf(outcome, presentation, inWords)));
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

const noInput = '- reads a document from the standard input. Pass one with <, or with a pipe.';
const inputAlone = '- stands for one document that comes by the standard input. Give it alone.';

function listed(flags: readonly string[]): string {
  const last = flags.at(-1) ?? '';
  return flags.length === 1 ? `${last} works with` : `${flags.slice(0, -1).join(', ')} and ${last} work with`;
}

/** What is to be written for one document. */
interface Shown {
  path: string;
  /** For standard output. */
  text: string;
  warnings: string[];
  failure?: { problem: Problem; error: unknown };
}

function shownOf(
  outcome: DocumentOutcome,
  presentation: Presentation,
  inWords: (message: string) => string,
): Shown {
  const { path } = outcome;
  try {
    if ('error' in outcome) throw outcome.error;
    const text = presentation.success(path, outcome.result);
    return { path, text, warnings: presentation.warnings?.(path, outcome.result) ?? [] };
  } catch (error) {
    const { code, message } = problemOf(error);
    const problem = { code, message: atTerminal(inWords(message)) };
    return { path, text: presentation.failure(path, problem), warnings: [], failure: { problem, error } };
  }
}

/** What became of one document. */
type DocumentOutcome = { path: string } & ({ result: AnalysisResult } | { error: unknown });

/**
 * Analyses documents at once where the analyser can, and gives the outcomes in the order of the documents, each
 * as soon as it and all before it are there. However many documents there are, only a few outcomes are held.
 *
 * @param onFinished is called as soon as a document is finished, in whatever order
 * @example
 * for await (const outcome of runDocuments([{ path: 'a.docx' }], analyser)) show(outcome);
 */
export async function* runDocuments(
  documents: readonly FoundDocument[],
  analyser: Pick<Analyser, 'atOnce' | 'analyse'>,
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

/** Never rejects: an outcome that nobody waits for any more must not end the process. */
async function outcomeOf(
  { path, error }: FoundDocument,
  analyser: Pick<Analyser, 'analyse'>,
): Promise<DocumentOutcome> {
  if (error !== undefined) return { path, error };
  try {
    return { path, result: await analyser.analyse(path) };
  } catch (failure) {
    return { path, error: failure };
  }
}

/** While one long document is read, the other processes go on with this many after it. */
const aheadPerProcess = 8;

/** How the outcome of each document is put into words. Texts end with a line break where they are not empty. */
export interface Presentation {
  /** What standard output gets for a document. Throws a DeskError where there is no answer to give for it. */
  success(path: string, result: AnalysisResult): string;
  /** What standard output gets for one that failed. People learn of it on standard error in any case. */
  failure(path: string, problem: Problem): string;
  /** Sentences for standard error after a document. */
  warnings?(path: string, result: AnalysisResult): string[];
  /** What standard output gets at the end. */
  ending?(): string;
  /** Sentences for standard error at the end. */
  closing?(): string[];
}
