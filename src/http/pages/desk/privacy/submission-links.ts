import { formatCount } from '../../../../core/pricing/money.ts';
import { element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';

interface LinkedSubmission {
  submissionId: string;
  /** @default its id */
  name?: string;
  finishedAt?: string;
}

/** Links to submissions; of very many, to the first. */
export function submissionLinks(submissions: readonly LinkedSubmission[]): HTMLElement {
  const shown = submissions.slice(0, mostShown);
  const more = submissions.length - shown.length;
  const links = shown.map(({ submissionId, name, finishedAt }) =>
    element('li', {}, [
      element('a', { href: `#submission-${submissionId}` }, [name ?? submissionId]),
      ...(finishedAt === undefined ? [] : [', finished ', localTime(finishedAt)]),
    ]),
  );
  const rest = more === 0 ? [] : [element('li', {}, [`and ${formatCount(more)} more`])];
  return element('ul', {}, [...links, ...rest]);
}

const mostShown = 20;
