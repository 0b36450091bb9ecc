import type { Reason } from './signal.ts';

/** The strongest reasons as a part of a sentence: "its words name an introduction, and it starts a page". */
export function inWords(reasons: readonly Reason[]): string {
  const said = reasons.slice(0, mostTold).map(({ says }) => says);
  if (said.length === 0) return 'all signs taken together';
  const last = said.pop() ?? '';
  return said.length === 0 ? last : `${said.join(', ')} and ${last}`;
}

/** As many as a person weighs at a time. */
const mostTold = 3;
