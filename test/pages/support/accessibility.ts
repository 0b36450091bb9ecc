import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What would keep somebody from using the page as it is now, as axe finds it: a sentence for each place. */
export function obstacles(page: Page): Promise<unknown> {
  // One expression, for the page's own policy forbids it to load scripts of others.
  return page.evaluate(`(() => { ${axe.source} })(), window.axe.run({ resultTypes: ['violations'] }).then(
    ({ violations }) => violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => [id, help, target.join(' '), any[0]?.message ?? ''].join(': '))))`);
}

/** How many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
