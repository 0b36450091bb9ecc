import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Accessibility problems that axe finds on the page as it is now: a sentence for each. */
export function obstacles(page: Page): Promise<unknown> {
  // A single expression, because the page's own policy forbids scripts from elsewhere.
  // The rule that links and buttons are large enough to be hit is one that axe only applies when asked.
  const options = "{ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }";
  return page.evaluate(`(() => { ${axe.source} })(), window.axe.run(${options}).then(
    ({ violations }) => violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => [id, help, target.join(' '), any[0]?.message ?? ''].join(': '))))`);
}

/** By how many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
