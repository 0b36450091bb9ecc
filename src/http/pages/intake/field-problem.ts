import { pageElement } from '../elements/element.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Says below a field what is wrong with it; null takes it back. */
export function setFieldProblem(field: Field, problem: string | null): void {
  const place = pageElement(`${field.id}-problem`, HTMLElement);
  place.textContent = problem ?? '';
  place.hidden = problem === null;
  if (problem === null) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}
