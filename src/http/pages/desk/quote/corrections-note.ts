import { element } from '../../elements/element.ts';
import { keptCorrections } from './kept-corrections.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** Says, beside a quote, that there are corrections to its document that are in no version yet, if there are any. */
export function correctionsNote(draft: QuoteDraft, submissionId: string): HTMLElement[] {
  if (!draft.isCarriedOver) return outdatedNote(draft, submissionId);
  const note = element('p', { class: 'box doubt no-print' }, [
    'Your ',
    element('a', { href: `#document-${submissionId}` }, ['corrections to the document']),
    ` are not in the quote yet. They are in the form for version ${draft.base.version + 1} below.`,
  ]);
  draft.watch(() => {
    const { boundaries, numbers } = draft.terms;
    note.hidden = boundaries === undefined && numbers === undefined;
  });
  return [note];
}

/** Says that there were corrections to the document which do not apply to the newest version, until it is dismissed. */
export function outdatedNote({ outdated, base }: QuoteDraft, submissionId: string): HTMLElement[] {
  if (outdated === null) return [];
  const dismiss = element('button', { type: 'button', class: 'secondary small' }, ['Dismiss']);
  const note = element('p', { class: 'box doubt no-print' }, [
    `Your corrections of version ${outdated} were not kept, because version ${base.version} has been made in the meantime. `,
    dismiss,
  ]);
  dismiss.addEventListener('click', () => {
    keptCorrections.forget(submissionId);
    note.remove();
  });
  return [note];
}
