import { type Child, element } from '../../elements/element.ts';
import { announce, problemBox, sentenceOf, wantsToken } from '../../elements/problem-box.ts';
import type { Opening } from '../section/section.ts';

/** A button, and the place beside it for what goes wrong. */
export interface ExportButton {
  button: HTMLButtonElement;
  problem: HTMLElement;
}

/** A button that downloads everything about a person as one archive. */
export function exportButton(
  email: string,
  label: readonly Child[],
  { client, signal, fail }: Pick<Opening, 'client' | 'signal' | 'fail'>,
): ExportButton {
  const problem = element('div');
  const button = element('button', { type: 'button', id: 'export-person', class: 'secondary' }, label);
  button.addEventListener('click', async () => {
    button.disabled = true;
    problem.replaceChildren();
    try {
      saveAs(`${email}.zip`, await client.archivePerson({ email }, { signal }));
      announce('The data is being downloaded.');
    } catch (error) {
      if (signal.aborted) return;
      if (wantsToken(error)) return fail(error);
      problem.replaceChildren(problemBox(sentenceOf(error)));
    }
    const hadFocus = document.activeElement === document.body;
    button.disabled = false;
    if (hadFocus) button.focus();
  });
  return { button, problem };
}

/** The request needs the operator's token, so a link to it would not do. */
function saveAs(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  element('a', { href: address, download: fileName }).click();
  // The browser has to have started reading.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
