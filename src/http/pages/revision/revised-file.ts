import { element } from '../elements/element.ts';
import { fileProblem, forgetFileOnClick } from '../intake/file-problem.ts';

/** The field for a revised document, which shows any problem with the file below it. */
export interface RevisedFileField {
  element: HTMLElement;
  input: HTMLInputElement;
  /** Returns the file, or null if it is missing or cannot be sent; the problem is then shown. */
  checked(): File | null;
}

export function revisedFileField({
  kind = 'revised',
}: {
  kind?: 'revised' | 'corrected';
} = {}): RevisedFileField {
  const problem = element('p', { class: 'field-problem', id: 'revised-document-problem', hidden: true });
  const input = element('input', {
    id: 'revised-document',
    type: 'file',
    accept: '.docx',
    'aria-describedby': 'revised-document-problem',
  });
  const say = (sentence: string | null) => {
    problem.textContent = sentence ?? '';
    problem.hidden = sentence === null;
    input.setAttribute('aria-invalid', String(sentence !== null));
  };
  forgetFileOnClick(input);
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    say(file ? fileProblem(file) : null);
  });
  return {
    element: element('div', { class: 'field' }, [
      element('label', { for: 'revised-document' }, [`The ${kind} document (.docx)`]),
      input,
      problem,
    ]),
    input,
    checked() {
      const [file] = input.files ?? [];
      const sentence = file ? fileProblem(file) : `Please choose the ${kind} document.`;
      say(sentence);
      if (sentence !== null) input.focus();
      return sentence === null && file ? file : null;
    },
  };
}
