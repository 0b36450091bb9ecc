import { priceText, serviceName } from '../../../../core/pricing/in-words.ts';
import { heldBriefly } from '../../../../core/records/held-for.ts';
import { isNoticeHeld } from '../../../../core/records/notice.ts';
import { failureForEditor, isDocumentMissing } from '../../../../core/records/submissions/failed-document.ts';
import type { OperationTypes } from '../../../client/client.ts';
import { type Child, element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';
import { downloadButton } from '../section/download-button.ts';
import type { Opening } from '../section/section.ts';
import { mailLink, phoneLink } from './contact-links.ts';
import { erasedDocument } from './erased.ts';
import { mayBeRetried, retryButton } from './failure.ts';

export type ListedSubmission = OperationTypes['listSubmissions']['output']['submissions'][number];

/**
 * Submissions as rows; on a narrow screen each row becomes a card with the names of its cells. The roles are explicit,
 * because browsers drop them if a table has a different layout.
 *
 * @param isNew whether to mark a submission as new
 * @param opening whose `lookAgain` shows what has become of a submission that was started over
 */
export function submissionTable(
  submissions: readonly ListedSubmission[],
  isNew: (submission: ListedSubmission) => boolean,
  opening: ListOpening,
): HTMLElement {
  const head = columns.map(({ name, isNumber }) =>
    element('th', { scope: 'col', role: 'columnheader', ...numberClass(isNumber) }, [name]),
  );
  const rows = submissions.map((submission) => {
    const cells = columns.map(({ name, isNumber, cell }, index) =>
      index === 0
        ? element('th', { scope: 'row', role: 'rowheader' }, cell(submission, opening))
        : element(
            'td',
            { role: 'cell', 'data-name': name, ...numberClass(isNumber) },
            cell(submission, opening),
          ),
    );
    if (isNew(submission)) cells[0]?.prepend(element('span', { class: 'status new' }, ['New']), ' ');
    return element('tr', { role: 'row', ...(isNew(submission) ? { class: 'new' } : {}) }, cells);
  });
  return element('table', { class: 'submissions', role: 'table' }, [
    element('caption', { class: 'hidden-text' }, ['Submissions']),
    element('thead', { role: 'rowgroup' }, [element('tr', { role: 'row' }, head)]),
    element('tbody', { role: 'rowgroup' }, rows),
  ]);
}

/** What the list gets when it is opened, and how it is brought up to date in its place. */
interface ListOpening extends Opening {
  lookAgain(): void;
}

interface Column {
  name: string;
  isNumber?: boolean;
  cell(submission: ListedSubmission, opening: ListOpening): Child[];
}

const columns: readonly Column[] = [
  { name: 'Who', cell: who },
  { name: 'Status', cell: statusOf },
  { name: 'Service', cell: ({ serviceType }) => [serviceName(serviceType)] },
  {
    name: 'Total',
    isNumber: true,
    cell: ({ quote, currency = 'USD' }) => [quote ? priceText(quote.total, currency) : '–'],
  },
  { name: 'In doubt', isNumber: true, cell: ({ doubts }) => [String(doubts?.length ?? '–')] },
  { name: 'Document', cell: documentOf },
  { name: 'Received', cell: ({ createdAt }) => [localTime(createdAt)] },
];

function numberClass(isNumber = false): { class?: string } {
  return isNumber ? { class: 'number' } : {};
}

function who({ submissionId, name, email, phone }: ListedSubmission): Child[] {
  return [
    element('a', { id: linkId(submissionId), href: `#submission-${submissionId}` }, [name]),
    element('div', { class: 'hint' }, [mailLink(email, `mail-${submissionId}`)]),
    ...(phone ? [element('div', { class: 'hint' }, [phoneLink(phone, `call-${submissionId}`)])] : []),
  ];
}

function linkId(submissionId: string): string {
  return `open-${submissionId}`;
}

function statusOf(submission: ListedSubmission, opening: ListOpening): Child[] {
  const { status, submissionId } = submission;
  const retried = () => {
    // The button goes; the reader stays at the row.
    document.getElementById(linkId(submissionId))?.focus({ preventScroll: true });
    opening.lookAgain();
  };
  if (status !== 'error') return [statusLabel(status), ...mailLabel(submission)];
  return [
    statusLabel(status),
    element('p', { class: 'hint' }, [failureForEditor(submission)]),
    ...(mayBeRetried(submission) ? [retryButton(submission, opening, retried)] : []),
  ];
}

function documentOf(submission: ListedSubmission, opening: Opening): Child[] {
  const { submissionId, fileName, purgedAt } = submission;
  if (purgedAt !== undefined) return [erasedDocument(purgedAt)];
  if (isDocumentMissing(submission)) return [fileName];
  const ask = () => opening.client.getDocument({ submissionId });
  return [downloadButton({ fileName, ask }, opening, `download-${submissionId}`, { isName: true })];
}

/** A label for a quote that has not reached the student by mail. */
function mailLabel({ mail }: ListedSubmission): Child[] {
  const label = (kind: string, text: string) => [' ', element('span', { class: `status ${kind}` }, [text])];
  if (mail && isNoticeHeld(mail)) {
    const why = heldBriefly(mail.heldFor ?? []);
    return [
      ...label('held', 'mail awaits your approval'),
      ...(why === '' ? [] : [element('div', { class: 'hint' }, [why])]),
    ];
  }
  if (mail?.state === 'refused') return label('failed', 'mail refused');
  return mail?.state === 'failed' ? label('failed', 'mail failed') : [];
}

/** A status as a small label. */
export function statusLabel(status: ListedSubmission['status']): HTMLElement {
  const names = { processing: 'in progress', completed: 'quoted', error: 'failed' };
  return element('span', { class: `status ${status}` }, [names[status]]);
}
