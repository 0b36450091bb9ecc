import { DeskError } from '../../../core/errors.ts';
import { oneLine } from '../../../core/text/one-line.ts';
import { parsedJson } from '../../../core/text/parsed-json.ts';

/** An HTTP response that was read to the end. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Undefined if the body is not JSON. */
  json: unknown;
}

/**
 * Reads a response of any kind; throws `crm_unavailable` if it is too large. The token is cut out of error responses
 * that repeat it.
 */
export async function readAnswer(response: Response, token: string): Promise<Answer> {
  const { status, headers } = response;
  const text = await boundedText(response);
  return { status, headers, json: parsedJson(status >= 400 ? text.replaceAll(token, '…') : text) };
}

/** The error for failures that another try may get past. */
export function unavailable(
  message: string,
  { details = {}, cause }: { details?: Record<string, unknown>; cause?: unknown } = {},
): DeskError {
  return new DeskError('crm_unavailable', message, { details, cause });
}

/** The error for failures that last until someone changes something. */
export function refused(message: string, details: Record<string, unknown> = {}): DeskError {
  return new DeskError('crm_refused', message, { details });
}

/** The error for a successful response whose content is not what Pipedrive documents. */
export function misshapen(details: Record<string, unknown> = {}): DeskError {
  return unavailable('Pipedrive sent a response that makes no sense. Please try again later.', { details });
}

/**
 * Returns the error for a response, or null for a success. `whenMissing` says what is missing if it is a 404. A page
 * instead of JSON comes from something in front of Pipedrive, so it is not a refusal.
 */
export function failureOf(answer: { status: number; json: unknown }, whenMissing?: string): DeskError | null {
  const { status, json } = answer;
  const details = { status, ...reasonOf(json) };
  if (status >= 200 && status < 300) return json === undefined || isFailure(json) ? misshapen(details) : null;
  if (status === 401) {
    return refused('Pipedrive does not accept the API token. Check the token that is configured.', details);
  }
  if (status >= 300 && status < 400) {
    return unavailable('Pipedrive redirects to another address. Check the name of the company.', { details });
  }
  const isRefusal = status >= 400 && status < 500 && !passing.has(status) && json !== undefined;
  if (!isRefusal)
    return unavailable('Pipedrive is not working at the moment. Please try again later.', { details });
  return refused(refusalSentence(status, whenMissing), details);
}

/** 500 deals with many custom fields take a few megabytes. */
const largestAnswer = 16 * 1024 * 1024;

async function boundedText({ body, status }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > largestAnswer)
      throw unavailable('Pipedrive sent a response that is too large.', { details: { status } });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Timeouts, conflicts and locks: another try may succeed. */
const passing: ReadonlySet<number> = new Set([408, 409, 423, 425, 429]);

function refusalSentence(status: number, whenMissing: string | undefined): string {
  if (status === 402) return 'The Pipedrive account is not active. Check its subscription.';
  if (status === 403) return 'The user of the API token may not do this in Pipedrive. Check the permissions.';
  if (status === 404 || status === 410) return whenMissing ?? 'Pipedrive does not have what was requested.';
  return 'Pipedrive refused the request. Check the pipeline, the stage, the currency and the custom field.';
}

function isFailure(json: unknown): boolean {
  return typeof json !== 'object' || json === null || ('success' in json && json.success === false);
}

/** Returns the reason that Pipedrive gives, cut to a readable length. */
function reasonOf(json: unknown): { reason?: string } {
  if (typeof json !== 'object' || json === null || !('error' in json)) return {};
  return typeof json.error === 'string' ? { reason: oneLine(json.error.slice(0, 200)) } : {};
}
