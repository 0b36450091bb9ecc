import { counted } from '../../../../core/text/counted.ts';
import { withoutDirectionControls } from '../../../../core/text/one-line.ts';
import type { DeskClient } from '../../../client/client.ts';
import { pageElement } from '../../elements/element.ts';
import { announce, wantsToken } from '../../elements/problem-box.ts';
import { pause } from '../../elements/watch.ts';

/**
 * Counts the submissions since the operator last looked, and those whose quote waits to be sent, until the signal is aborted:
 * four times a minute, and once a minute in a hidden tab, where only the title can be seen. A failed count is repeated in
 * the next round.
 *
 * @param looked called after each round, with whether the desk answered
 * @throws DeskApiError if the desk asks for the operator's token
 */
export async function countNews(
  client: Pick<DeskClient, 'listSubmissions'>,
  signal: AbortSignal,
  { show, looked }: { show: (news: number) => void; looked: (round: { isAnswered: boolean }) => void },
): Promise<void> {
  let before: number | null = null;
  while (!signal.aborted) {
    const news = await newSubmissions(client, signal).catch((error: unknown) => {
      if (wantsToken(error)) throw error;
      return null;
    });
    if (signal.aborted) return;
    if (news !== null) {
      show(news);
      if (before !== null && news > before)
        announce(`${counted(news, 'submission is', 'submissions are')} new or waiting for you.`);
      before = news;
    }
    looked({ isAnswered: news !== null });
    await pauseOrLook(signal);
  }
}

/** Makes the page count again immediately, because a list has shown new submissions. */
export function newsChanged(): void {
  window.dispatchEvent(new Event(changed));
}

/**
 * The time up to which the operator at this browser has seen all submissions: when the newest submission in the list
 * was handed in at their last look. Null before their first look.
 */
export const seen = {
  until(): string | null {
    return localStorage.getItem(key);
  },
  /** Never goes back, even if another tab shows an older list. */
  keep(until: string): void {
    if (until > (seen.until() ?? '')) localStorage.setItem(key, until);
  },
};

/** The title of the page, starting with the number of submissions that are new or waiting, so that it can be seen in a background tab. */
export interface PageTitle {
  /** Sets the title and the heading. */
  show(title: string): void;
  /** Says in the title whom or what the page is about, so that tabs can be told apart. */
  about(subject: string): void;
  /** Sets the number of submissions that are new or waiting. */
  count(news: number): void;
}

export function pageTitle(business: string): PageTitle {
  const heading = pageElement('title', HTMLElement);
  let shown = 'Desk';
  let subject = '';
  let counted = 0;
  const write = () => {
    document.title = `${counted > 0 ? `(${counted}) ` : ''}${subject}${shown}: ${business}`;
  };
  return {
    show(title) {
      shown = title;
      subject = '';
      heading.textContent = title;
      write();
    },
    about(named) {
      subject = `${withoutDirectionControls(named)} – `;
      write();
    },
    count(news) {
      if (news === counted) return;
      counted = news;
      write();
    },
  };
}

const changed = 'desk-news-changed';

async function newSubmissions(
  client: Pick<DeskClient, 'listSubmissions'>,
  signal: AbortSignal,
): Promise<number> {
  const until = seen.until();
  if (until !== null) {
    const newsSince = new Date(Date.parse(until) + 1).toISOString();
    return (await client.listSubmissions({ newsSince, limit: 1 }, { signal })).count;
  }
  const { submissions } = await client.listSubmissions({ limit: 1 }, { signal });
  // On the first visit, none of the existing submissions count as new.
  seen.keep(submissions[0]?.createdAt ?? new Date(0).toISOString());
  return (await client.listSubmissions({ mail: 'held', limit: 1 }, { signal })).count;
}

function pauseOrLook(signal: AbortSignal): Promise<void> {
  const asked = new AbortController();
  const look = () => asked.abort();
  const ends: [EventTarget, string][] = [
    [document, 'visibilitychange'],
    [window, changed],
  ];
  for (const [target, event] of ends) target.addEventListener(event, look, { once: true });
  return pause(document.hidden ? 60_000 : 15_000, AbortSignal.any([signal, asked.signal])).finally(() => {
    for (const [target, event] of ends) target.removeEventListener(event, look);
  });
}

const key = 'thesisdesk-seen-until';
