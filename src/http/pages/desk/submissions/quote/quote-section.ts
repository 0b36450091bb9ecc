import { earlierQuoteInWords } from '../../../../../core/pricing/earlier-quote.ts';
import { priceText } from '../../../../../core/pricing/in-words.ts';
import { heldInWords } from '../../../../../core/records/held-for.ts';
import { earlierQuoteOf } from '../../../../../core/records/submissions/charged-version.ts';
import { dealStateInWords } from '../../../../../core/records/submissions/deal-state.ts';
import { quoteAddress } from '../../../desk-address.ts';
import { element } from '../../../elements/element.ts';
import { localTime } from '../../../elements/format.ts';
import { announce } from '../../../elements/problem-box.ts';
import { quoteLinks, quoteTable } from '../../../elements/quote-table.ts';
import { changesView } from '../../../revision/changes-view.ts';
import type { Opening } from '../../section/section.ts';
import { sendWith } from '../../section/send-with.ts';
import { draftNote } from './draft/draft-note.ts';
import { keptDraft } from './draft/kept-draft.ts';
import { isMadeOf } from './draft/made-version.ts';
import { type QuoteDraft, quoteDraft } from './draft/quote-draft.ts';
import { quoteForm } from './quote-form.ts';
import type { QuoteVersion, QuoteVersions } from './quote-version.ts';
import { revisionForm, revisionNews } from './revision-form.ts';
import { versionList } from './version-list.ts';

export interface QuoteSectionOptions {
  submissionId: string;
  quotes: QuoteVersions;
  /** The services in the rates. */
  services: readonly string[];
  /** When the document was erased, since when there can be no further version. */
  purgedAt?: string | undefined;
  /** Whether it is about to be known if the newest version is mailed. @default false */
  isMailAwaited?: boolean;
}

/** The quote in force, the versions before it, and the form for the next. */
export function quoteSection(
  { submissionId, quotes, services, purgedAt, isMailAwaited = false }: QuoteSectionOptions,
  opening: Opening,
): HTMLElement[] {
  const { versions, deal } = quotes;
  const [newest] = versions;
  if (!newest) return [];
  const { quote, version } = newest;
  const earlier = earlierQuoteOf(versions.toReversed());
  const isErased = purgedAt !== undefined;
  const isInForce = !isErased && forgetMade(submissionId, versions);
  const draft = isErased ? null : quoteDraft(opening, submissionId, newest);
  return [
    ...(isInForce
      ? [element('p', { class: 'box good' }, [`Your draft is in force as version ${version}.`])]
      : []),
    ...(draft ? draftNote(draft) : []),
    ...revisionNews(quotes),
    element('div', { class: 'price-panel' }, [
      element('p', { class: 'price' }, [priceText(quote.total, quote.currency)]),
      ...(version > 1 ? [element('p', { class: 'hint' }, [versionText(newest)])] : []),
      ...(earlier ? [element('p', {}, [earlierQuoteInWords(earlier, quote)])] : []),
      quoteTable(quote, quote.currency),
      quoteLinks(submissionId),
    ]),
    // Later ones are in the list of versions.
    ...(version === 1 && newest.note !== ''
      ? [element('p', {}, [`Note to the student: ${newest.note}`])]
      : []),
    ...(isErased ? [] : isMailAwaited ? [awaitedMail()] : mailView(submissionId, newest, opening)),
    ...dealView(deal),
    ...(newest.revision ? [changesView(newest.revision)] : []),
    ...(draft
      ? [correction(draft, { versions, services, opening }), revisionForm(submissionId, opening)]
      : []),
    ...(versions.length > 1 ? [versionList({ submissionId, versions, purgedAt }, opening)] : []),
  ];
}

/** Forgets a draft of which the newest version was made, as after an answer that was lost; returns whether it did. */
function forgetMade(submissionId: string, [newest, base]: readonly QuoteVersion[]): boolean {
  const kept = keptDraft.of(submissionId);
  const isMade =
    kept !== null && newest !== undefined && base?.version === kept.version && isMadeOf(newest, base, kept);
  if (isMade) keptDraft.forget(submissionId);
  return isMade;
}

