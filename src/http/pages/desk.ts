import type { DeskClient } from '../client/client.ts';
import { eventsSection } from './desk/deals/crm-events.ts';
import { dealsSection } from './desk/deals.ts';
import { examplesSection } from './desk/examples.ts';
import { meetingsSection } from './desk/meetings.ts';
import { privacySection } from './desk/privacy.ts';
import { ratesSection } from './desk/rates.ts';
import type { Opening, Section } from './desk/section/section.ts';
import { askBeforeUnload, mayLeave, setUnsaved } from './desk/section/unsaved.ts';
import { documentSection } from './desk/submissions/document.ts';
import { countNews, pageTitle } from './desk/submissions/news.ts';
import { submissionSection } from './desk/submissions/submission.ts';
import { submissionsSection } from './desk/submissions.ts';
import { tokenForm } from './desk/token/token-form.ts';
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
/** The token with which new submissions are being counted. */
let counting: string | null = null;
let news = new AbortController();

signOut.addEventListener('click', () => {
  if (!mayLeave()) return;
  tokens.forget();
  announce('Signed out.');
  show();
});
// Whoever leaves the computer to others expects that nothing stays in sight.
tokens.onForgotten(() => show());
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
  const token = tokens.get();
  signOut.hidden = token === undefined;
  markLink(section);
  title.show(section.title);
  if (moveFocus) heading.focus();
  // Each opening gets an element of its own, so that anything still running for an earlier one stays invisible.
  const place = element('div', {}, [element('p', { class: 'hint' }, ['Loading …'])]);
  pageElement('section', HTMLElement).replaceChildren(place);
  const fail = (error: unknown) => {
    if (signal.aborted || wasGivenUp(error)) return;
    if (wantsToken(error)) return askForToken(place, token);
    place.replaceChildren(problemBox(sentenceOf(error), { label: 'Try again', act: () => show() }));
  };
  const about = (subject: string) => {
    if (!signal.aborted) title.about(subject);
  };
  // What would only be refused is not asked for.
  if (token === undefined && isTokenSet()) askForToken(place);
  else start(section, { token, place, item, query, signal, about, fail });
}

/** Ends what runs for a section, whose forms go with it. Returns the signal of what follows. */
function endWork(): AbortSignal {
  work.abort();
  work = new AbortController();
  setUnsaved(null);
  return work.signal;
}

/** Opens a section, and counts what is new. */
function start(
  section: Section,
  { token, ...opening }: Omit<Opening, 'client'> & { token?: string | undefined },
) {
  const client = connect(token);
  const open = () => section.open({ ...opening, client });
  const counted = keepCounting(token ?? '', client);
  // A wrong token is sent once: whoever guesses tokens is slowed down, and so would be a person with a typing mistake.
  const opened =
    token === undefined ? open() : counted.then(() => (opening.signal.aborted ? undefined : open()));
  opened.catch(opening.fail);
  counted.catch(() => {});
}

/** Takes the token that another tab has, or asks for it. `refused` is one that the desk has just refused. */
async function askForToken(place: HTMLElement, refused?: string): Promise<void> {
  // Nothing that still runs for the section asks once more.
  const signal = endWork();
  if (refused !== undefined) tokens.refuse(refused);
  news.abort();
  counting = null;
  signOut.hidden = true;
  const isShared = await tokens.ask();
  if (signal.aborted) return;
  if (isShared) return show();
  title.show('Sign in');
  const keep = (token: string) => {
    tokens.keep(token);
    show({ moveFocus: true });
  };
  place.replaceChildren(tokenForm({ wasWrong: refused !== undefined }, keep));
  pageElement('token', HTMLInputElement).focus();
  tokens.onOffer(() => show({ moveFocus: true }), signal);
}

/**
 * Counts new submissions, once for each token. If the token is refused, counting stops until the next section opens.
 *
 * @returns a promise that resolves after the first count, and rejects if the token is refused there
 */
function keepCounting(token: string, client: DeskClient): Promise<void> {
  if (counting === token) return Promise.resolve();
  counting = token;
  news.abort();
  news = new AbortController();
  const { signal } = news;
  return new Promise((resolve, reject) => {
    const looked = ({ isAnswered }: { isAnswered: boolean }) => {
      if (isAnswered && token !== '') tokens.accept(token);
      resolve();
    };
    countNews(client, signal, { show: title.count, looked })
      .then(resolve, reject)
      .finally(() => {
        if (counting === token) counting = null;
      });
  });
}

function markLink({ link }: Section): void {
  for (const each of document.querySelectorAll('.sections a')) {
    if (each.getAttribute('href') === `#${link}`) each.setAttribute('aria-current', 'page');
    else each.removeAttribute('aria-current');
  }
}
