import { element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';

/** Takes the place of a document that was erased, in the word that takes the place of its author's name. */
export function erasedDocument(purgedAt: string): HTMLElement {
  return element('span', { class: 'hint' }, ['removed ', localTime(purgedAt)]);
}

/** Says what an erasure has left of a submission, in place of everything that needs the document. */
export function erasedNote(status: 'processing' | 'completed' | 'error'): HTMLElement {
  const rest =
    status === 'completed'
      ? 'Its numbers and its price remain; the quote can no longer be corrected.'
      : 'It cannot be tried again.';
  return element('p', { class: 'box' }, [
    `The document and the personal data of this submission were erased. ${rest}`,
  ]);
}

/** Says that a purge or an erasure of a submission is under way, or broke off. */
export function beingErasedNote(): HTMLElement {
  return element('p', { class: 'box' }, [
    'The document and the personal data of this submission are being erased, and it can no longer be changed. ' +
      'If this message remains, the purge or erasure was interrupted: run it again.',
  ]);
}
