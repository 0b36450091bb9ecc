import type { ClosedMeeting } from '../../core/schemas/meetings.ts';
import { parsedJson } from '../../core/text/parsed-json.ts';
import { retryAfterSecondsOf } from '../../core/time/retry-after.ts';
import { operations } from '../operations.ts';
import type { ClientOperation, OperationTypes } from './operation-types.ts';

export interface CallContext {
  /** Without a trailing slash. */
  baseUrl: string;
  /** The operator's token, if the operation needs one. */
  token?: string | undefined;
  fetch: typeof fetch;
}

/** Sends one operation's request and reads its answer. Throws {@link DeskApiError}. */
export async function callOperation<Id extends ClientOperation>(
  operationId: Id,
  input: OperationTypes[Id]['input'],
  { baseUrl, token, fetch: send }: CallContext,
  signal?: AbortSignal,
): Promise<OperationTypes[Id]['output']> {
  const { method, path } = operations[operationId];
  const { address, rest } = addressOf(path, { ...Object(input) });
  const hasBody = method === 'POST' || method === 'PUT';
  const query = hasBody ? '' : queryOf(rest);
  const init: RequestInit = {
    method,
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(hasBody ? { body: JSON.stringify(rest) } : {}),
    ...(signal === undefined ? {} : { signal }),
  };
  const response = await send(`${baseUrl}${address}${query}`, init).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new DeskApiError(unreachable, { cause });
  });
  return readAnswer(response, answerKinds.get(operationId), signal);
}

/**
 * The desk refused a request, or could not be reached. `message` is a sentence to show to the user.
 *
 * @example
 * try {
 *   await client.getMeeting({ roomCode });
 * } catch (error) {
 *   if (error instanceof DeskApiError && error.status === 410) showThatItIsOver(error.meeting);
 *   else throw error;
 * }
 */
export class DeskApiError extends Error {
  override readonly name = 'DeskApiError';
  /** The status of the answer; 0 if there was no answer. */
  readonly status: number;
  /** The field of the request that the message is about, such as `lines`, if the answer says. */
  readonly field: string | null;
  /** The meeting of a room that is not open yet, or has closed. */
  readonly meeting: ClosedMeeting | null;
  /** The id by which the operator can find the request in the log. */
  readonly requestId: string | null;
  /** When to try again, if the answer says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    options: {
      status?: number;
      field?: string | null;
      meeting?: ClosedMeeting | null;
      requestId?: string | null;
      retryAfterSeconds?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = options.status ?? 0;
    this.field = options.field ?? null;
    this.meeting = options.meeting ?? null;
    this.requestId = options.requestId ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  /** Whether the same request may succeed later: no answer, too many requests or a server error. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

const unreachable = 'The desk cannot be reached. Please check the connection and try again.';

/** Fills in the path's parameters. `rest` is the remaining input, for the query or the body. */
function addressOf(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name] ?? ''));
  });
  return { address, rest };
}

function queryOf(input: Record<string, unknown>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const pairs = given.map(([name, value]): [string, string] => [name, String(value)]);
  const query = new URLSearchParams(pairs).toString();
  return query === '' ? '' : `?${query}`;
}

type AnswerKind = 'text' | 'blob';

/** What an operation answers, if not JSON. */
const answerKinds: ReadonlyMap<string, AnswerKind> = new Map([
  ['getQuoteDocument', 'text'],
  ['archivePerson', 'blob'],
]);

async function readAnswer<T>(
  response: Response,
  kind: AnswerKind | undefined,
  signal: AbortSignal | undefined,
): Promise<T> {
  const read: Promise<Blob | string> = response.ok && kind === 'blob' ? response.blob() : response.text();
  const content = await read.catch((cause: unknown) => {
    throw signal?.aborted ? cause : new DeskApiError(unreachable, { cause });
  });
  if (response.ok && kind !== undefined) return content as T;
  const text = String(content);
  const json = parsedJson(text);
  if (response.ok && json !== undefined) return json as T;
  throw errorOf(response, json);
}

/** Returns the error stated in an answer, or one with its status if it states none. */
export function errorOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  json: unknown,
): DeskApiError {
  const { error: stated, field, meeting } = Object(json);
  const message = typeof stated === 'string' && stated !== '' ? stated : `The desk answered with ${status}.`;
  return new DeskApiError(message, {
    status,
    field: typeof field === 'string' ? field : null,
    meeting: isClosedMeeting(meeting) ? meeting : null,
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: retryAfterSecondsOf(headers, new Date()),
  });
}

function isClosedMeeting(value: unknown): value is ClosedMeeting {
  const { title, opensAt, expiresAt } = Object(value);
  return [title, opensAt, expiresAt].every((each) => typeof each === 'string');
}
