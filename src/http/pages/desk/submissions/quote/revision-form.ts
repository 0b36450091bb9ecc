import { errorForEditor } from '../../../../../core/records/submissions/revision-record.ts';
import { element } from '../../../elements/element.ts';
import { labelled } from '../../../elements/form-field.ts';
import { announce } from '../../../elements/problem-box.ts';
import { revisedFileField } from '../../../revision/revised-file.ts';
import { refresh } from '../../section/refresh.ts';
import type { Opening } from '../../section/section.ts';
import { sendWith } from '../../section/send-with.ts';
import { setUnsaved, unsavedInput } from '../../section/unsaved.ts';
import type { QuoteVersions } from './quote-version.ts';

/** The form for quoting a submission for a revised document; created when it is opened. */
export function revisionForm(submissionId: string, opening: Opening): HTMLElement {
  return uploadForm({ submissionId, kind: 'revised' }, opening);
}

/** The form for a document in place of one that could not be read: there is nothing that it could be compared with. */
export function correctedDocumentForm(submissionId: string, opening: Opening): HTMLElement {
  return uploadForm({ submissionId, kind: 'corrected' }, opening);
}

interface Upload {
  submissionId: string;
  kind: 'revised' | 'corrected';
}

function uploadForm(upload: Upload, opening: Opening): HTMLElement {
  const details = element('details', { class: 'no-print', id: 'revise' }, [
    element('summary', {}, [`Upload a ${upload.kind} document`]),
  ]);
  details.addEventListener('toggle', () => details.append(formOf(upload, opening)), { once: true });
  return details;
}

/** A notice that the newest revised document is being read, or could not be quoted. */
export function revisionNews({ revisions: [newest] }: QuoteVersions): HTMLElement[] {
  if (newest?.status === 'processing')
    return [element('p', { class: 'box' }, [`The revised document ${newest.fileName} is being read.`])];
  if (newest?.status !== 'error') return [];
  const message = `The revised document ${newest.fileName} could not be quoted; the quote has not changed. ${errorForEditor(newest)}`;
  return [element('p', { class: 'box problem' }, [message])];
}

function formOf({ submissionId, kind }: Upload, { client, signal, fail }: Opening): HTMLElement {
  const file = revisedFileField({ kind });
  const quoteName = kind === 'revised' ? 'new quote' : 'quote';
  const price = element('select', { id: 'revision-price' }, [
    element('option', { value: '' }, ['as set in the rates']),
    element('option', { value: 'changes' }, ['what changed']),
    element('option', { value: 'whole' }, ['the whole document']),
  ]);
  const note = element('textarea', { id: 'revision-note', rows: 3, maxlength: 5000 });
  const tell = element('input', { id: 'revision-mail', type: 'checkbox', checked: true });
  const problem = element('div');
  const progress = element('p', { class: 'hint' });
  const button = element('button', { type: 'submit' }, [`Quote the ${kind} document`]);
  const submit = async (event: Event) => {
    event.preventDefault();
    const document = file.checked();
    if (!document) return;
    const chosen = (['changes', 'whole'] as const).find((each) => each === price.value);
    const terms = { ...(chosen && { price: chosen }), note: note.value.trim(), tellStudent: tell.checked };
    const onProgress = ({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number }) => {
      progress.textContent = `${Math.floor((100 * sentBytes) / Math.max(1, totalBytes))}% uploaded`;
    };
    await sendWith({ button, problem, signal, fail }, async () => {
      try {
        await client.handInRevision(submissionId, document, { terms, signal, onProgress });
      } finally {
        progress.textContent = '';
      }
      announce(`The ${kind} document is being read.`);
      if (signal.aborted) return;
      setUnsaved(null);
      refresh();
    });
  };
  const input = unsavedInput([file.input, price, note], `The ${kind} document has not been sent.`);
  return element('form', { novalidate: true, submit, input }, [
    file.element,
    ...(kind === 'revised' ? [labelled('Charge for', price, priceHint)] : []),
    labelled(`Note with the ${quoteName} (optional)`, note),
    element('p', {}, [element('label', {}, [tell, ` Mail the ${quoteName} to the student`])]),
    problem,
    progress,
    element('p', { class: 'buttons' }, [button]),
  ]);
}

const priceHint =
  'Rates with a percentage for changes charge for what changed; others charge for the whole document.';
