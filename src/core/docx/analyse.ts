import type { Analysis, AnalysisResult } from './analysis.ts';
import type { Boundaries, CheckedBoundaries } from './corrections/boundaries.ts';
import type { LearntWeights } from './decide/calibration.ts';
import { decideDissertation } from './decide/decide-dissertation.ts';
import type { Outline } from './outline/outline.ts';
import { outlineOf } from './outline/outline-of.ts';
import { bytesOf, type DocumentSource } from './package/document-source.ts';
import type { DocxLimits } from './package/limits.ts';
import { openDocx } from './package/open.ts';
import { isBeyondEngine, tookTooMuchMemory } from './package/refusals/too-costly.ts';
import { type Dissertation, readDissertation } from './read-dissertation.ts';
import { compareFingerprints } from './revision/compare.ts';
import type { DocumentChanges } from './revision/document-changes.ts';
import { type Fingerprint, fingerprintOf } from './revision/fingerprint.ts';
import { mostDigestedWords } from './text/word-digests.ts';

export interface AnalyseOptions {
  /** Sizes above which a file is refused; omitted ones keep their defaults. */
  limits?: Partial<DocxLimits> | undefined;
  /** What you know better: where the body starts, the reference lists, what to count, the number of front pages. */
  boundaries?: Boundaries | undefined;
  /** Also returns the document as a readable outline, which takes somewhat longer. @default false */
  outline?: boolean | undefined;
  /** Numbers that are set by hand: the outline does not say that they are in doubt. */
  known?: readonly (keyof Analysis)[] | undefined;
  /**
   * Also returns the fingerprint by which a later version can be compared with this document. The seed is any whole
   * number that the documents' authors do not know.
   */
  fingerprint?: { seed: number } | undefined;
  /** The fingerprint of an earlier version; also returns what has changed since then. */
  earlier?: Fingerprint | undefined;
}

/** What {@link analyseDocx} resolves to if an outline, a fingerprint or a comparison is requested. */
export interface OutlinedResult extends AnalysisResult {
  outline?: Outline;
  fingerprint?: Fingerprint;
  changes?: DocumentChanges;
}

/**
 * Reads a dissertation and counts what the price of editing it is based on: words of the text, words of the reference
 * lists, tables, figures, and pages before the main body. The report that comes with the numbers explains each of
 * them. The document is streamed; only headings, captions and the starts of paragraphs are kept in memory.
 *
 * @param source the `.docx` file: its path, its bytes, or a stream of them
 * @throws DeskError with a code that starts with `document_` for a file that cannot be read (the message is meant for
 * the person who sent it); `file_unreadable` if there is no readable file at the path; `input_invalid` for boundaries
 * that are not valid or not in the document
 * @throws TypeError for a source of any other kind
 * @example
 * import { analyseDocx } from 'thesisdesk';
 *
 * const { analysis, report } = await analyseDocx('thesis.docx');
 * console.log(analysis.textWordCount, report.bodyStart.heading);
 */
export function analyseDocx(source: DocumentSource, options: AnalyseOptions = {}): Promise<OutlinedResult> {
  return analyseInSteps(source, options);
}

/** Runs a step of the analysis that never pauses, so that nothing else in this thread gets its turn meanwhile. */
export type RunStep = <Result>(step: () => Result) => Result;

/**
 * Does what {@link analyseDocx} does, for a caller that has means to stop a step that takes too long. Reading pauses
 * often; deciding never does.
 *
 * @param decide runs the step that decides; what it throws is thrown
 */
export async function analyseInSteps(
  source: DocumentSource,
  options: AnalyseOptions = {},
  decide: RunStep = (step) => step(),
): Promise<OutlinedResult> {
  try {
    const boundaries = await checked(options.boundaries);
    const seed = (options.fingerprint ?? options.earlier)?.seed;
    const budget = seed === undefined ? undefined : { seed, wordsLeft: mostDigestedWords };
    const dissertation = await readDissertation(await openDocx(bytesOf(source), options.limits), budget);
    return decide(() => decided(dissertation, boundaries, { ...options, seed }));
  } catch (error) {
    throw isBeyondEngine(error) ? tookTooMuchMemory(error) : error;
  }
}

/** Decides what was read. `seed` is that of the fingerprint; undefined if none is needed. */
function decided(
  dissertation: Dissertation,
  boundaries: CheckedBoundaries,
  { seed, outline, known, fingerprint: wanted, earlier }: AnalyseOptions & { seed: number | undefined },
): OutlinedResult {
  if (!outline && seed === undefined) return analyseDissertation(dissertation, boundaries);
  const decision = decideDissertation(dissertation, boundaries);
  const fingerprint = seed === undefined ? undefined : fingerprintOf(dissertation, decision, seed);
  return {
    ...decision.result,
    ...(outline && { outline: outlineOf(dissertation, decision, known) }),
    ...(wanted && fingerprint && { fingerprint }),
    ...(earlier && fingerprint && { changes: compareFingerprints(earlier, fingerprint) }),
  };
}

/** Loads the schemas only when there are boundaries, because most analyses have none. */
async function checked(boundaries: Boundaries | undefined): Promise<CheckedBoundaries> {
  if (boundaries === undefined) return {};
  const { parseBoundaries } = await import('./corrections/boundaries.ts');
  return parseBoundaries(boundaries);
}

/**
 * Makes the decisions only: returns what an analysis makes of a dissertation that has already been read.
 *
 * @param weights the weights to use instead of those learnt from all documents
 */
export function analyseDissertation(
  dissertation: Dissertation,
  boundaries?: CheckedBoundaries,
  weights?: LearntWeights,
): AnalysisResult {
  return decideDissertation(dissertation, boundaries, weights).result;
}
