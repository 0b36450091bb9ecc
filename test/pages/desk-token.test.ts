import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { heading } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { shownText } from './support/shown-text.ts';

describe.skipIf(!hasChromium)('the page for the operator, where the desk has a token,', patience, () => {
  const bench = pageBench();
  const environment = { THESISDESK_ADMIN_TOKEN: 'let-me-in-my-friend' };
  const desk = sharedDesk((settings) => startServe({ ...settings, environment }));
  const openDesk = async (section = '') => bench.open({ url: `${(await desk()).url}/desk${section}` });
  const enter = async (page: Page, token: string) => {
    await page.getByLabel('Operator’s token').fill(token);
    await page.getByRole('button', { name: 'Open the desk' }).click();
  };

  test.each(['', '#deals', '#rates', '#meetings', '#examples', '#events'])(
    'asks for it at %s',
    async (section) => {
      const page = await openDesk(section);
      await heading(page, 'Sign in');
      expect(await page.locator(':focus').getAttribute('id')).toBe('token');
    },
  );

  test('says that a token is wrong, and takes the right one', async () => {
    const page = await openDesk();
    await enter(page, 'open-sesame');
    await page.getByText('The desk does not accept this token.').waitFor();
    await enter(page, 'let-me-in-my-friend');
    await heading(page, 'Submissions');
    await page.getByText('No submissions yet.').waitFor();
  });

  test('takes it from the address that the server printed, and forgets it there', async () => {
    const page = await openDesk('#token=let-me-in-my-friend');
    await page.getByText('No submissions yet.').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('let-me-in');
  });

  test('keeps it until the last tab is closed, and nowhere else', async () => {
    const page = await openDesk();
    await enter(page, 'let-me-in-my-friend');
    await page.getByText('No submissions yet.').waitFor();
    await page.reload();
    await page.getByText('No submissions yet.').waitFor();
    // Up to when the list was seen, and no more.
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['thesisdesk-seen-until']);
    const context = page.context();
    expect(await context.cookies()).toEqual([]);
    const address = page.url();
    await page.close();
    const later = await context.newPage();
    await later.goto(address);
    await heading(later, 'Sign in');
  });

  test('is in a form that a password manager can fill in, without obstacles', async () => {
    const page = await openDesk();
    await heading(page, 'Sign in');
    const fields = page.locator('form input');
    const kinds = await fields.evaluateAll((all) => all.map((each) => each.getAttribute('autocomplete')));
    expect(kinds).toEqual(['username', 'current-password']);
    expect(await fields.first().inputValue()).toBe('operator');
    expect(await fields.first().isVisible()).toBe(false);
    expect(await obstaclesInBothColours(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await obstaclesInBothColours(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  test('forgets it when it is told to', async () => {
    const page = await openDesk('#meetings');
    await enter(page, 'let-me-in-my-friend');
    await page.getByRole('heading', { name: 'New meeting' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Sign in');
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    expect(await page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(false);
  });

  test('keeps what is filled in when it is refused, unseen, until it is accepted or forgotten', async () => {
    const page = await openDesk('#meetings');
    await enter(page, 'let-me-in-my-friend');
    const title = page.getByLabel('Title (optional)');
    const fillIn = async (entered: string) => {
      await title.fill(entered);
      await page.getByLabel('Participants').fill('ada@example.org');
      const refuse = (route: Route) =>
        route.fulfill({ status: 401, contentType: 'application/json', body: '{"error":"No."}' });
      await page.route('**/meetings/create', refuse, { times: 1 });
      await page.getByRole('button', { name: 'Create and invite' }).click();
      await heading(page, 'Sign in');
      expect(await title.count()).toBe(0);
    };
    await fillIn('First talk');
    await enter(page, 'open-sesame');
    await page.getByText('The desk does not accept this token.').waitFor();
    expect(await title.count()).toBe(0);
    await enter(page, 'let-me-in-my-friend');
    await page.getByText('“First talk” has been created.').waitFor();
    await fillIn('Second talk');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await enter(other, 'let-me-in-my-friend');
    await other.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('What you filled in is kept here').waitFor({ state: 'detached' });
    await enter(page, 'let-me-in-my-friend');
    expect(await title.inputValue()).toBe('');
  });

  test('shows the sentence of the desk where it says no', async () => {
    const page = await openDesk();
    const body = JSON.stringify({ error: 'This address may not use the desk.' });
    await page.route('**/crm/deals*', (route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body }),
    );
    await enter(page, 'let-me-in-my-friend');
    await page.getByRole('link', { name: 'Deals' }).click();
    expect(await shownText(page.getByRole('alert'))).toContain('This address may not use the desk.');
  });
});
