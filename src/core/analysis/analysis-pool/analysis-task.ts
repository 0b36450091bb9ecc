import { createReadStream } from 'node:fs';
import { type AnalyseOptions, analyseDocx, type OutlinedResult } from '../../docx/analyse.ts';
import { DeskError } from '../../errors.ts';
import { systemErrorCode } from '../../system-error.ts';
import { type AnalysisOutcome, isBeyondEngine, refusalOf, tookTooMuchMemory } from './analysis-outcome.ts';

/** One document to analyse: where it lies, or its bytes; and how. */
export type AnalysisTask = ({ path: string } | { bytes: Uint8Array }) & {
  options?: AnalyseOptions | undefined;
};

/**
 * Analyses one document. It resolves to a refusal where `analyseDocx` throws a DeskError, and where the document has
 * more of something than the engine can hold. It rejects only for a fault in thesisdesk itself.
 *
 * @example
 * const outcome = await runAnalysisTask({ path: 'thesis.docx' });
 * if ('result' in outcome) outcome.result.analysis.textWordCount; // 48_210
 */
export async function runAnalysisTask(task: AnalysisTask): Promise<AnalysisOutcome> {
  try {
    const { options } = task;
    const result =
      'path' in task ? await analyseFile(task.path, options) : await analyseDocx(task.bytes, options);
    return { result };
  } catch (error) {
    if (error instanceof DeskError) return { refusal: refusalOf(error) };
    if (isBeyondEngine(error)) return { refusal: refusalOf(tookTooMuchMemory(error)) };
    throw error;
  }
}

/**
 * Analyses the document at a path.
 *
 * @throws DeskError `file_unreadable`, and what `analyseDocx` throws
 * @example
 * const { analysis } = await analyseFile('thesis.docx');
 */
export async function analyseFile(path: string, options: AnalyseOptions = {}): Promise<OutlinedResult> {
  return analyseDocx(chunksOf(path), options);
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: 1024 * 1024 });
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): DeskError {
  const code = systemErrorCode(error) ?? 'unknown';
  const message = sentences[code] ?? `This file cannot be read (${code}).`;
  return new DeskError('file_unreadable', message, { details: { systemCode: code }, cause: error });
}

const sentences: Record<string, string> = {
  ENOENT: 'No file at this path.',
  ENOTDIR: 'No file at this path.',
  ENAMETOOLONG: 'No file at this path, which is longer than a path can be.',
  EACCES: 'You are not allowed to read this file.',
  EPERM: 'You are not allowed to read this file.',
  EISDIR: 'This is a folder, not a file.',
  ELOOP: 'This link leads back to itself.',
};
