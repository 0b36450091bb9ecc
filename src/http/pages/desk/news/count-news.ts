import type { DeskClient } from '../../../client/client.ts';
import { counted } from '../../elements/format.ts';
import { announce, wantsToken } from '../../elements/problem-box.ts';
import { pause } from '../lists/watch.ts';
import { seen } from './seen.ts';

/**
 * Counts what came in since the operator last looked, until the signal ends it: four times a minute, and once a minute
 * in a tab that nobody sees, whose title is all that is seen of it. What fails is tried again at the next turn, but who has
 * no right to know is told so.
 */
export async function countNews(
  client: Pick<DeskClient, 'listSubmissions'>,
  signal: AbortSignal,
  show: (news: number) => void,
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
        announce(`${counted(news, 'new submission', 'new submissions')}.`);
      before = news;
    }
    await pauseOrLook(signal);
  }
}

/** Asks the page to count at once, since a list has shown something new. */
export function newsChanged(): void {
  window.dispatchEvent(new Event(changed));
}

const changed = 'desk-news-changed';

async function newSubmissions(
  client: Pick<DeskClient, 'listSubmissions'>,
  signal: AbortSignal,
): Promise<number> {
  const until = seen.until();
  if (until !== null) {
    const since = new Date(Date.parse(until) + 1).toISOString();
    return (await client.listSubmissions({ since, limit: 1 }, { signal })).count;
  }
  const { submissions } = await client.listSubmissions({ limit: 1 }, { signal });
  // For who looks for the first time, nothing that is there is news.
  seen.keep(submissions[0]?.createdAt ?? new Date(0).toISOString());
  return 0;
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
