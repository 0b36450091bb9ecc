import { element } from '../../elements/element.ts';

/** A field with its label and, below it, a hint. The field needs an id. */
export function labelled(name: string, field: HTMLElement, hint?: string): HTMLElement {
  if (hint !== undefined) field.setAttribute('aria-describedby', `${field.id}-hint`);
  return element('div', { class: 'field' }, [
    element('label', { for: field.id }, [name]),
    field,
    ...(hint === undefined ? [] : [element('p', { id: `${field.id}-hint`, class: 'hint' }, [hint])]),
  ]);
}
