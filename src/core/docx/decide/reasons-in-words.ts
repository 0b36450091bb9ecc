import type { Reason } from './signal.ts';

/**
 * Says why a candidate was taken, or why it was not: by the signals that decided or, if none did, by those that were too
 * weak to decide otherwise. The reasons are of the candidate, the strongest first.
 *
 * @example
 * whyDecided(reasons, true); // 'its words name an introduction and it starts a page'
 * whyDecided(reasons, false); // 'running text follows'
 */
export function whyDecided(reasons: readonly Reason[], isTaken: boolean, most = mostTold): string {
  const deciding = speaking(reasons, isTaken);
  if (deciding.length > 0) return inWords(deciding.slice(0, most));
  const others = speaking(reasons, !isTaken);
  const side = isTaken ? 'against' : 'for';
  return others.length === 0
    ? `nothing speaks ${side} it`
    : `what speaks ${side} it is too weak: ${inWords(others)}`;
}

/** The reasons that speak for a candidate, or those against it. */
export function speaking(reasons: readonly Reason[], isFor: boolean): Reason[] {
  return reasons.filter(({ weight }) => weight > 0 === isFor);
}

/** Lists the strongest reasons as part of a sentence: "its words name an introduction and it starts a page". */
export function inWords(reasons: readonly Said[]): string {
  const said = strongest(reasons).map(({ says }) => says);
  const last = said.pop() ?? '';
  return said.length === 0 ? last : `${said.join(', ')} and ${last}`;
}

/** As many reasons as a person can weigh at a time. What another one includes is not said twice. */
export function strongest<Each extends Said>(reasons: readonly Each[]): Each[] {
  const told = reasons.slice(0, mostTold);
  const isIncluded = ({ id }: Said) => told.some(({ includes }) => includes?.includes(id));
  return told.some(({ includes }) => includes) ? told.filter((each) => !isIncluded(each)) : told;
}

/** A signal, or a ruling that needs none. */
export type Said = Pick<Reason, 'id' | 'says' | 'includes'>;

const mostTold = 3;
