import { expect, test } from 'vitest';
import type { McpSource } from '../../src/mcp/source.ts';
import { toolsOf } from '../../src/mcp/tools.ts';
import { pageOf } from './support/pages.ts';

const none = () => Promise.reject(new Error('Nothing is asked.'));
const source: McpSource = { documentFields: {}, read: none, rates: none, submission: none, list: none };

test('docs/mcp.md has all tools in its table', () => {
  const { text } = pageOf('docs/mcp.md');
  const table = text.slice(text.indexOf('## The tools'), text.indexOf('## What a document may say'));
  const shown = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(shown).toEqual(toolsOf(source).map(({ listed }) => listed.name));
});
