import type { OutlinedResult } from '../../docx/analyse.ts';
import { DeskError, type DeskErrorCode } from '../../errors.ts';

/**
 * The outcome of an analysis. A refusal is plain data, because an error loses its code on the way between processes.
 */
export type AnalysisOutcome = { result: OutlinedResult } | { refusal: Refusal };

/** A {@link DeskError} as plain data. */
export interface Refusal {
  code: DeskErrorCode;
  message: string;
  details: Record<string, unknown>;
  /** The error behind it with its stack, for `--debug` and the log. */
  cause?: string;
}

/**
 * @throws DeskError if the outcome is a refusal
 */
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

/** Details that cannot be sent between processes must not cost us the code they belong to. */
function cloneable(details: Record<string, unknown>): Record<string, unknown> {
  try {
    return structuredClone(details);
  } catch {
    return {};
  }
}

/**
 * What an analysing process sends to its parent: `ready` once, when it accepts documents; for each document `begun`,
 * and then its outcome. A fault is a bug in thesisdesk itself; the process must not be used afterwards.
 */
export type ChildMessage = 'ready' | 'begun' | ChildAnswer | { fault: unknown };

export interface ChildAnswer {
  outcome: AnalysisOutcome;
  /** Of the process, including what the document left behind. */
  residentBytes: number;
}

/** The error for an analysis that was still under way when its time was up. */
export function tookTooLong(seconds: number): DeskError {
  return tooCostly('longer', 'time', `It was under way for ${seconds} seconds.`);
}

/** The error for a process that hit its memory limit, or an engine that hit one of its own. */
export function tookTooMuchMemory(cause: unknown): DeskError {
  return tooCostly('more memory', 'memory', cause);
}

/**
 * Tells whether an error is V8's way of saying that it cannot hold that many of something: nested calls, elements of
 * a list, letters of a text. No ordinary document comes near, however long it is.
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
