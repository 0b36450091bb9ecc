import { element } from '../../elements/element.ts';

/**
 * The filters below a button that says how many are set, and shows or hides them where the screen is narrow; on a wide one
 * they stay in sight, without the button. They start in sight if one is set.
 */
export function filterFold(filters: HTMLElement, countSet: () => number): HTMLElement[] {
  const isOpen = countSet() > 0;
  const button = element('button', {
    type: 'button',
    class: 'fold secondary',
    'aria-expanded': String(isOpen),
    'aria-controls': filters.id,
  });
  const sayCount = () => {
    const count = countSet();
    button.textContent = count === 0 ? 'Filter and sort' : `Filter and sort (${count} set)`;
  };
  button.addEventListener('click', () => {
    const wasOpen = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!wasOpen));
  });
  filters.addEventListener('change', sayCount);
  sayCount();
  return [button, filters];
}
