import type { Locator } from 'playwright-core';

/** The text of an element as it is shown, once it is there. */
export async function shownText(place: Locator): Promise<string> {
  await place.waitFor();
  const [text = ''] = await place.allInnerTexts();
  return text;
}
