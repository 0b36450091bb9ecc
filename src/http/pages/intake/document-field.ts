import { pageElement } from '../elements/element.ts';
import { fileSize } from '../elements/format.ts';
import { announce } from '../elements/problem-box.ts';
import { fileProblem, forgetFileOnClick } from './file-problem.ts';

/** The field for the document, which is chosen in the file dialogue or dropped. */
export interface DocumentField {
  /** Returns the file, or null if it is missing or not accepted; the problem is then shown. */
  checked(): File | null;
  clear(): void;
}

export function documentField(): DocumentField {
  const input = pageElement('document', HTMLInputElement);
  const zone = pageElement('drop-zone', HTMLElement);
  let file: File | null = null;
  const take = (next: File | null) => {
    file = next;
    zone.classList.toggle('filled', file !== null);
    pageElement('document-name', HTMLElement).textContent = file?.name ?? emptyName;
    pageElement('document-hint', HTMLElement).textContent = file
      ? `${fileSize(file.size)}; choose or drop another to replace it`
      : emptyHint;
    setFieldProblem(input, file ? fileProblem(file) : null);
    if (file && fileProblem(file) === null) announce(`${file.name} chosen.`);
  };
  forgetFileOnClick(input);
  input.addEventListener('change', () => take(input.files?.[0] ?? null));
  // A file dropped outside the zone would make the browser leave the page and lose the form.
  for (const name of ['dragover', 'drop']) window.addEventListener(name, (event) => event.preventDefault());
  zone.addEventListener('dragover', () => zone.classList.add('target'));
  for (const name of ['dragleave', 'drop'])
    zone.addEventListener(name, () => zone.classList.remove('target'));
  zone.addEventListener('drop', ({ dataTransfer }) => {
    const [dropped, ...others] = dataTransfer?.files ?? [];
    if (dropped) take(dropped);
    if (others.length > 0) setFieldProblem(input, 'Please drop only one document.');
  });
  return {
    checked() {
      const problem = file ? fileProblem(file) : 'Please choose your document.';
      setFieldProblem(input, problem);
      return problem === null ? file : null;
    },
    clear() {
      input.value = '';
      take(null);
    },
  };
}

const emptyName = 'Choose your document';
const emptyHint = 'a Word file (.docx), or drop it here';

export const smaller = 'In Word, “Compress Pictures” makes it smaller; the text is not affected.';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Shows a problem below a field; null removes it. */
export function setFieldProblem(field: Field, problem: string | null): void {
  const place = pageElement(`${field.id}-problem`, HTMLElement);
  place.textContent = problem ?? '';
  place.hidden = problem === null;
  if (problem === null) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}
