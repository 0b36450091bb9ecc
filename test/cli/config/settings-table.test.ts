import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingsTable } from '../../../src/cli/config/settings-table.ts';

test('the documentation shows the table of settings, between its marks', async () => {
  const page = await readFile(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  const shown = /<!-- settings -->\n(.*?)<!-- \/settings -->/s.exec(page)?.[1];
  expect(shown?.trim()).toBe(settingsTable().trim());
});
