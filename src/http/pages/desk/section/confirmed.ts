import { element } from '../../elements/element.ts';

/** A question with its two answers. */
export interface Question {
  question: string;
  /** What to know before answering. @default nothing */
  details?: readonly string[];
  yes: string;
  no: string;
}

/** Asks for confirmation. Resolves to true for yes. The focus returns to where it was. */
export function confirmed({ question, details = [], yes, no }: Question): Promise<boolean> {
  const dialog = element('dialog', { 'aria-labelledby': 'question' }, [
    element('p', { id: 'question' }, [question]),
    ...(details.length === 0
      ? []
      : [
          element(
            'ul',
            {},
            details.map((each) => element('li', {}, [each])),
          ),
        ]),
    element('p', { class: 'buttons' }, [
      element('button', { value: 'no', type: 'button', class: 'secondary', autofocus: true }, [no]),
      element('button', { value: 'yes', type: 'button' }, [yes]),
    ]),
  ]);
  for (const button of dialog.querySelectorAll('button')) {
    button.addEventListener('click', () => dialog.close(button.value));
  }
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
