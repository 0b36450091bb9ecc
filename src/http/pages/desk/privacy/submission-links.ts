import { formatCount } from '../../../../core/pricing/money.ts';
import { type Child, element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';

/** A submission, with what an editor knows it by. */
export interface LinkedSubmission {
  submissionId: string;
  name: string;
  fileName?: string | undefined;
  createdAt?: string | undefined;
  finishedAt?: string | undefined;
}

/** Links to submissions; of very many, to the first. */
export function submissionLinks(submissions: readonly LinkedSubmission[]): HTMLElement {
  const shown = submissions.slice(0, mostShown);
  const more = submissions.length - shown.length;
  const links = shown.map((submission) => element('li', {}, submissionLink(submission)));
  const rest = more === 0 ? [] : [element('li', {}, [`and ${formatCount(more)} more`])];
  return element('ul', {}, [...links, ...rest]);
}

/** A link to a submission, and when it came in or was finished. */
export function submissionLink({
  submissionId,
  name,
  fileName,
  createdAt,
  finishedAt,
}: LinkedSubmission): Child[] {
  const text = fileName === undefined ? name : `${name}, ${fileName}`;
  return [
    element('a', { href: `#submission-${submissionId}` }, [text]),
    ...(createdAt === undefined ? [] : [', handed in ', localTime(createdAt)]),
    ...(finishedAt === undefined ? [] : [', finished ', localTime(finishedAt)]),
  ];
}

/** How many links are shown of very many. */
export const mostShown = 20;
