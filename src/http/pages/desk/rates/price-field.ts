import { element } from '../../elements/element.ts';
import { readNumber } from './draft.ts';

export interface PriceField {
  id: string;
  label: string;
  text: string;
  /** Shown in the empty field. */
  empty?: string;
  /** Called with each value that is one; undefined for an empty field. */
  change(value: number | undefined): void;
}

/** A field for an amount, which may be left empty. It says itself what is wrong with its text. */
export function priceField({ id, label, text, empty, change }: PriceField): HTMLElement {
  const input = element('input', {
    id,
    inputmode: 'decimal',
    autocomplete: 'off',
    value: text,
    placeholder: empty,
    'aria-describedby': `${id}-problem`,
  });
  const problem = element('p', { id: `${id}-problem`, class: 'field-problem', hidden: true });
  input.addEventListener('input', () => {
    const value = readNumber(input.value);
    problem.hidden = value !== null;
    problem.textContent = value === null ? 'Please enter a number such as 0.018.' : '';
    input.removeAttribute('aria-invalid');
    if (value === null) input.setAttribute('aria-invalid', 'true');
    else change(value);
  });
  return element('div', { class: 'field' }, [element('label', { for: id }, [label]), input, problem]);
}
