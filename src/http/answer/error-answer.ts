import { DeskError } from '../../core/errors.ts';
import type { Logger } from '../../core/ports.ts';
import { describeError } from '../../log/describe-error.ts';
import { type ErrorStatus, errorStatuses, internalError } from './error-status.ts';
import type { HttpAnswer } from './http-answer.ts';
import { HttpProblem } from './http-problem.ts';

export interface ErrorContext {
  requestId: string;
  logger: Logger;
}

/**
 * The answer for whatever was thrown: `{ "error": "…" }`. What went wrong on our side goes to the log with its
 * cause; the caller gets a plain sentence with the request id, by which the log entry can be found.
 */
export function errorAnswer(error: unknown, { requestId, logger }: ErrorContext): HttpAnswer {
  if (error instanceof HttpProblem) {
    return { status: error.status, headers: error.headers, body: { error: error.message } };
  }
  const isKnown = error instanceof DeskError;
  const { status, message, headers = {} }: ErrorStatus = isKnown ? errorStatuses[error.code] : internalError;
  if (isKnown && status < 500) return { status, headers, body: { error: error.message } };
  const code = isKnown ? error.code : 'internal_error';
  logger.error('request failed', { requestId, code, cause: describeError(error) });
  return { status, headers, body: { error: `${message ?? internalError.message} (request ${requestId})` } };
}
