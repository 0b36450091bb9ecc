import { DeskApiError } from '../../client/client.ts';
import { element } from './element.ts';

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
