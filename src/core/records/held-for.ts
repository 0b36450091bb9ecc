import type { HeldFor, NoticeState } from './notice.ts';
import { isLikelyMistake, type VersionOrigin } from './submissions/likely-mistake.ts';

/** Returns why the mail with a version is held until an editor sends it; nothing if it is not held. Pure. */
export function heldForOf(
  { state, heldFor }: Pick<NoticeState, 'state' | 'heldFor'>,
  version: VersionOrigin,
): readonly HeldFor[] {
  if (heldFor || state !== 'waiting') return heldFor ?? [];
  // Earlier versions of thesisdesk did not record the reasons.
  return [isLikelyMistake(version) ? 'document' : 'numbers'];
}

/**
 * Says why a mail is held, as the end of a sentence; empty without a reason. Pure.
 *
 * @example
 * heldInWords(['numbers']); // ', as numbers should be checked first'
 */
export function heldInWords(reasons: readonly HeldFor[]): string {
  return reasons.length === 0 ? '' : `, as ${reasons.map((each) => inSentences[each]).join(', and ')}`;
}

/**
 * Says why a mail is held, for a list. Pure.
 *
 * @example
 * heldBriefly(['document', 'numbers']); // 'check the document, check the numbers'
 */
export function heldBriefly(reasons: readonly HeldFor[]): string {
  return reasons.map((each) => inLists[each]).join(', ');
}

const inSentences: Readonly<Record<HeldFor, string>> = {
  document: 'this may be a different document sent by mistake',
  numbers: 'numbers should be checked first',
  address: 'too many mails were sent to this address that day',
  sender: 'too many mails were sent for this sender that day',
  age: 'the mail could not be sent within a week',
};

const inLists: Readonly<Record<HeldFor, string>> = {
  document: 'check the document',
  numbers: 'check the numbers',
  address: 'too many to this address',
  sender: 'too many for this sender',
  age: 'not sent within a week',
};
