import { eventsSection } from './desk/deals/crm-events.ts';
import { dealsSection } from './desk/deals.ts';
import { examplesSection } from './desk/examples.ts';
import { meetingsSection } from './desk/meetings.ts';
import { privacySection } from './desk/privacy.ts';
import { ratesSection } from './desk/rates.ts';
import type { Section } from './desk/section/section.ts';
import { askBeforeUnload, hasUnsaved, mayLeave, setUnsaved } from './desk/section/unsaved.ts';
import { documentSection } from './desk/submissions/document.ts';
import { pageTitle } from './desk/submissions/news.ts';
import { newsCount } from './desk/submissions/news-count.ts';
import { submissionSection } from './desk/submissions/submission.ts';
import { submissionsSection } from './desk/submissions.ts';
import { patientClient } from './desk/token/patient-client.ts';
import { mustBeOperator, tokenForm } from './desk/token/token-form.ts';
import { openTokenMemory } from './desk/token/token-memory.ts';
import { connect, deskBase, isTokenSet } from './desk-address.ts';
import { element, pageElement } from './elements/element.ts';
import {
  announce,
  keepAddressOnSkip,
  problemBox,
  sentenceOf,
  wantsToken,
  wasGivenUp,
} from './elements/problem-box.ts';

/** The page for the operator: shows one section at a time, named by the part of the address after the `#`. */
const sections: ReadonlyMap<string, Section> = new Map([
  ['submissions', submissionsSection],
  ['submission', submissionSection],
  ['document', documentSection],
  ['deals', dealsSection],
  ['deal', dealsSection],
  ['rates', ratesSection],
  ['meetings', meetingsSection],
  ['examples', examplesSection],
  ['events', eventsSection],
  ['privacy', privacySection],
]);

const business = document.title.replace(/^Desk: /, '');
const heading = pageElement('title', HTMLElement);
const title = pageTitle(business);
const tokens = openTokenMemory(deskBase());
const signOut = pageElement('sign-out', HTMLButtonElement);
let work = new AbortController();
const news = newsCount(title.count, tokens.accept);
/** Whether a section is out of sight until the operator has signed in again. */
let isAside = false;

signOut.addEventListener('click', () => {
  if (!mayLeave()) return;
  tokens.forget();
  announce('Signed out.');
  show();
});
// Whoever leaves the computer to others expects that nothing stays in sight.
tokens.onForgotten(() => {
  if (isAside || !signOut.hidden) show();
});
keepAddressOnSkip();
takeToken();
askBeforeUnload();
window.addEventListener('hashchange', ({ oldURL }) => {
  // The address has already changed, whether by a link, the browser's back button or by hand.
  if (!mayLeave()) return history.replaceState(null, '', oldURL);
  takeToken();
  show({ moveFocus: true });
});
window.addEventListener('desk-changed', () => {
  if (mayLeave()) show({ moveFocus: true });
});
show();

/** Takes the token out of the address that the server prints, where it would be visible and kept in the history. */
function takeToken(): void {
  const [, token] = /^#token=([\x21-\x7e]+)$/.exec(location.hash) ?? [];
  if (token === undefined) return;
  tokens.keep(token);
  history.replaceState(null, '', location.pathname + location.search);
}

