import type { Route } from '../routes/route.ts';

/** Writes the README's table of routes in Markdown, one line for each route. */
export function routesTable(routes: readonly Route[]): string {
  const rows = routes.map(({ method, path, summary, admin }) =>
    [`\`${method}\``, `\`${path}\``, admin ? `${summary} (operator)` : summary].join(' | '),
  );
  return ['| Method | Path | Purpose |', '|---|---|---|', ...rows.map((row) => `| ${row} |`), ''].join('\n');
}
