import { pageElement } from './element.ts';

/** Says something to people who listen to the page, without moving them away from where they are. */
export function announce(text: string): void {
  const region = pageElement('announcements', HTMLElement);
  // The same sentence twice is said twice only where the text changes in between.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
