import { element } from '../../elements/element.ts';
import { problemBox, sentenceOf, wantsToken } from '../../elements/problem-box.ts';
import type { Opening } from '../section/section.ts';
import type { Deal } from './deal-places.ts';
import { withOwnLinks } from './own-links.ts';

/** A button that shows the note of a deal: what its quote rests on, where the document is, what the student wrote. */
export function noteButton(deal: Deal, opening: Opening): HTMLElement {
  const button = element(
    'button',
    { type: 'button', id: `note-${deal.id}`, class: 'like-link', 'aria-haspopup': 'dialog' },
    ['Note', element('span', { class: 'hidden-text' }, [` of ${deal.title}`])],
  );
  let isOpening = false;
  button.addEventListener('click', async () => {
    if (isOpening) return;
    isOpening = true;
    try {
      await showNote(deal, opening);
    } finally {
      isOpening = false;
    }
  });
  return button;
}

async function showNote(deal: Deal, { client, signal, fail }: Opening): Promise<void> {
  try {
    const { note } = await client.getDealNote({ dealId: deal.id }, { signal });
    showDialog(deal, noteText(note, deal), signal);
  } catch (error) {
    if (signal.aborted) return;
    if (wantsToken(error)) return fail(error);
    showDialog(deal, problemBox(sentenceOf(error)), signal);
  }
}

function noteText(note: string, { url }: Deal): HTMLElement {
  if (note === '') return element('p', { class: 'hint' }, ['This deal has no note.']);
  // The note has the public address of the desk, as the deal does; this page may have been opened at another one.
  const pages = [`${location.origin}${location.pathname}`, url.replace(/#.*$/s, '')];
  const pieces = withOwnLinks(note, pages).map((piece) =>
    typeof piece === 'string' ? piece : element('a', { href: piece.href }, [piece.text]),
  );
  const region = { class: 'note', role: 'region', 'aria-label': 'Note', tabindex: 0, autofocus: true };
  return element('div', region, pieces);
}

/** Closes with its button, with Escape, and when the reader goes elsewhere; the focus returns to where it was. */
function showDialog({ title }: Deal, content: HTMLElement, signal: AbortSignal): void {
  const close = element('button', { type: 'button', class: 'secondary' }, ['Close']);
  const dialog = element('dialog', { 'aria-labelledby': 'note-title', class: 'for-note' }, [
    element('h2', { id: 'note-title' }, [title]),
    content,
    element('p', { class: 'buttons' }, [close]),
  ]);
  const remove = () => dialog.remove();
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    signal.removeEventListener('abort', remove);
    remove();
  });
  signal.addEventListener('abort', remove);
  document.body.append(dialog);
  dialog.showModal();
}
