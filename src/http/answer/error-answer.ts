import { DeskError, type DeskErrorCode } from '../../core/errors.ts';
import type { Logger } from '../../core/ports.ts';
import { describeError } from '../../log/describe-error.ts';
import { type HttpAnswer, HttpProblem } from './http-answer.ts';

export interface ErrorContext {
  requestId: string;
  logger: Logger;
}

/**
 * Returns the answer to a request whose handler threw: `{ "error": "…" }`, with the `field` at which a form shows the
 * sentence, if the error has one, and the `meeting` whose room is closed. A failure on our side is logged with its cause; the caller gets a
 * plain sentence with the request id, which leads to the log entry.
 */
export function errorAnswer(error: unknown, { requestId, logger }: ErrorContext): HttpAnswer {
  if (error instanceof HttpProblem) {
    return { status: error.status, headers: error.headers, body: { error: error.message } };
  }
  const isKnown = error instanceof DeskError;
  const { status, message, headers = {} }: ErrorStatus = isKnown ? errorStatuses[error.code] : internalError;
  if (isKnown && status < 500) return { status, headers, body: { error: error.message, ...factsOf(error) } };
  const code = isKnown ? error.code : 'internal_error';
  // A service that has not been set up is not a fault.
  const level = isKnown && error.details.isConfigured === false ? 'warn' : 'error';
  logger[level]('request failed', { requestId, code, ...fontProblem(error), cause: describeError(error) });
  const sentence = (isKnown && neverSetUp(error)) || (message ?? internalError.message);
  return { status, headers, body: { error: `${sentence} (request ${requestId})` } };
}

/** The field that an error is about, and the meeting whose room is closed. */
function factsOf({ code, details: { field, meeting } }: DeskError): { field?: string; meeting?: unknown } {
  const isOfRoom = code === 'meeting_expired' || code === 'meeting_not_open';
  return {
    ...(typeof field === 'string' ? { field } : {}),
    ...(isOfRoom && meeting !== undefined ? { meeting } : {}),
  };
}

/** Says that video rooms were never set up, where another try would not help. The log says what to set. */
function neverSetUp({ code, details }: DeskError): string | null {
  if (code !== 'tokens_unavailable' || details.isConfigured !== false) return null;
  return 'Video rooms are not set up on this desk. The log tells the operator which settings are missing.';
}

/** Says what to do for a PDF; video rooms log this by themselves. */
function fontProblem(error: unknown): { problem?: string } {
  if (!(error instanceof DeskError) || error.code !== 'pdf_unavailable') return {};
  const { problem } = error.details;
  return typeof problem === 'string' ? { problem } : {};
}

/** Returns only the sentence of the answer for an error, for protocols with an error format of their own. */
export function errorSentence(error: unknown, context: ErrorContext): string {
  const { body } = errorAnswer(error, context);
  return String(Object(body).error);
}

/** How an error code is answered over HTTP. */
interface ErrorStatus {
  status: number;
  /** Replaces the error's own message, which may mention internals. */
  message?: string;
  headers?: Readonly<Record<string, string>>;
}

/** One row for each of the core's codes; the compiler reports missing rows. */
export const errorStatuses: Readonly<Record<DeskErrorCode, ErrorStatus>> = {
  input_invalid: { status: 400 },
  nothing_changed: { status: 400 },
  rates_invalid: { status: 400 },
  pdf_unavailable: {
    status: 501,
    message: 'This quote is not available as a PDF here. Please choose another format, or print the page',
  },
  service_type_unknown: { status: 400 },
  not_authorised: { status: 401, headers: { 'www-authenticate': 'Bearer realm="thesisdesk"' } },
  upload_not_allowed: { status: 403 },
  meeting_not_open: { status: 403 },
  upload_closed: { status: 409 },
  deal_changed: { status: 409 },
  submission_in_work: { status: 409 },
  deals_elsewhere: { status: 409 },
  not_found: { status: 404 },
  rates_not_configured: { status: 404 },
  meeting_expired: { status: 410 },
  outdated: { status: 412 },
  upload_too_large: { status: 413 },

  document_not_docx: { status: 400 },
  document_encrypted: { status: 400 },
  document_damaged: { status: 400 },
  document_no_main_part: { status: 400 },
  document_unsafe: { status: 400 },
  document_empty: { status: 400 },
  document_missing: { status: 400 },
  document_too_large: { status: 413 },

  storage_unavailable: { status: 500, message: 'The storage is not answering. Please try again later.' },
  data_too_new: { status: 500, message: 'The desk is being upgraded. Please try again later.' },
  storage_full: {
    status: 503,
    message: 'No space for more documents at the moment. Please try again later.',
    headers: { 'retry-after': '600' },
  },
  tokens_unavailable: { status: 500, message: 'Video rooms are not available. Please try again later.' },
  file_unreadable: { status: 500, message: 'A file could not be read. Please try again later.' },
  crm_unavailable: { status: 502, message: 'The CRM is not answering. Please try again later.' },
  crm_refused: { status: 502, message: 'The CRM refused the request.' },
  mail_unavailable: { status: 502, message: 'Mail cannot be sent at the moment. Please try again later.' },
  mail_refused: { status: 502, message: 'The mail server refused the mail.' },
};

/** The answer to any unexpected error. */
const internalError = {
  status: 500,
  message: 'Something went wrong on our side. Please try again later.',
} satisfies ErrorStatus;
