import { pageElement } from './element.ts';

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
