import { priceText, serviceName } from '../../../core/pricing/in-words.ts';
import type { OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { table } from '../elements/table.ts';
import { localTime } from '../format.ts';
import { moreBelow, readPages } from './lists/paged.ts';
import { repeat, replaceKeepingFocus } from './lists/refresh.ts';
import type { Opening, Section } from './lists/section.ts';
import { retryButton } from './submissions/retry-button.ts';

export type ListedSubmission = OperationTypes['listSubmissions']['output']['submissions'][number];

/** All submissions; the list is asked for anew while one of them is in work. */
export const submissionsSection: Section = {
  title: 'Submissions',
  link: 'submissions',
  async open(opening) {
    const { client, place, signal } = opening;
    let shown = '';
    let most = 1;
    const printList = async () => {
      const pages = await readPages(most, (page) => client.listSubmissions(page, { signal }));
      const submissions = pages.flatMap((page) => page.submissions);
      // A list that stays as it is keeps the reader's place in it.
      const next = JSON.stringify(pages);
      if (next !== shown && !signal.aborted)
        replaceKeepingFocus(
          place,
          listOf(submissions, opening),
          ...moreBelow(pages, submissions.length, showMore),
        );
      shown = next;
      return submissions.some(({ status }) => status === 'processing');
    };
    const showMore = () => {
      most++;
      printList().catch(opening.fail);
    };
    await repeat(signal, printList);
  },
};

function listOf(submissions: readonly ListedSubmission[], opening: Opening): HTMLElement {
  if (submissions.length === 0) {
    return element('p', { class: 'empty' }, ['No submissions yet.']);
  }
  const columns = [
    { name: 'Who' },
    { name: 'Status' },
    { name: 'Service' },
    { name: 'Total', isNumber: true },
    { name: 'In doubt', isNumber: true },
    { name: 'Handed in' },
  ];
  const rows = submissions.map((submission) => [
    who(submission),
    statusOf(submission, opening),
    serviceName(submission.serviceType),
    submission.quote ? priceText(submission.quote.total, submission.currency ?? 'USD') : '–',
    String(submission.doubts?.length ?? '–'),
    localTime(submission.createdAt),
  ]);
  return table({ caption: 'Submissions, newest first', columns, rows });
}

function who({ submissionId, name, email }: ListedSubmission): HTMLElement {
  return element('div', {}, [
    element('a', { id: `open-${submissionId}`, href: `#submission-${submissionId}` }, [name]),
    element('div', { class: 'hint' }, [email]),
  ]);
}

function statusOf(submission: ListedSubmission, opening: Opening): HTMLElement {
  const { status, error } = submission;
  if (status !== 'error') return statusLabel(status);
  return element('div', {}, [
    statusLabel(status),
    element('p', { class: 'hint' }, [error ?? '']),
    retryButton(submission, opening),
  ]);
}

/** A status as a small label. */
export function statusLabel(status: ListedSubmission['status']): HTMLElement {
  const names = { processing: 'in work', completed: 'quoted', error: 'failed' };
  return element('span', { class: `status ${status}` }, [names[status]]);
}
