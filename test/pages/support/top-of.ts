import type { Locator } from 'playwright-core';
import { waitUntil } from '../../support/wait-until.ts';

/** How far an element is below the top of the window, in pixels; waits for it while the page paints it anew. */
export async function topOf(locator: Locator): Promise<number> {
  let top = Number.NaN;
  const hasTop = async () => {
    top = (await locator.boundingBox())?.y ?? Number.NaN;
    return !Number.isNaN(top);
  };
  await waitUntil(hasTop, { what: `a place of ${locator}` });
  return top;
}
