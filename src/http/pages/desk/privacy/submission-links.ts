import { formatCount } from '../../../../core/pricing/money.ts';
import { element } from '../../elements/element.ts';

/** Links to submissions; of very many, to the first. */
export function submissionLinks(submissionIds: readonly string[]): HTMLElement {
  const shown = submissionIds.slice(0, mostShown);
  const more = submissionIds.length - shown.length;
  const links = shown.map((id) => element('li', {}, [element('a', { href: `#submission-${id}` }, [id])]));
  const rest = more === 0 ? [] : [element('li', {}, [`and ${formatCount(more)} more`])];
  return element('ul', {}, [...links, ...rest]);
}

const mostShown = 20;
