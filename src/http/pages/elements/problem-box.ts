import { DeskApiError } from '../../client/client.ts';
import { element, pageElement } from './element.ts';

/** What went wrong and what to do about it; screen readers say it at once. */
export function problemBox(message: string, action?: { label: string; act: () => void }): HTMLElement {
  const children = [element('p', {}, [message])];
  if (action) {
    const button = { type: 'button', class: 'secondary', click: action.act };
    children.push(element('p', {}, [element('button', button, [action.label])]));
  }
  return element('div', { class: 'box problem', role: 'alert' }, children);
}

/** The sentence that an error has for the person at the page. */
export function sentenceOf(error: unknown): string {
  return error instanceof DeskApiError ? error.message : 'Something went wrong. Please reload the page.';
}

/** Whether something was given up on purpose, because the page went on to something else. */
export function wasGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the desk asks who is there. */
export function wantsToken(error: unknown): boolean {
  return error instanceof DeskApiError && error.status === 401;
}

/**
 * Lets the skip link lead to the content without changing the address, which says what the page shows: a reload
 * would lose it.
 */
export function keepAddressOnSkip(): void {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    pageElement('main', HTMLElement).focus();
  });
}

/** Says something to people who listen to the page, without moving them away from where they are. */
export function announce(text: string): void {
  const region = pageElement('announcements', HTMLElement);
  // The same sentence twice is said twice only where the text changes in between.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
