import type { Locator } from 'playwright-core';

/** The visible text of an element, once it exists. */
export async function shownText(place: Locator): Promise<string> {
  await place.waitFor();
  const [text = ''] = await place.allInnerTexts();
  return text;
}
