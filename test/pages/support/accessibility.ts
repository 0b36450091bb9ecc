import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const script = await readFile(new URL('./accessibility.js', import.meta.url), 'utf8');

/** What would keep somebody from using the page as it is now, a sentence each. */
export function obstacles(page: Page): Promise<unknown> {
  return page.evaluate(script);
}

/** How many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
