import type { Analysis } from '../../core/docx/analysis.ts';
import type { PriceTable } from '../../core/pricing/price-table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { analysisFileStep } from './files/analysis-file.ts';
import { boundariesText } from './files/boundaries-text.ts';
import { mustBeFree, standardOutput, writeNamed } from './files/named-file.ts';
import { type CommandFiles, mustBeSeparate } from './files/separate-files.ts';
import { handleDocuments, type Presentation, type Step } from './handle-documents.ts';
import { type FoundDocument, findDocuments } from './input/find-documents.ts';
import { parseTimeLimit } from './input/open-analyser.ts';
import { readBoundaries } from './input-files.ts';
import { asTyped, type BoundaryFlags, withFlags } from './known-better/boundary-flags.ts';
import type { NumberFlags } from './known-better/numbers-by-hand.ts';

/** The options of every command on documents. */
export interface DocumentOptions extends BoundaryFlags, NumberFlags {
  json?: boolean;
  /** Show what the numbers rest on. */
  explain?: boolean;
  /** The file to write the painted document to. */
  html?: string;
  /** Show the painted document in the browser. */
  open?: boolean;
  /** The file to write what counts as what to, for editing. */
  writeBoundaries?: string;
  /** Replace existing files. */
  force?: boolean;
  /** Seconds that one document may take. */
  timeLimit?: string;
  debug?: boolean;
}

/**
 * Handles documents according to the options that all commands on documents share.
 *
 * @returns the exit code
 * @throws UsageError, before any document is read, for options that cannot be used
 * @example
 * await handleAsAsked(['thesis.docx'], { explain: true }, terminal, () => evidenceLines(terminal.output));
 */
export async function handleAsAsked(
  paths: readonly string[],
  options: DocumentOptions,
  terminal: Terminal,
  present: (paths: string[]) => Presentation,
  { last = null, pricesOf, onOutput = [], files = { written: [], read: [] } }: AskedBesides = {},
): Promise<number> {
  const { debug = false, html, open = false, force } = options;
  const documents = await findDocuments(paths);
  await mustBeSeparate(allFiles(documents, options, files));
  const boundaries = await withFlags(await readBoundaries(options.boundaries), options);
  const timeLimit = parseTimeLimit(options.timeLimit);
  const isFileOnOutput = isOutputTaken(options, onOutput);
  const asksForPage = html !== undefined || open;
  const steps = [
    await numbersStep(options),
    await boundariesStep(options, terminal),
    asksForPage && (await analysisFileStep({ html, force, open, pricesOf }, terminal)),
  ];
  const taken = [...steps.filter((step) => step !== false), ...(last ? [last.step] : [])];
  return handleDocuments(
    documents,
    {
      ...{ debug, boundaries, timeLimit, present: isFileOnOutput ? () => elsewhere : present },
      forOne: [
        ...flagsForOne.flatMap(({ flag, name }) => (isGiven(options[name]) ? [flag] : [])),
        ...(last ? [last.flag] : []),
      ],
      outline: asksForPage,
      known: (['tables', 'figures'] as const).filter((name) => options[name] !== undefined),
      inWords: (message) => asTyped(message, options),
      async finish(path, result) {
        let finished = result;
        for (const step of taken) finished = await step(path, finished);
        return finished;
      },
    },
    terminal,
  );
}

/** What a command adds to the common handling. */
export interface AskedBesides {
  /** A last step for a single document. */
  last?: LastStep | null;
  /** The prices to show with the painted document. @default none */
  pricesOf?: (analysis: Analysis) => PriceTable;
  /** The command's own flags for what goes to standard output. @default none */
  onOutput?: readonly string[];
  /** The command's own files. @default none */
  files?: CommandFiles;
}

function allFiles(
  documents: readonly FoundDocument[],
  { html, boundaries, writeBoundaries }: DocumentOptions,
  { written, read }: CommandFiles,
): CommandFiles {
  return {
    written: [
      ...written,
      { flag: '--html', path: html },
      { flag: '--write-boundaries', path: writeBoundaries, mayReplace: boundaries },
    ],
    read: [...documents.map(({ path }) => path), ...read, boundaries],
  };
}

/** Prints nothing, because what there is to show is written elsewhere. */
export const elsewhere: Presentation = {
  success: () => '',
  failure: () => '',
  doubts: (_path, { report }) => report.doubts,
};

/**
 * Whether standard output carries a file in place of the numbers.
 *
 * @throws UsageError if it would have to carry anything else too
 */
function isOutputTaken(
  { html, writeBoundaries, json, explain, open }: DocumentOptions,
  others: readonly string[],
): boolean {
  const files = [
    ...(html === standardOutput ? ['--html -'] : []),
    ...(writeBoundaries === standardOutput ? ['--write-boundaries -'] : []),
  ];
  if (files.length === 0) return false;
  const all = [...files, ...others, ...(json ? ['--json'] : []), ...(explain ? ['--explain'] : [])];
  if (all.length > 1) throw new UsageError(`Standard output can carry only one of ${all.join(', ')}.`);
  if (open && html === standardOutput) throw new UsageError('--open needs a file. Name one with --html.');
  return true;
}

/** A step for a single document, for the flag of this name. */
export interface LastStep {
  flag: string;
  step: Step;
}

/** Flags that work only with a single document. */
const flagsForOne = [
  { flag: '--boundaries', name: 'boundaries' },
  { flag: '--body-start', name: 'bodyStart' },
  { flag: '--front-pages', name: 'frontPages' },
  { flag: '--without', name: 'without' },
  { flag: '--tables', name: 'tables' },
  { flag: '--figures', name: 'figures' },
  { flag: '--html', name: 'html' },
  { flag: '--open', name: 'open' },
  { flag: '--write-boundaries', name: 'writeBoundaries' },
] as const;

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== false;
}

async function numbersStep(options: DocumentOptions): Promise<Step | false> {
  if (options.tables === undefined && options.figures === undefined) return false;
  const { numbersIn, withNumbers } = await import('./known-better/numbers-by-hand.ts');
  const numbers = numbersIn(options);
  return async (_path, result) => withNumbers(result, numbers);
}

async function boundariesStep(
  { writeBoundaries, force }: DocumentOptions,
  terminal: Terminal,
): Promise<Step | false> {
  if (writeBoundaries === undefined) return false;
  await mustBeFree(writeBoundaries, { force });
  return async (_path, result) => {
    await writeNamed(writeBoundaries, await boundariesText(result.report), { force }, terminal);
    return result;
  };
}
