import type { Revision } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { problemBox } from '../elements/problem-box.ts';
import { changesView } from './changes-view.ts';
import { revisedFileField } from './revised-file.ts';

/** The form for sending a revised version of the document. `send` is called with a file that can be sent. */
export function revisionOffer(send: (file: File) => void): HTMLElement {
  const file = revisedFileField();
  const submit = (event: Event) => {
    event.preventDefault();
    const document = file.checked();
    if (document) send(document);
  };
  return element('details', { class: 'no-print', id: 'revise' }, [
    element('summary', {}, ['Upload a revised version']),
    element('p', { class: 'hint' }, [
      'It is compared with the document that this quote is for. You get a new quote, and see what changed.',
    ]),
    element('form', { novalidate: true, submit }, [
      file.element,
      element('p', { class: 'buttons' }, [element('button', { type: 'submit' }, ['Get the new quote'])]),
    ]),
  ]);
}

/** The result of sending a revised version. */
export function revisionOutcome(revision: Revision): HTMLElement[] {
  if (revision.changes) return [changesView(revision.changes)];
  if (revision.status !== 'error') return [];
  const sentence = revision.error ?? 'It could not be read.';
  return [problemBox(`No new quote for ${revision.fileName}: ${sentence} The quote below has not changed.`)];
}
