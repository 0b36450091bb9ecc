import { element } from '../../elements/element.ts';
import { labelled } from '../../elements/form-field.ts';
import { announce, problemBox, sentenceOf, wantsToken } from '../../elements/problem-box.ts';
import type { Opening } from '../section/section.ts';
import { setUnsaved, unsavedInput } from '../section/unsaved.ts';
import { type ArrivedFiles, uploadExamples } from './upload-examples.ts';

/** Adds files to the library. Failed files are listed; `added`, which never rejects, is called even if some fail. */
export function exampleForm(opening: Opening, added: () => Promise<void>): HTMLElement {
  const files = element('input', { id: 'example-files', type: 'file', multiple: true, required: true });
  const uploadedBy = element('input', { id: 'example-uploader', maxlength: 200, autocomplete: 'name' });
  const notes = element('input', { id: 'example-notes', maxlength: 5000 });
  const arrived: ArrivedFiles = new Map();
  const outcome = element('div');
  const button = element('button', { type: 'submit' }, ['Add the files']);
  const refuse = (message: string) => {
    outcome.replaceChildren(problemBox(message));
    button.disabled = false;
    files.focus();
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const chosen = [...(files.files ?? [])];
    if (chosen.length === 0) return refuse('Please choose at least one file.');
    if (chosen.length > mostFiles) return refuse(`Please choose ${mostFiles} files at most.`);
    button.disabled = true;
    const bars = chosen.map((file) => progressOf(file));
    outcome.replaceChildren(
      element(
        'ul',
        { class: 'plain' },
        bars.map(({ row }) => row),
      ),
    );
    const remarks = { uploadedBy: uploadedBy.value.trim(), notes: notes.value.trim() };
    const progress = (index: number, share: number) => bars[index]?.show(share);
    try {
      const failed = await uploadExamples(chosen, { remarks, arrived, progress }, opening);
      await added();
      if (opening.signal.aborted) return;
      files.value = '';
      if (failed.length > 0) {
        return refuse(failed.map(({ file, error }) => `${file.name}: ${sentenceOf(error)}`).join(' '));
      }
      setUnsaved(null);
      const done = chosen.length === 1 ? 'File added.' : 'Files added.';
      outcome.replaceChildren(element('p', { class: 'box' }, [done]));
      announce(done);
      button.disabled = false;
      button.focus();
    } catch (error) {
      if (wantsToken(error)) opening.fail(error);
      else if (!opening.signal.aborted) refuse(sentenceOf(error));
    }
  };
  const input = unsavedInput([files, uploadedBy, notes], 'The files have not been added.');
  return element('form', { class: 'panel', novalidate: true, submit, input }, [
    labelled('Files', files, `Up to ${mostFiles} at once.`),
    element('div', { class: 'pair' }, [
      labelled('Added by (optional)', uploadedBy),
      labelled('Notes (optional)', notes),
    ]),
    outcome,
    element('p', { class: 'buttons' }, [button]),
  ]);
}

function progressOf({ name }: File) {
  const bar = element('progress', { max: 1, value: 0, 'aria-label': `${name}: uploaded` });
  return {
    row: element('li', {}, [name, bar]),
    show(share: number) {
      bar.value = share;
    },
  };
}

/** The most files that the desk accepts in one request. */
const mostFiles = 20;
