import { element } from '../../elements/element.ts';

/** Asks before something is done that cannot be undone. The focus goes back to where it was. */
export function confirmed(question: string, yes: string): Promise<boolean> {
  const dialog = element('dialog', { 'aria-labelledby': 'question' }, [
    element('p', { id: 'question' }, [question]),
    element('p', { class: 'buttons' }, [
      element('button', { value: 'no', type: 'button', class: 'secondary', autofocus: true }, ['Keep it']),
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
