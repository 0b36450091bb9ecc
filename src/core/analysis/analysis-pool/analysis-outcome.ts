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
