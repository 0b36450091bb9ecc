import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wholeBlocks } from './support/blocks.ts';
import { commandLines, flawsOf } from './support/command-lines.ts';
import { commandList, commandsTable } from './support/command-list.ts';
import { pages, root } from './support/pages.ts';

const file = join(root, 'docs/cli.md');
const between = /(<!-- commands -->\n)(.*?)(<!-- \/commands -->)/s;

// `UPDATE_DOCS=1 npx vitest run test/docs/cli.test.ts` writes the table anew after a change of the commands.
if (process.env.UPDATE_DOCS === '1') {
  const table = await commandsTable();
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(between, (_, start, _old, end) => `${start}${table}${end}`),
  );
}

test('docs/cli.md has all commands with their options, between its marks', async () => {
  const [, , shown = ''] = between.exec(await readFile(file, 'utf8')) ?? [];
  expect(shown.trim()).toBe((await commandsTable()).trim());
});

const lines = wholeBlocks(
  pages.flatMap((page) => page.blocks),
  ['sh'],
).flatMap(({ place, text }) => commandLines(text).map((line) => ({ place, line })));

test.each(lines)('$place: "thesisdesk $line" is a command with options that there are', async ({ line }) => {
  expect(flawsOf(line, await commandList())).toEqual([]);
});
