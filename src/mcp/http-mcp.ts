import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Ids, Logger } from '../core/ports.ts';
import { errorSentence } from '../http/answer/error-answer.ts';
import { HttpProblem } from '../http/answer/http-answer.ts';
import type { HttpMcp, McpRequest } from '../http/options.ts';
import { deskSource } from './desk-source.ts';
import { openMcpServer } from './mcp-server.ts';
import { toolsOf } from './tools.ts';

export interface HttpMcpOptions {
  /** The version of thesisdesk. */
  version: string;
  logger: Logger;
  ids: Pick<Ids, 'random'>;
}

/**
 * Answers agents over HTTP ("Streamable HTTP"). It is stateless: requests do not depend on each other, and no stream is
 * held open.
 *
 * @example
 * createHttpApp(desk, { mcp: httpMcp({ version: '1.0.0', logger, ids: randomIds }) });
 */
export function httpMcp({ version, logger, ids }: HttpMcpOptions): HttpMcp {
  return {
    async answer(desk, { message, header, isOperator, requestId }) {
      const source = deskSource(desk, { isOperator });
      const server = openMcpServer({
        version,
        tools: async () => toolsOf(source),
        refusal: (error) => errorSentence(error, { requestId, logger }),
        ids,
      });
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      try {
        const response = await transport.handleRequest(standIn(header), { parsedBody: message });
        return await readAnswer(response);
      } finally {
        await server.close();
      }
    },
  };
}

/**
 * A request for the SDK, which only needs the headers because the body has already been read. The SDK insists that the
 * caller also accept event streams; here the answer is always JSON, so that is not required.
 */
function standIn(header: McpRequest['header']): Request {
  const accept = header('accept') ?? '*/*';
  if (!/\*\/\*|application\/(?:json|\*)/i.test(accept))
    throw new HttpProblem(406, 'The answer is JSON, which this request does not accept.');
  const headers = new Headers({
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  });
  const version = header('mcp-protocol-version');
  if (version !== null) headers.set('mcp-protocol-version', version);
  return new Request('http://localhost/mcp', { method: 'POST', headers });
}

async function readAnswer(response: Response): Promise<{ status: number; body?: object }> {
  const { status } = response;
  const text = await response.text();
  if (text === '') return { status };
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) throw new TypeError('The answer is not a JSON object.');
  if (status < 400) return { status, body };
  throw new HttpProblem(status, sentenceIn(body));
}

/** Turns an error of the transport into the form that all errors of the desk have. */
function sentenceIn(body: object): string {
  const { error } = { error: undefined, ...body };
  const said: unknown = Object(error).message;
  return typeof said === 'string' ? said : 'This is not a message of the Model Context Protocol.';
}
