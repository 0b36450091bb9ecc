import { createReadStream } from 'node:fs';
import type { AnalysisResult } from './analysis.ts';
import { type AnalyseOptions, analyseDocx } from './docx/analyse.ts';
import { DeskError, type DeskErrorCode } from './errors.ts';

/** One document for a worker thread: where it lies, or its bytes; and how to analyse it. */
export type AnalysisTask = ({ path: string } | { bytes: Uint8Array<ArrayBuffer> }) & {
  options?: AnalyseOptions;
};

/** What comes back. A refusal is plain data, because an error loses its code between threads. */
export type AnalysisOutcome = { result: AnalysisResult } | { refusal: Refusal };

/** A {@link DeskError} as plain data. */
export interface Refusal {
  code: DeskErrorCode;
  message: string;
  details: Record<string, unknown>;
  /** The error behind it with its stack, for `--debug` and the log. */
  cause?: string;
}

/**
 * Analyses one document; this is what a thread of {@link createAnalysisPool} runs. It resolves to a refusal
 * where `analyseDocx` throws a DeskError, and rejects only for a fault in thesisdesk itself.
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
export async function analyseFile(path: string, options: AnalyseOptions = {}): Promise<AnalysisResult> {
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
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const message = sentences[code] ?? `This file cannot be read (${code}).`;
  return new DeskError('file_unreadable', message, { details: { systemCode: code }, cause: error });
}

function refusalOf({ code, message, details, cause }: DeskError): Refusal {
  const refusal: Refusal = { code, message, details: cloneable(details) };
  if (cause === undefined) return refusal;
  return { ...refusal, cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
}

/** Details that cannot pass between threads must not cost the code that goes with them. */
function cloneable(details: Record<string, unknown>): Record<string, unknown> {
  try {
    return structuredClone(details);
  } catch {
    return {};
  }
}

const sentences: Record<string, string> = {
  ENOENT: 'There is no file at this path.',
  ENOTDIR: 'There is no file at this path.',
  ENAMETOOLONG: 'There is no file at this path, which is longer than a path can be.',
  EACCES: 'You have no right to read this file.',
  EPERM: 'You have no right to read this file.',
  EISDIR: 'This is a folder, not a file.',
  ELOOP: 'This link leads back to itself.',
};
