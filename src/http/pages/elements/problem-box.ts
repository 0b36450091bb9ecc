import { DeskApiError } from '../../client/client.ts';
import { element, pageElement } from './element.ts';

/**
 * What went wrong and what to do about it. Screen readers read it out immediately. The `id` of the action keeps the focus on
 * its button when what is around it is replaced.
 */
export function problemBox(
  message: string | readonly string[],
  action?: { label: string; act: () => void; id?: string },
): HTMLElement {
  const children = [message].flat().map((sentence) => element('p', {}, [sentence]));
  if (action) {
    const { label, act, id } = action;
    const button = { type: 'button', class: 'secondary', click: act, ...(id && { id }) };
    children.push(element('p', {}, [element('button', button, [label])]));
  }
  return element('div', { class: 'box problem', role: 'alert' }, children);
}

/** Returns the sentence to show to the reader for an error. */
export function sentenceOf(error: unknown): string {
  return error instanceof DeskApiError ? error.message : 'Something went wrong. Please reload the page.';
}

/** Whether a request was aborted on purpose, because the page moved on to something else. */
export function wasGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the desk asks for the operator's token. */
export function wantsToken(error: unknown): boolean {
  return error instanceof DeskApiError && error.status === 401;
}

/**
 * Makes the skip link move to the content without changing the address, which says what the page shows and would be
 * lost on a reload.
 */
export function keepAddressOnSkip(): void {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    pageElement('main', HTMLElement).focus();
  });
}

/** Announces a sentence to users of screen readers, without moving the focus. */
export function announce(text: string): void {
  const region = pageElement('announcements', HTMLElement);
  // A repeated sentence is only announced again if the text differs.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
