import type { ClosedMeeting } from '../../core/schemas/meetings.ts';
import { operations } from '../operations.ts';
import { DeskApiError } from './desk-api-error.ts';
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
  return readAnswer(response);
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

async function readAnswer<T>(response: Response): Promise<T> {
  const text = await response.text().catch((cause: unknown) => {
    throw new DeskApiError(unreachable, { cause });
  });
  const json = parsed(text);
  if (response.ok && json !== undefined) return json as T;
  throw errorOf(response, json);
}

/** Returns the error stated in an answer, or one with its status if it states none. */
export function errorOf({ status, headers }: Response, json: unknown): DeskApiError {
  const { error: stated, field, meeting } = Object(json);
  const message = typeof stated === 'string' && stated !== '' ? stated : `The desk answered with ${status}.`;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new DeskApiError(message, {
    status,
    field: typeof field === 'string' ? field : null,
    meeting: isClosedMeeting(meeting) ? meeting : null,
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  });
}

function isClosedMeeting(value: unknown): value is ClosedMeeting {
  const { title, opensAt, expiresAt } = Object(value);
  return [title, opensAt, expiresAt].every((each) => typeof each === 'string');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
