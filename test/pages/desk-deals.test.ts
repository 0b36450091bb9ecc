import type { Page, Route } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordsOf } from '../../src/cli/desk/data-folder.ts';
import { filesystemStore } from '../../src/storage-drivers/filesystem/filesystem-store.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call, ending, handIn } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { openDeals } from '../support/crm/open-deals.ts';
import { pipedriveEnvironment, startPipedrive } from '../support/crm/pipedrive-server.ts';
import { waitUntil } from '../support/wait-until.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { heading, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience, type Visit } from './support/page-bench.ts';
import { hostileName, startSeeded } from './support/seeded-desk.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { shownText } from './support/shown-text.ts';
import { topOf } from './support/top-of.ts';

describe.skipIf(!hasChromium)('the board of deals', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk(startSeeded);
  const deskWith = (deals: number) =>
    sharedDesk(async (settings) => {
      await openDeals(filesystemStore({ folder: recordsOf({ dataFolder: settings.folder }) }), deals);
      return startServe(settings);
    });
  const [longDesk, fullDesk] = [deskWith(20), deskWith(501)];
  /** With one deal, the number 1, in "Quoted". */
  const openBoard = async (visit: Omit<Visit, 'url'> = {}) => {
    const { url } = await desk();
    await call(`${url}/crm/deals/1/move`, 'POST', { stageId: 2, status: 'open' });
    const page = await bench.open({ url: `${url}/desk#deals`, ...visit });
    await page.locator('#deal-1').waitFor();
    return { url, page };
  };

  test('has a new deal in "Quoted", with links to its submission and back', async () => {
    const { page } = await openBoard();
    await inStage(page, 'Quoted');
    await page.getByRole('link', { name: `Submission of ${hostileName}` }).click();
    await heading(page, 'Submission');
    await page.getByRole('link', { name: 'Show the deal' }).click();
    await page.locator('#deal-1.shown').waitFor();
  });

  test('says the name of a person once on the card of a deal', async () => {
    const { page } = await openBoard();
    const shown = await page.locator('#deal-1 > p:not(.links)').allInnerTexts();
    expect(shown.filter((text) => text.includes(hostileName))).toEqual([`${hostileName}: editing`]);
  });

  test('says on the card whom a deal is with where its title does not', async () => {
    const { page } = await openBoard();
    await page.route('**/crm/deals?**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"title":"[^"]*"/, '"title":"Thesis by June"');
      await route.fulfill({ response, body });
    });
    await page.reload();
    await page.locator('#deal-1').getByText(`Deal 1, ${hostileName}, changed `).waitFor();
  });

  test.each([1280, 390])(
    'has the links to the submission and to the note of a deal on one line, %i pixels wide',
    async (width) => {
      const { page } = await openBoard({ viewport: { width, height: 900 } });
      const tops = await page
        .locator('#deal-1 .links > *')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(tops).toEqual([tops[0], tops[0]]);
    },
  );

  test('moves a deal that is drawn to another stage', async () => {
    const { page, url } = await openBoard();
    await page.locator('#deal-1').dragTo(page.locator('#stage-4'));
    await inStage(page, 'In editing');
    expect(await shownText(page.getByRole('status'))).toMatch(/^“.+” moved to “In editing”\.\s+Undo/);
    const { events } = await call(`${url}/webhooks/events`, 'GET');
    expect(events[0]).toMatchObject({ dealId: 1, previousStageId: 2, stageId: 4 });
  });

  test('shows where to let go of a deal that is won while one is drawn', async () => {
    const { page } = await openBoard();
    const won = page.locator('.end', { hasText: 'Won' });
    expect(await won.isVisible()).toBe(false);
    await page.locator('#deal-1').hover();
    await page.mouse.down();
    await page.locator('#stage-3').hover();
    await won.waitFor();
    await won.hover();
    await page.mouse.up();
    await page.locator('#deal-1').waitFor({ state: 'detached' });
    expect(await shownText(page.getByRole('status'))).toContain('” is won.');
    expect(await page.locator('#announcements').textContent()).toBe('0 deals.');
    await page.getByLabel('Status').selectOption('won');
    await page.locator('#deal-1').waitFor();
    expect(await page.locator('#announcements').textContent()).toBe('1 deal.');
  });

  test('moves a deal by the keyboard alone', async () => {
    const { page } = await openBoard();
    await page.locator('#deal-1 summary').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Accepted' }).focus();
    await page.keyboard.press('Enter');
    await inStage(page, 'Accepted');
    await page.locator('#deal-1:focus').waitFor();
  });

  test('has the places in the menu of a card at once, for a Tab right after it was opened', async () => {
    const { page } = await openBoard();
    const first = await page.evaluate(`(() => {
      const summary = document.querySelector('#deal-1 summary');
      summary.click();
      return summary.parentElement.querySelector('button')?.textContent;
    })()`);
    expect(first).toBe('New enquiry');
    await page.locator('#deal-1 summary').focus();
    await page.keyboard.press('Tab');
    expect(await shownText(page.locator(':focus'))).toBe('New enquiry');
  });

  test('closes the menu of a card with Escape, and stays on its button', async () => {
    const { page } = await openBoard();
    await page.locator('#deal-1 summary').press('Enter');
    await page.getByRole('button', { name: 'Accepted' }).press('Escape');
    await page.getByRole('button', { name: 'Accepted' }).waitFor({ state: 'hidden' });
    expect(await page.locator('#deal-1 summary:focus').count()).toBe(1);
  });

  test('takes a move back', async () => {
    const { page } = await openBoard();
    await page.locator('#deal-1 summary').click();
    await page.getByRole('button', { name: 'Lost' }).click();
    await page.locator('#deal-1').waitFor({ state: 'detached' });
    expect(await page.locator(':focus').textContent()).toBe('Undo');
    await page.keyboard.press('Enter');
    await inStage(page, 'Quoted');
  });

  test('keeps the place on a long board after a move, with a way back in sight', async () => {
    const { url } = await longDesk();
    const page = await bench.open({ url: `${url}/desk#deals` });
    const deal = page.locator('#deal-8');
    await deal.locator('summary').click();
    const topOfNext = () => topOf(page.locator('#deal-9'));
    const before = await topOfNext();
    await deal.getByRole('button', { name: 'Accepted' }).click();
    await page.locator(':focus', { hasText: 'Undo' }).waitFor();
    expect(Math.abs((await topOfNext()) - before)).toBeLessThan(100);
    expect((await page.locator(':focus').boundingBox())?.y).toBeLessThan(100);
  });

  test('says so where somebody else was faster, and shows where the deal is', async () => {
    const { page, url } = await openBoard();
    await call(`${url}/crm/deals/1/move`, 'POST', { stageId: 5 });
    await page.locator('#deal-1 summary').click();
    await page.getByRole('button', { name: 'Accepted' }).click();
    expect(await shownText(page.getByRole('alert'))).toMatch(/^This deal has changed since you looked at it/);
    await inStage(page, 'Delivered');
  });

  test('moves a deal whose quote the desk has changed since it was shown', async () => {
    const { url } = await startSeeded({ folder: await scratchFolder() });
    const page = await bench.open({ url: `${url}/desk#deals`, isTimeVirtual: true });
    await page.locator('#deal-1').waitFor();
    const { submissionId, value } = await firstDeal(url);
    const quotes = `${url}/intake/submissions/${submissionId}/quotes`;
    const { versions } = await call(quotes, 'GET');
    const lines = [{ description: 'Discount', amount: -1 }];
    await call(quotes, 'POST', { basedOn: versions.at(-1).version, lines });
    await waitUntil(async () => (await firstDeal(url)).value !== value);
    await page.locator('#deal-1 summary').click();
    await page.getByRole('button', { name: 'Accepted' }).click();
    await inStage(page, 'Accepted');
    expect(await shownText(page.getByRole('status'))).toMatch(/^“.+” moved to “Accepted”\.\s+Undo/);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('only shows deals of a CRM in which people move them', async () => {
    const { page } = await openBoard();
    await page.route('**/crm/deals?**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/,"version":"[^"]*"/, '') });
    });
    await page.reload();
    await page.locator('#deal-1').waitFor();
    expect(await page.locator('#deal-1 summary').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Note/ }).count()).toBe(0);
    await page.locator('#deal-1').dragTo(page.locator('#stage-4'));
    await inStage(page, 'Quoted');
  });

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'says where the note of a deal in Pipedrive is to be read, %i pixels wide and %s',
    async (width, colorScheme) => {
      const pipedrive = await startPipedrive();
      onTestFinished(() => pipedrive.close());
      const environment = pipedriveEnvironment(pipedrive);
      const { url } = await startServe({ folder: await scratchFolder(), environment });
      const id = await handIn(url, (await thesisFile()).buffer, { name: 'Ada' });
      await ending(url, id, 60_000);
      const viewport = { width, height: 844 };
      const page = await bench.open({ url: `${url}/desk#deals`, viewport, colorScheme });
      const note = page.getByRole('link', { name: /^Note of Ada: .* in the CRM$/ });
      await note.waitFor();
      expect(await note.getAttribute('href')).toBe('https://acme.pipedrive.com/deal/1');
      expect(await page.getByRole('button', { name: /^Note/ }).count()).toBe(0);
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    },
  );

  test.each([
    [1_280, 'light'],
    [390, 'dark'],
  ] as const)(
    'says that there are more deals than it shows, %i pixels wide and %s',
    async (width, colorScheme) => {
      const { url } = await fullDesk();
      const page = await bench.open({
        url: `${url}/desk#deals`,
        viewport: { width, height: 844 },
        colorScheme,
      });
      await page.locator('#deal-501').waitFor();
      const said = 'Only the newest 500 deals are shown; counts and sums cover only these.';
      await page.locator('main').getByText(said).waitFor();
      await page.getByText('500 deals shown, $5,000.00').waitFor();
      expect(await page.locator('#announcements').textContent()).toBe(`500 deals. ${said}`);
      await page.goto(`${url}/desk#deal-1`);
      await page.getByText('Deal 1 is not among the newest 500.').waitFor();
      expect([await obstacles(page, '.deal'), await overflow(page)]).toEqual([[], 0]);
    },
  );

  describe('follows a deal that is moved elsewhere', () => {
    const openWatched = () => openBoard({ isTimeVirtual: true });
    /** The board looks every five seconds. */
    const look = (page: Page) => page.clock.runFor(5_000);
    const lookAndAnswer = async (page: Page) => {
      const answer = page.waitForResponse((response) => response.url().includes('/crm/deals?'));
      await look(page);
      await answer;
    };

    test('and keeps the focus where it was', async () => {
      const { page, url } = await openWatched();
      await page.getByRole('button', { name: /^Note of / }).focus();
      await call(`${url}/crm/deals/1/move`, 'POST', { stageId: 5 });
      await look(page);
      await inStage(page, 'Delivered');
      expect(await page.locator(':focus').getAttribute('id')).toBe('note-1');
      await page.locator('#deal-1 summary').focus();
      await call(`${url}/crm/deals/1/move`, 'POST', { stageId: 4 });
      await look(page);
      await inStage(page, 'In editing');
      expect(await page.locator(':focus').getAttribute('id')).toBe('move-1');
      await call(`${url}/crm/deals/1/move`, 'POST', { status: 'won' });
      await look(page);
      await page.locator('#deal-1').waitFor({ state: 'detached' });
      expect(await page.locator(':focus').getAttribute('class')).toBe('board');
    });

    test('and still marks the one that the address names', async () => {
      const { page, url } = await openWatched();
      await page.goto(`${url}/desk#deal-1`);
      await page.locator('#deal-1.shown').waitFor();
      await call(`${url}/crm/deals/1/move`, 'POST', { stageId: 5 });
      await look(page);
      await inStage(page, 'Delivered');
      await page.locator('#deal-1.shown').waitFor();
    });

    test('but not while the menu of a card is open', async () => {
      const { page, url } = await openWatched();
      await page.locator('#deal-1 summary').click();
      await call(`${url}/crm/deals/1/move`, 'POST', { stageId: 5 });
      for (let times = 0; times < 2; times += 1) await lookAndAnswer(page);
      await inStage(page, 'Quoted');
      await page.getByRole('button', { name: 'Accepted' }).waitFor();
      await page.locator('#deal-1 summary').click();
      await inStage(page, 'Delivered');
    });

    test('also after it was moved with its menu', async () => {
      const { page, url } = await openWatched();
      await page.locator('#deal-1 summary').click();
      await page.getByRole('button', { name: 'Accepted' }).click();
      await page.locator('#deal-1:focus').waitFor();
      await inStage(page, 'Accepted');
      await call(`${url}/crm/deals/1/move`, 'POST', { stageId: 5 });
      await look(page);
      await inStage(page, 'Delivered');
    });

    test('but not before a status that was chosen is shown', async () => {
      const { page } = await openWatched();
      // A look would show nothing while a menu is open.
      await page.locator('#deal-1 summary').click();
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const hold = async (route: Route) => {
        await held;
        await route.continue();
      };
      await page.route('**/crm/deals?**', hold, { times: 1 });
      await page.getByLabel('Status').selectOption('won');
      await look(page);
      answer();
      await page.locator('#deal-1').waitFor({ state: 'detached' });
    });

    test('but not while one is drawn', async () => {
      const { page, url } = await openWatched();
      await page.locator('#deal-1').hover();
      await page.mouse.down();
      await page.locator('#stage-3').hover();
      await page.locator('.end', { hasText: 'Won' }).waitFor();
      await call(`${url}/crm/deals/1/move`, 'POST', { stageId: 5 });
      for (let times = 0; times < 2; times += 1) await lookAndAnswer(page);
      await inStage(page, 'Quoted');
      await page.mouse.up();
      expect(await shownText(page.getByRole('alert'))).toMatch(
        /^This deal has changed since you looked at it/,
      );
      await inStage(page, 'Delivered');
    });

    test('and says so if it cannot', async () => {
      const { page } = await openWatched();
      await page.route('**/crm/deals?**', (route) => route.abort());
      await look(page);
      await page.getByText(/^Not up to date\. /).waitFor();
      await inStage(page, 'Quoted');
      await page.unrouteAll({ behavior: 'wait' });
      await look(page);
      await page.getByText(/^Not up to date\. /).waitFor({ state: 'detached' });
    });

    test('less often where another CRM counts the requests', async () => {
      const { url } = await desk();
      const page = await bench.open({ url: `${url}/desk#rates`, isTimeVirtual: true });
      let looks = 0;
      await page.route('**/crm/deals?**', async (route) => {
        looks += 1;
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/,"version":"[^"]*"/, '') });
      });
      await page.getByRole('link', { name: 'Deals', exact: true }).click();
      await page.locator('#deal-1').waitFor();
      await page.clock.runFor(60_000);
      expect(looks).toBe(1);
      await page.clock.runFor(70_000);
      await expect.poll(() => looks).toBe(2);
      await page.unrouteAll({ behavior: 'wait' });
    });
  });

  describe('shows the note of a deal', () => {
    const openNote = async (page: Page) => {
      await page.getByRole('button', { name: /^Note of / }).press('Enter');
      const note = page.getByRole('dialog').getByRole('region', { name: 'Note' });
      await note.waitFor();
      return note;
    };

    test('by the keyboard alone, and comes back to its button', async () => {
      const { page } = await openBoard();
      const text = await shownText(await openNote(page));
      expect(text).toMatch(/^Submission [\w-]+\nDocument and details: .+\nWords of text: [\d,]+\n/);
      expect(text).toContain('Notes from the student:\nBefore May, please.');
      expect(await page.locator(':focus').getAttribute('class')).toBe('note');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await shownText(page.locator(':focus'))).toMatch(/^Note/);
      await openNote(page);
      await page.getByRole('button', { name: 'Close' }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });

    test('with no link but those to this desk, and nothing that the page would run', async () => {
      const address = 'https://desk.example';
      const { url } = await startServe({
        folder: await scratchFolder(),
        args: ['--public-url', address],
        environment: { THESISDESK_ADMIN_TOKEN: 'let-me-in-my-friend' },
      });
      const notes = `${hostileName} https://evil.example/desk#submission-1 ${address}/desk#token=stolen`;
      const thesis = (await thesisFile()).buffer;
      const id = await handIn(url, thesis, { name: 'Ada', notes });
      await ending(url, id, 60_000);
      const page = await bench.open({ url: `${url}/desk#token=let-me-in-my-friend` });
      await page.getByRole('link', { name: 'Deals' }).click();
      const note = await openNote(page);
      expect(await shownText(note)).toContain(notes);
      expect(await note.getByRole('link').allInnerTexts()).toEqual([`${address}/desk#submission-${id}`]);
      await note.getByRole('link').click();
      await heading(page, 'Submission');
      expect(page.url()).toBe(`${url}/desk#submission-${id}`);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    test('or says why it cannot, and that it was removed', async () => {
      const { page } = await openBoard();
      await page.route('**/crm/deals/1/note', (route) =>
        route.fulfill({ status: 404, json: { error: 'No deal has this number.' } }),
      );
      await page.getByRole('button', { name: /^Note of / }).click();
      expect(await shownText(page.getByRole('dialog').getByRole('alert'))).toBe('No deal has this number.');
      await page.keyboard.press('Escape');
      await page.unrouteAll({ behavior: 'wait' });
      await page.route('**/crm/deals/1/note', (route) => route.fulfill({ json: { dealId: 1, note: '' } }));
      await page.getByRole('button', { name: /^Note of / }).click();
      await page.getByText('This deal has no note.').waitFor();
    });

    test('to all, also on a phone, however long it is', async () => {
      const { page } = await openBoard({ viewport: { width: 390, height: 800 } });
      const long = { dealId: 1, note: `${'Long'.repeat(200)}\n`.repeat(40) };
      await page.route('**/crm/deals/1/note', (route) => route.fulfill({ json: long }));
      const note = await openNote(page);
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      const close = page.getByRole('button', { name: 'Close' });
      const box = await close.boundingBox();
      expect((box?.y ?? 1_000) + (box?.height ?? 0)).toBeLessThan(800);
      await page.keyboard.press('End');
      await waitUntil(() => note.evaluate((region) => region.scrollTop > 0));
    });
  });

  test('can be used by all, with the menu of a card open, also on a phone', async () => {
    const { page } = await openBoard({ viewport: { width: 390, height: 800 } });
    await page.locator('#deal-1 summary').click();
    await page.getByRole('button', { name: 'Won' }).waitFor();
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    await page.getByRole('button', { name: 'Won' }).click();
    await page.getByText('” is won.').waitFor();
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
  });
});

/** The deal number 1, as the desk lists it. */
async function firstDeal(url: string): Promise<{ submissionId: string; value: number }> {
  const { stages } = await call(`${url}/crm/deals?status=all_not_deleted`, 'GET');
  return stages
    .flatMap(({ deals }: { deals: unknown[] }) => deals)
    .find(({ id }: { id: number }) => id === 1);
}

/** Waits until the deal is in a stage. */
async function inStage(page: Page, name: string): Promise<void> {
  const stage = page.locator('.stage', { has: page.getByRole('heading', { name, exact: true }) });
  await stage.locator('#deal-1').waitFor();
}
