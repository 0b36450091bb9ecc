import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { shownText } from './shown-text.ts';

export interface Visit extends BrowserContextOptions {
  /** The address to open. */
  url: string;
  /** Whether the test may move the page's time on by `page.clock`, which goes on by itself as well. */
  isTimeVirtual?: boolean;
  /** Where uploads go, if not to the server. The page may send requests to it and be refused. */
  storage?: string;
  /** The video-room server. The page may send requests to it and be refused. */
  video?: string;
}

/** Opens pages in one browser for all tests of a file. */
export interface PageBench {
  open(visit: Visit): Promise<Page>;
}

/** Fails a test if a page logs errors, runs what it should only show, or contacts any server but its own. */
export function pageBench({ args = [] }: { args?: readonly string[] } = {}): PageBench {
  let browser: Browser | undefined;
  const troubles: string[] = [];
  beforeAll(async () => {
    browser = await launchChromium(args);
  }, 150_000);
  afterAll(() => browser?.close(), 60_000);
  afterEach(async ({ task }) => {
    for (const context of browser?.contexts() ?? []) {
      if (task.result?.state === 'fail')
        for (const page of context.pages()) process.stderr.write(await seenAtLast(page));
      await context.close();
    }
    expect(troubles.splice(0)).toEqual([]);
  }, 60_000);
  return {
    async open({ url, storage, video, isTimeVirtual = false, ...options }) {
      if (!browser) throw new Error('The browser has not been started.');
      // Without transitions there is less to paint: a tenth of the processor time of the browser's pages.
      const context = await browser.newContext({
        viewport: { width: 1100, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(60_000);
      const { origin } = new URL(url);
      context.on('page', (page) => watch(page, { origin, storage, video }, troubles));
      if (isTimeVirtual) await context.clock.install();
      const page = await context.newPage();
      await page.goto(url);
      return page;
    },
  };
}

/** What a page shows at the end of a test, for one that has failed: its error does not say it. */
async function seenAtLast(page: Page): Promise<string> {
  return `${page.url()}\n${await shownText(page.locator('body')).catch(String)}\n`;
}

/** Time limit for a test with many steps. */
export const patience = { timeout: 180_000 };

interface Expected {
  origin: string;
  storage: string | undefined;
  video: string | undefined;
}

function watch(page: Page, { origin, storage, video }: Expected, troubles: string[]): void {
  const videoHost = video === undefined ? undefined : new URL(video).host;
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    // The browser's own note about an answer such as 401, which the page shows in its own words.
    const isAnswer = message.text().startsWith('Failed to load resource:');
    const isRefusal =
      storage !== undefined && message.text().includes(`'${storage}`) && message.text().includes('CORS');
    // The room library logs what the page shows in its own words.
    const isOfVideo =
      videoHost !== undefined &&
      !message.text().includes('Content Security Policy') &&
      (message.text().includes(videoHost) || message.location().url.endsWith('/room-call.js'));
    if (isTrouble && !isAnswer && !isRefusal && !isOfVideo) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('dialog', (dialog) => {
    troubles.push(`A dialogue opened: ${dialog.message()}.`);
    dialog.dismiss().catch(() => {});
  });
  page.on('request', (request) => {
    const { protocol, origin: asked, host } = new URL(request.url());
    if (protocol !== 'data:' && asked !== origin && asked !== storage && host !== videoHost)
      troubles.push(`It contacted ${request.url()}.`);
  });
}
