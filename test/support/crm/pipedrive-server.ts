import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { emptyAccount, type FakeAccount } from './pipedrive-account.ts';
import { operationOf, unknownField } from './pipedrive-fields.ts';
import { refusal } from './pipedrive-listing.ts';
import { type FakeAnswer, type FakeRequest, operations } from './pipedrive-operations.ts';

/** A request as it arrived, and the service's own answer. */
export interface Exchange {
  operation: string;
  request: FakeRequest;
  answer: FakeAnswer | null;
}

/** What goes wrong with a request. */
export interface Trouble {
  /** Whether the service does what was asked anyway. @default false */
  done?: boolean;
  /** Sent instead of the service's own answer; null sends nothing, and `hang up` closes the connection. */
  answer: { status: number; headers?: Record<string, string>; body: string } | 'hang up' | null;
}

export interface FakePipedrive {
  url: string;
  token: string;
  account: FakeAccount;
  /** All requests in order, including those that met with trouble. */
  exchanges: Exchange[];
  /** Gives the next `times` requests of this operation (such as `POST /api/v2/deals`; `*` for any) this trouble. */
  trouble(operation: string, trouble: Trouble, times?: number): void;
  close(): Promise<void>;
}

/** The settings of a desk whose CRM is this service. */
export function pipedriveEnvironment({
  url,
  token,
}: Pick<FakePipedrive, 'url' | 'token'>): Record<string, string> {
  return {
    THESISDESK_PIPEDRIVE_COMPANY: 'acme',
    THESISDESK_PIPEDRIVE_TOKEN: token,
    THESISDESK_PIPEDRIVE_URL: url,
  };
}

/**
 * A service that behaves like Pipedrive, as far as its documentation and other people's experience tell: it keeps what it
 * is given, refuses undocumented fields and wrong tokens, and fails when it is told to.
 */
export async function startPipedrive(): Promise<FakePipedrive> {
  const token = '0123456789abcdef0123456789abcdef01234567';
  const account = emptyAccount();
  const exchanges: Exchange[] = [];
  const troubles: { operation: string; trouble: Trouble; left: number }[] = [];

  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await requestOf(message);
    const operation = operationOf(request.method, request.path);
    const isIt = (each: (typeof troubles)[number]) =>
      each.left > 0 && (each.operation === operation || each.operation === '*');
    const found = troubles.find(isIt);
    if (found) found.left--;
    const trouble = found?.trouble;
    const isDone = trouble === undefined || trouble.done === true;
    const answer = isDone
      ? answerTo(request, operation, message.headers['x-api-token'] === token, account)
      : null;
    exchanges.push({ operation, request, answer });
    if (trouble === undefined) return send(response, 200, {}, answer);
    if (trouble.answer === 'hang up') return void response.destroy();
    if (trouble.answer === null) return;
    const { status, headers = {}, body } = trouble.answer;
    send(response, status, headers, body);
  };

  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    token,
    account,
    exchanges,
    trouble: (operation, trouble, times = 1) => void troubles.push({ operation, trouble, left: times }),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function requestOf(message: IncomingMessage): Promise<FakeRequest> {
  const url = new URL(message.url ?? '/', 'http://pipedrive.test');
  const content = await text(message);
  return {
    method: message.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: content === '' ? {} : JSON.parse(content),
  };
}

function answerTo(
  request: FakeRequest,
  operation: string,
  isAllowed: boolean,
  account: FakeAccount,
): FakeAnswer {
  if (!isAllowed) return refusal(401, 'unauthorized access');
  const operate = operations.get(operation);
  if (!operate) return refusal(404, 'Unknown method');
  const unknown = unknownField(operation, request.query, request.body);
  return unknown === undefined ? operate(request, account) : refusal(400, `${unknown} is not allowed`);
}

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: FakeAnswer | string | null,
): void {
  const isText = typeof body === 'string';
  const headersToSend = { 'content-type': 'application/json', ...headers };
  response.writeHead(isText ? status : (body?.status ?? status), headersToSend);
  response.end(isText ? body : JSON.stringify(body?.json));
}
