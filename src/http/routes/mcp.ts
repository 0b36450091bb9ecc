import * as z from 'zod';
import type { HttpMcp } from '../options.ts';
import type { Route } from './route.ts';

const id = z.union([z.int(), z.string()]);
const content = z.looseObject({}).optional();

const messageSchema = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: id.optional().describe('Absent in a notification.'),
    method: z.string().optional().describe('The request, such as tools/list or tools/call.'),
    params: content,
  })
  .meta({ id: 'McpMessage', description: 'A message of the Model Context Protocol (JSON-RPC 2.0).' });

const answerSchema = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id,
    result: content.describe('The result of the request.'),
    error: z
      .looseObject({ code: z.int(), message: z.string() })
      .optional()
      .describe('What was wrong with the message, in place of a result.'),
  })
  .meta({ id: 'McpAnswer', description: 'The answer to a message of the Model Context Protocol.' });

/** The read-only route for agents: shows what anyone may see and, with the operator's token, the operator's data. */
export function mcpRoutes(mcp: HttpMcp): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/mcp',
      operationId: 'askAsAgent',
      summary: 'Answer an agent (Model Context Protocol)',
      tag: 'service',
      admin: false,
      isForPrograms: true,
      request: { body: messageSchema },
      responses: {
        200: { description: 'The answer to a request.', schema: answerSchema },
        202: { description: 'A notification was accepted.' },
        401: { description: "The operator's token is wrong." },
        403: { description: 'The origin of the web page is not allowed, or the host name is wrong.' },
        406: { description: 'The caller does not accept JSON.' },
      },
      async handle(desk, request) {
        const { requestId } = request;
        const isOperator = await request.isOperator();
        const message = await request.readJson();
        const header = (name: string) => request.header(name);
        return mcp.answer(desk, { message, header, isOperator, requestId });
      },
    },
  ];
}
