import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Route } from '../../src/http/routes/route.ts';
import { allRoutes } from './support/all-routes.ts';

test('the README shows the table of routes, between its marks', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const shown = /<!-- routes -->\n(.*?)<!-- \/routes -->/s.exec(readme)?.[1];
  expect(shown?.trim()).toBe(routesTable(allRoutes).trim());
});

/** Writes the README's table of routes in Markdown, one line for each route. */
function routesTable(routes: readonly Route[]): string {
  const rows = routes.map(({ method, path, summary, admin }) =>
    [`\`${method}\``, `\`${path}\``, admin ? `${summary} (operator)` : summary].join(' | '),
  );
  return ['| Method | Path | Purpose |', '|---|---|---|', ...rows.map((row) => `| ${row} |`), ''].join('\n');
}