/** Shows the section that the address names. */
function show({ moveFocus = false } = {}): void {
  const signal = endWork();
  const [, name = '', item = null, query = ''] =
    /^#([a-z]+)(?:-([\w-]+))?(?:\?(.*))?$/.exec(location.hash) ?? [];
  const named = sections.get(name);
  // A copied address must lead to what is shown.
  if (!named && location.hash !== '') history.replaceState(null, '', '#submissions');
  const section = named ?? submissionsSection;
  let token = tokens.get();
  signOut.hidden = token === undefined;
  markLink(section);
  title.show(section.title);
  if (moveFocus) heading.focus();
  // Each opening gets an element of its own, so that anything still running for an earlier one stays invisible.
  const place = element('div', {}, [loading()]);
  pageElement('section', HTMLElement).replaceChildren(place);
  const fail = (error: unknown) => {
    if (signal.aborted || wasGivenUp(error)) return;
    if (wantsToken(error)) return askForToken(place, token);
    place.replaceChildren(problemBox(sentenceOf(error), { label: 'Try again', act: () => show() }));
  };
  let subject: string | null = null;
  const about = (next: string) => {
    subject = next;
    if (!signal.aborted && !isAside) title.about(next);
  };
  const { client, goOn } = patientClient(token, (isSending) => {
    // What is filled in, or on its way, would be lost with the section.
    if (signal.aborted || !(isSending || hasUnsaved())) return false;
    setAside(signal, token, (next) => {
      token = next;
      pageElement('section', HTMLElement).replaceChildren(place);
      title.show(section.title);
      if (subject !== null) title.about(subject);
      goOn(next);
    });
    return true;
  });
  // What would only be refused is not asked for.
  if (token === undefined && isTokenSet()) {
    askForToken(place);
    return;
  }
  const counted = news.keep(token);
  const open = () => section.open({ client, place, item, query, signal, about, fail });
  // A wrong token is sent once: anyone who guesses tokens is slowed down, and so would be a person with a typing mistake.
  const opened = token === undefined ? open() : counted.then(() => (signal.aborted ? undefined : open()));
  opened.catch(fail);
  counted.catch(() => {});
}

/** Ends what runs for a section, whose forms go with it. Returns the signal of what follows. */
function endWork(): AbortSignal {
  work.abort();
  work = new AbortController();
  setUnsaved(null);
  isAside = false;
  return work.signal;
}

/** Ends a section, and opens it anew after a sign-in. `refused` is a token that the desk has just refused. */
function askForToken(place: HTMLElement, refused?: string): void {
  // Nothing that still runs for the section asks once more.
  signIn(place, { refused, signal: endWork() }, show);
}

/** Takes a section out of sight until the desk has accepted another token; `bringBack` is then called with it. */
function setAside(
  signal: AbortSignal,
  refused: string | undefined,
  bringBack: (token: string | undefined) => void,
): void {
  isAside = true;
  // What is on its way is not unsaved, but would be lost now too.
  const isOnItsWay = !hasUnsaved();
  if (isOnItsWay) setUnsaved('Your request has not reached the desk.');
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  const place = element('div');
  pageElement('section', HTMLElement).replaceChildren(place);
  const tryToken = async () => {
    place.replaceChildren(loading());
    const token = tokens.get();
    try {
      await mustBeOperator({ client: connect(token), signal });
    } catch (error) {
      if (signal.aborted) return;
      if (wantsToken(error)) return signIn(place, { refused: token, signal }, tryToken);
      return place.replaceChildren(problemBox(sentenceOf(error), { label: 'Try again', act: tryToken }));
    }
    if (signal.aborted) return;
    isAside = false;
    if (isOnItsWay) setUnsaved(null);
    signOut.hidden = token === undefined;
    bringBack(token);
    heading.focus();
    news.keep(token).catch(() => {});
  };
  signIn(place, { refused, signal }, tryToken);
}

/** Takes the token that another tab has, or asks for it, and goes on. */
async function signIn(
  place: HTMLElement,
  { refused, signal }: { refused: string | undefined; signal: AbortSignal },
  goOn: typeof show,
): Promise<void> {
  if (refused !== undefined) tokens.refuse(refused);
  news.stop();
  signOut.hidden = true;
  const isShared = await tokens.ask();
  if (signal.aborted) return;
  if (isShared) return goOn();
  title.show('Sign in');
  const signedIn = new AbortController();
  const goOnOnce = () => {
    signedIn.abort();
    goOn({ moveFocus: true });
  };
  const keep = (token: string) => {
    tokens.keep(token);
    goOnOnce();
  };
  const elsewhere = isAside && refused === undefined ? goOnOnce : null;
  place.replaceChildren(tokenForm({ wasWrong: refused !== undefined, isKept: isAside, elsewhere }, keep));
  pageElement('token', HTMLInputElement).focus();
  tokens.onOffer(goOnOnce, AbortSignal.any([signal, signedIn.signal]));
}

function loading(): HTMLElement {
  return element('p', { class: 'hint' }, ['Loading …']);
}

function markLink({ link }: Section): void {
  for (const each of document.querySelectorAll('.sections a')) {
    if (each.getAttribute('href') === `#${link}`) each.setAttribute('aria-current', 'page');
    else each.removeAttribute('aria-current');
  }
}
