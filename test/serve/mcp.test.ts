import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { ending, handIn } from './support/desk-client.ts';
import { startServe } from './support/serve-process.ts';

const THESISDESK_ADMIN_TOKEN = 'a-token-for-the-operator';

/** The tools that a server offers, and what it says of a submission. */
async function tools(url: string, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }),
  );
  onTestFinished(() => client.close());
  return { client, names: (await client.listTools()).tools.map(({ name }) => name) };
}

describe('agents at a server', () => {
  test('are not answered unless somebody allows it', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    expect((await fetch(`${url}/mcp`, { method: 'POST' })).status).toBe(404);
  });

  test('see the submissions that students hand in', async () => {
    const environment = { THESISDESK_MCP: 'yes', THESISDESK_ADMIN_TOKEN };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    const submissionId = await handIn(url, await thesis(1_000), { name: 'Ada' });
    await ending(url, submissionId, 60_000);
    const { client, names } = await tools(url);
    expect(names).not.toContain('list_submissions');
    const answer = await client.callTool({ name: 'analyse_document', arguments: { submissionId } });
    expect(answer.structuredContent).toMatchObject({ analysis: { textWordCount: 1_000 } });
    const operator = await tools(url, { authorization: `Bearer ${THESISDESK_ADMIN_TOKEN}` });
    expect(operator.names).toContain('list_submissions');
    const explained = { submissionId, number: 'textWordCount' };
    const lines = await operator.client.callTool({ name: 'explain_number', arguments: explained });
    expect(lines.structuredContent).toMatchObject({ lines: [{ words: 1_000 }] });
  });
});
