import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import type { Ids } from '../core/ports.ts';
import { instructions } from './instructions.ts';
import type { Tool } from './tool.ts';
import { openFence } from './untrusted.ts';

export interface McpServerOptions {
  /** Of thesisdesk. */
  version: string;
  /** Asked for with the first request that needs them, so that a client is greeted at once. */
  tools(): Promise<readonly Tool[]>;
  /** What a client is told of an error: a sentence. It logs what is no client's business. */
  refusal(error: unknown): string;
  ids: Pick<Ids, 'random'>;
  /** Told of the work on each request. @default nobody is */
  begun?: (work: Promise<unknown>) => void;
}

/**
 * A server of the Model Context Protocol, to be connected to one transport. Whatever goes wrong in a tool is an answer of
 * that tool, and ends nothing else.
 */
export function openMcpServer(options: McpServerOptions): Server {
  const { version, tools, begun = () => {} } = options;
  const facts = { name: 'thesisdesk', title: 'thesisdesk', version };
  const server = new Server(facts, { capabilities: { tools: {} }, instructions });
  const told = <Answer>(work: Promise<Answer>): Promise<Answer> => {
    begun(work);
    return work;
  };
  const list = async () => ({ tools: (await tools()).map(({ listed }) => listed) });
  server.setRequestHandler(ListToolsRequestSchema, () => told(list()));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => told(callTool(params, options)));
  return server;
}

async function callTool(
  { name, arguments: input }: { name: string; arguments?: unknown },
  { tools, refusal, ids }: McpServerOptions,
): Promise<CallToolResult> {
  const tool = (await tools()).find(({ listed }) => listed.name === name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, 'No tool has this name.');
  try {
    const { text, structured } = await tool.call(input, openFence(ids));
    return { content: [{ type: 'text', text }], structuredContent: structured };
  } catch (error) {
    return { content: [{ type: 'text', text: refusal(error) }], isError: true };
  }
}
