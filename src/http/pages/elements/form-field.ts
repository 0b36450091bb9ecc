import { element } from './element.ts';

/** A field with its label and, below it, a hint. The field needs an id. */
export function labelled(name: string, field: HTMLElement, hint?: string): HTMLElement {
  if (hint !== undefined) field.setAttribute('aria-describedby', `${field.id}-hint`);
  return element('div', { class: 'field' }, [
    element('label', { for: field.id }, [name]),
    field,
    ...(hint === undefined ? [] : [element('p', { id: `${field.id}-hint`, class: 'hint' }, [hint])]),
  ]);
}

/** What is wrong with a field, said below it. */
interface FieldProblem {
  element: HTMLElement;
  /** Says what to enter, and marks the field; null takes that back. */
  say(sentence: string | null): void;
}

/** Makes the place for a problem with a field, which needs an id. Its hint stays its description too. */
export function fieldProblem(field: HTMLElement): FieldProblem {
  const problem = element('p', { id: `${field.id}-problem`, class: 'field-problem', hidden: true });
  const described = field.getAttribute('aria-describedby');
  field.setAttribute('aria-describedby', described === null ? problem.id : `${described} ${problem.id}`);
  return {
    element: problem,
    say(sentence) {
      problem.textContent = sentence ?? '';
      problem.hidden = sentence === null;
      field.setAttribute('aria-invalid', String(sentence !== null));
    },
  };
}

/**
 * Whether a field is left for the button that sends the form. What is wrong is then shown by that: a sentence that appears
 * before would take the button away from under the click.
 */
export function isLeftToSend({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}

/** Returns the first field of a form that is marked as wrong; null if there is none. */
export function wrongField(form: HTMLElement, { except }: { except?: string } = {}): HTMLElement | null {
  return form.querySelector(`[aria-invalid="true"]${except === undefined ? '' : `:not(${except})`}`);
}

/** Says beside a price what is not in it. */
export const withoutWrong = 'This does not include the fields marked as wrong in the form.';

/** The same beside a price that keeps to what was right before. */
export const withLastValid = 'Fields marked as wrong count with their last valid value.';

/** A part of a form that says at its own fields what is wrong with them. */
export interface FormPart {
  element: HTMLElement;
  /** Shows all that is wrong, before the form is sent; such fields are marked as invalid. */
  showProblems(): void;
}
