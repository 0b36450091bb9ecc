import { type Child, element } from '../../../../elements/element.ts';
import { problemBox } from '../../../../elements/problem-box.ts';
import { confirmed } from '../../../section/confirmed.ts';
import { refresh } from '../../../section/refresh.ts';
import { draftInWords } from './draft-changes.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** What becomes of a draft if someone else was faster: {@link outdatedNote} shows it. */
export const keptForNext = 'What you entered here is shown there, so that you can enter it again.';

/** Says, beside a quote, that there is a draft of the next version that was kept, or one of an earlier version. */
export function draftNote(draft: QuoteDraft): HTMLElement[] {
  if (!draft.isCarriedOver) return outdatedNote(draft);
  const note = element('p', { class: 'box doubt no-print' }, [...keptText(draft), ' ', discardButton(draft)]);
  draft.watch(() => {
    note.hidden = !draft.isChanged;
  });
  return [note];
}

/** Says that there was a draft which does not apply to the newest version, with what it contained. */
export function outdatedNote(draft: QuoteDraft): HTMLElement[] {
  const { outdated, base } = draft;
  if (outdated === null) return [];
  return [
    element('div', { class: 'box doubt no-print' }, [
      element('p', {}, [
        `Your draft was based on version ${outdated.version}, so it no longer applies: version ${base.version} has been made in the meantime. It contained:`,
      ]),
      element(
        'ul',
        {},
        draftInWords(outdated, base.quote.currency).map((each) => element('li', {}, [each])),
      ),
      element('p', {}, [discardButton(draft)]),
    ]),
  ];
}

/** Says that the draft has changes from another tab: a version that is made here would lack them. */
export function elsewhereProblem(): HTMLElement {
  return problemBox('You have changed this draft in another tab, and not all of it is shown here.', {
    label: 'Show all of it',
    act: refresh,
  });
}

function keptText({ base, hasFormChanges, terms, submissionId }: QuoteDraft): Child[] {
  const corrections = element('a', { href: `#document-${submissionId}` }, ['corrections to the document']);
  const next = base.version + 1;
  if (!hasFormChanges)
    return [
      'Your ',
      corrections,
      ` are not in the quote yet. They are in the form for version ${next} below.`,
    ];
  const along = terms.boundaries === undefined ? [] : [', with your ', corrections];
  return [`Your draft of version ${next} was kept in this browser`, ...along, '. It is in the form below.'];
}

function discardButton(draft: QuoteDraft): HTMLElement {
  const button = element('button', { type: 'button', class: 'secondary small' }, ['Discard the draft']);
  button.addEventListener('click', async () => {
    const { version } = draft.outdated ?? draft.base;
    const question = {
      question: `Discard your draft of version ${version + 1}?`,
      yes: 'Discard it',
      no: 'Keep the draft',
    };
    if (!(await confirmed(question))) return;
    draft.discard();
    refresh();
  });
  return button;
}

/** Says beside a price, while it does not follow yet, that the next one is being worked out. */
export function countingNote(draft: QuoteDraft): HTMLElement {
  const note = element('span', { class: 'hint', hidden: !draft.state.isAsking }, [' Counting …']);
  draft.watch(({ isAsking }) => {
    note.hidden = !isAsking;
  });
  return note;
}
