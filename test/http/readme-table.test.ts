import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { routesTable } from '../../src/http/open-api/routes-table.ts';
import { allRoutes } from './support/all-routes.ts';

test('the README shows the table of routes, between its marks', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const shown = /<!-- routes -->\n(.*?)<!-- \/routes -->/s.exec(readme)?.[1];
  expect(shown?.trim()).toBe(routesTable(allRoutes).trim());
});
