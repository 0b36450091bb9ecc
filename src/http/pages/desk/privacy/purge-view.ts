import { counted } from '../../../../core/text/counted.ts';
import type { OperationTypes } from '../../../client/client.ts';
import { element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';
import { announce } from '../../elements/problem-box.ts';
import { confirmed } from '../section/confirmed.ts';
import type { Opening } from '../section/section.ts';
import { sendWith } from '../section/send-with.ts';
import { keptDraft } from '../submissions/quote/draft/kept-draft.ts';
import { submissionLinks } from './named.ts';

type Purge = OperationTypes['purge']['output'];

/** An age that was previewed. */
interface PreviewedPurge {
  /** @example '90d' */
  olderThan: string;
  /** @example '90 days' */
  shown: string;
  preview: OperationTypes['previewPurge']['output'];
}

/** What a purge would delete, with a button that deletes it. */
export function purgeView(
  { olderThan, shown, preview }: PreviewedPurge,
  opening: Opening,
  purged: () => void,
): { element: HTMLElement; focus(): void } {
  const view = element('section', { class: 'panel', 'aria-labelledby': 'purge-title' });
  const heading = (text: string) => element('h3', { id: 'purge-title', tabindex: -1 }, [text]);
  const made = { element: view, focus: () => view.querySelector('h3')?.focus() };
  const parts = purgedParts(preview);
  if (parts.length === 0) {
    const checked = ['Checked for submissions that finished by ', localTime(preview.finishedUntil), '.'];
    view.append(heading(`Nothing is older than ${shown}.`), element('p', { class: 'hint' }, checked));
    return made;
  }
  const button = element('button', { type: 'button', id: 'purge' }, ['Delete what is listed…']);
  const problem = element('div');
  button.addEventListener('click', async () => {
    const question = `Delete what is older than ${shown}? This cannot be undone.`;
    if (!(await confirmed({ question, details: parts, yes: 'Delete it', no: 'Keep it' }))) return;
    await sendWith({ button, problem, ...opening }, async () => {
      const asOf = preview.purgedAt;
      const done = await purgeAll(() => opening.client.purge({ olderThan, asOf }));
      for (const { submissionId } of done.submissions) keptDraft.forget(submissionId);
      purged();
      if (opening.signal.aborted) return;
      const text = `Deleted: ${purgedParts(done).join(', ') || 'nothing, it was already gone'}. Numbers, prices and statuses remain.`;
      view.replaceChildren(heading('Deleted'), element('p', { class: 'box good' }, [text]));
      made.focus();
      announce('It was deleted.');
    });
  });
  const { submissions } = preview;
  view.append(
    heading(`What is older than ${shown}`),
    element('p', {}, ['Of submissions that finished by ', localTime(preview.finishedUntil), ':']),
    element(
      'ul',
      {},
      parts.map((part) => element('li', {}, [part])),
    ),
    ...(submissions.length === 0 ? [] : [element('h4', {}, ['Submissions']), submissionLinks(submissions)]),
    element('p', { class: 'buttons' }, [button]),
    problem,
  );
  return made;
}

/** One purge removes a thousand submissions at most. */
async function purgeAll(purge: () => Promise<Purge>): Promise<Purge> {
  const all = await purge();
  for (let last = all; last.isUnfinished; ) {
    last = await purge();
    all.submissions.push(...last.submissions);
    all.abandonedUploads += last.abandonedUploads;
    all.events += last.events;
  }
  delete all.isUnfinished;
  return all;
}

/** What a purge removes, each with its count; empty if nothing. */
export function purgedParts({ submissions, isUnfinished, abandonedUploads, events }: Purge): string[] {
  const many = isUnfinished ? ', and there are more' : '';
  const count = counted(submissions.length, 'submission', 'submissions');
  return [
    ...(submissions.length > 0 ? [`documents and personal data of ${count}${many}`] : []),
    ...(abandonedUploads > 0
      ? [counted(abandonedUploads, 'unsubmitted document', 'unsubmitted documents')]
      : []),
    ...(events > 0 ? [counted(events, 'CRM event', 'CRM events')] : []),
  ];
}
