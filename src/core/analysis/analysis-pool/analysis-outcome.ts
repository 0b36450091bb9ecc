import type { AnalysisResult } from '../../docx/analysis.ts';
import { DeskError, type DeskErrorCode } from '../../errors.ts';

/** What came of a document. A refusal is plain data, because an error loses its code between processes. */
export type AnalysisOutcome = { result: AnalysisResult } | { refusal: Refusal };

/** A {@link DeskError} as plain data. */
export interface Refusal {
  code: DeskErrorCode;
  message: string;
  details: Record<string, unknown>;
  /** The error behind it with its stack, for `--debug` and the log. */
  cause?: string;
}

/** @throws DeskError where it is a refusal */
export function resultOf(outcome: AnalysisOutcome): AnalysisResult {
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
