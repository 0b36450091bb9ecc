import type { OutlinedResult } from '../../docx/analyse.ts';
import { DeskError, type DeskErrorCode } from '../../errors.ts';

/** What came of a document. A refusal is plain data, because an error loses its code between processes. */
export type AnalysisOutcome = { result: OutlinedResult } | { refusal: Refusal };

/** A {@link DeskError} as plain data. */
export interface Refusal {
  code: DeskErrorCode;
  message: string;
  details: Record<string, unknown>;
  /** The error behind it with its stack, for `--debug` and the log. */
  cause?: string;
}

/** @throws DeskError where it is a refusal */
export function resultOf(outcome: AnalysisOutcome): OutlinedResult {
  if ('result' in outcome) return outcome.result;
  const { code, message, details, cause } = outcome.refusal;
  throw new DeskError(code, message, { details, cause });
}

export function refusalOf({ code, message, details, cause }: DeskError): Refusal {
  const refusal: Refusal = { code, message, details: cloneable(details) };
  if (cause === undefined) return refusal;
  return { ...refusal, cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
}

/** Details that cannot pass between processes must not cost the code that goes with them. */
function cloneable(details: Record<string, unknown>): Record<string, unknown> {
  try {
    return structuredClone(details);
  } catch {
    return {};
  }
}

/**
 * What a process that analyses says to the one that started it: once that it takes documents; of each document that
 * it has it, and then what came of it. A fault is one of thesisdesk itself, after which the process is not to be
 * used.
 */
export type ChildMessage = 'ready' | 'begun' | ChildAnswer | { fault: unknown };

export interface ChildAnswer {
  outcome: AnalysisOutcome;
  /** Of the process, with what the document left behind. */
  residentBytes: number;
}

/** The analysis was still under way when its time was over. */
export function tookTooLong(seconds: number): DeskError {
  return tooCostly('longer', 'time', `It was under way for ${seconds} seconds.`);
}

/** The process came to the limit of its memory, or the engine to one of its own. */
export function tookTooMuchMemory(cause: unknown): DeskError {
  return tooCostly('more memory', 'memory', cause);
}

/**
 * Whether an error is V8's way to say that there is more of something than it can hold: calls in each other,
 * elements of a list, letters of a text. Another document, however long, does not come near.
 */
export function isBeyondEngine(error: unknown): boolean {
  return error instanceof RangeError && engineLimit.test(error.message);
}

const engineLimit =
  /^(?:Maximum call stack size|Invalid (?:array|string|typed array) length|(?:Map|Set) maximum size|Array buffer allocation failed)/;

function tooCostly(more: string, limit: 'time' | 'memory', cause: unknown): DeskError {
  const message = `Reading this document takes ${more} than any thesis should need. Please copy your text into a new, empty document in Word and upload that; if that does not help, please write to the editor.`;
  return new DeskError('document_too_large', message, { details: { limit }, cause });
}
