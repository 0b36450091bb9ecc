import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rule that links and buttons are large enough to be hit is one that axe only applies when asked. */
const allRules = "rules: { 'target-size': { enabled: true } }";
/** What depends on colours: whether text can be read, and links be told from the text around them. */
const ofColours = "runOnly: ['color-contrast', 'link-in-text-block']";

/**
 * Accessibility problems that axe finds on the page as it is now: a sentence for each.
 *
 * @param except selector of parts to leave out, where there are hundreds of what another test looks at
 */
export function obstacles(page: Page, except?: string): Promise<unknown[]> {
  return found(page, allRules, except);
}

/** Accessibility problems that axe finds on the page in light colours, and then those of dark ones. */
export async function obstaclesInBothColours(page: Page): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await obstacles(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await found(page, ofColours);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((each) => `in dark colours: ${each}`)];
}

/** By how many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

async function found(page: Page, rules: string, except?: string): Promise<unknown[]> {
  // The page's own policy forbids scripts from elsewhere, but not what the browser is asked to evaluate.
  if ((await page.evaluate('typeof window.axe')) === 'undefined') await page.evaluate(`(() => { ${axe} })()`);
  const where = except === undefined ? 'document' : JSON.stringify({ exclude: [except] });
  return page.evaluate(`window.axe.run(${where}, { resultTypes: ['violations'], ${rules} }).then(
    ({ violations }) => violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => [id, help, target.join(' '), any[0]?.message ?? ''].join(': '))))`);
}