/** Takes the place of the state of the mail, which would otherwise be missing until a job has decided on it. */
function awaitedMail(): HTMLElement {
  return element('p', { class: 'hint' }, ['The status of the mail to the student appears here shortly.']);
}

/** The state of the mail to the student, with a button to send it if it has not been sent. */
function mailView(
  submissionId: string,
  { mail, version }: QuoteVersion,
  { client, signal, fail }: Opening,
): HTMLElement[] {
  if (mail === undefined) return [];
  const { state, at, reason, heldFor = [] } = mail;
  const said = mailTexts[state].replace('{why}', heldInWords(heldFor));
  const attributes = { id: 'mail-state', tabindex: -1 };
  const text = element('p', attributes, [said, ' ', element('span', { class: 'hint' }, [localTime(at)])]);
  if (state === 'sent' || state === 'written' || state === 'released') return [text];
  const button = element('button', { type: 'button', id: 'mail-quote' }, ['Mail the quote to the student']);
  const problem = element('div');
  button.addEventListener('click', () =>
    sendWith({ button, problem, signal, fail }, async () => {
      await client.mailQuote({ submissionId, basedOn: version });
      announce(`The mail with version ${version} will be sent.`);
      // The page stays where the editor is, with a form that is open; the next look says what became of the mail.
      text.textContent = mailTexts.released;
      box.replaceChildren(text);
      text.focus({ preventScroll: true });
    }),
  );
  const why =
    state === 'refused'
      ? [
          ...(reason === undefined ? [] : [element('p', {}, ['It said: ', element('q', {}, [reason])])]),
          element('p', {}, [
            'Check the address with the student, or pass on ',
            element('a', { href: quoteAddress(submissionId, 'html') }, ['the link to the quote']),
            '.',
          ]),
        ]
      : [];
  const box = element('div', { class: 'box doubt no-print' }, [
    text,
    ...why,
    problem,
    element('p', {}, [button]),
  ]);
  return [box];
}

const mailTexts: Readonly<Record<NonNullable<QuoteVersion['mail']>['state'], string>> = {
  waiting: 'The student has not been notified yet{why}.',
  withheld: 'The student has not been notified{why}.',
  unwanted: 'The student was not notified of this version.',
  released: 'The mail to the student will be sent.',
  sent: 'This quote was mailed to the student.',
  written: 'The mail to the student was written to the outbox, as no mail server was configured.',
  refused: 'The mail server refused the mail to the student.',
  failed: 'The mail to the student could not be sent.',
};

/** Says that the deal in the CRM is behind, and when it is to be changed. */
function dealView(deal: QuoteVersions['deal']): HTMLElement[] {
  const said = dealStateInWords(deal);
  if (said === null) return [];
  const next = deal.update?.nextTryAt;
  return [
    element('p', { class: deal.problem === undefined ? 'box doubt' : 'box problem' }, [
      said,
      ...(next === undefined ? [] : [' Next try: ', localTime(next), '.']),
    ]),
  ];
}

/** The id of the part with the form for the next version. */
export const correctionId = 'correct-quote';

/** The name of the event that tells this part that there is a version newer than the one its form corrects. */
export const newerVersion = 'newer-version';

/** The form is created when it is opened, because few quotes are corrected. */
function correction(draft: QuoteDraft, options: Parameters<typeof quoteForm>[1]): HTMLElement {
  const details = element('details', { class: 'no-print', id: correctionId }, [
    element('summary', {}, ['Correct the quote']),
  ]);
  details.addEventListener('toggle', () => details.append(quoteForm(draft, options)), { once: true });
  // The desk's refusal of the next preview then says so beside the form, which stays for the editor to read.
  details.addEventListener(newerVersion, () => draft.retry());
  details.open = draft.isCarriedOver;
  return details;
}

function versionText({ version, createdAt }: QuoteVersion): string {
  return `Version ${version}, made ${localTime(createdAt).textContent}`;
}
