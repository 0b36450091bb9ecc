import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { heading } from './support/intake-steps.ts';
import { startMounted } from './support/mounted-server.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';

const token = 'let-me-in-my-friend';

describe.skipIf(!hasChromium)('tabs of a desk that has a token', patience, () => {
  const bench = pageBench();
  const environment = { THESISDESK_ADMIN_TOKEN: token };
  const desk = sharedDesk((settings) => startServe({ ...settings, environment }));

  test('open without it if another tab has it, from one to the next', async () => {
    const first = await bench.open({ url: `${(await desk()).url}/desk` });
    await signIn(first, token);
    const second = await openAnother(first);
    await heading(second, 'Submissions');
    await first.close();
    await heading(await openAnother(second, '#deals'), 'Deals');
  });

  test('that show the form open as soon as the token is accepted in another one', async () => {
    const first = await bench.open({ url: `${(await desk()).url}/desk#meetings` });
    const second = await openAnother(first);
    await Promise.all([first, second].map((page) => heading(page, 'Sign in')));
    await signIn(second, 'open-sesame-my-friend');
    await second.getByText('The desk does not accept this token.').waitFor();
    expect(await first.getByRole('heading', { name: 'Sign in' }).isVisible()).toBe(true);
    await signIn(second, token);
    await heading(second, 'Submissions');
    await heading(first, 'Meetings');
  });

  test('forget it together, even one that shows another page meanwhile', async () => {
    const { url } = await desk();
    const first = await bench.open({ url: `${url}/desk` });
    await signIn(first, token);
    const second = await openAnother(first, '#rates');
    await heading(second, 'Rates');
    const away = await openAnother(first);
    await heading(away, 'Submissions');
    await away.goto(`${url}/`);
    await first.getByRole('button', { name: 'Sign out' }).click();
    await Promise.all([first, second].map((page) => heading(page, 'Sign in')));
    await away.goto(`${url}/desk`);
    await heading(away, 'Sign in');
    await signIn(first, token);
    await heading(first, 'Submissions');
    await Promise.all([heading(second, 'Rates'), heading(away, 'Submissions')]);
  });

  test('hear nothing of the pages for students, and tell them nothing', async () => {
    const { url } = await desk();
    const editor = await bench.open({ url: `${url}/desk` });
    await signIn(editor, token);
    await heading(editor, 'Submissions');
    await editor.evaluate(`globalThis.heard = [];
      new BroadcastChannel('thesisdesk-operator-token').onmessage = ({ data }) => heard.push(data);`);
    const student = await openAnother(editor, '', `${url}/`);
    await student.locator('#service option').first().waitFor({ state: 'attached' });
    const room = await openAnother(editor, '', `${url}/room/no-such-room`);
    await room.getByRole('heading').first().waitFor();
    const asking = await openAnother(editor, '#deals');
    await asking.getByRole('button', { name: 'Sign out' }).waitFor();
    // The desk's own tab asked after both of them.
    expect(await editor.evaluate("heard.filter((each) => each === 'ask').length")).toBe(1);
    for (const page of [student, room]) expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });

  test('that find theirs refused take the new one, and do not throw out those that have it', async () => {
    const settings = { folder: await scratchFolder() };
    const before = await startServe({ ...settings, environment });
    const old = await bench.open({ url: `${before.url}/desk` });
    await signIn(old, token);
    await heading(old, 'Submissions');
    const newest = await openAnother(old);
    await heading(newest, 'Submissions');
    before.child.kill('SIGTERM');
    await before.ended;
    const { port } = new URL(before.url);
    const changed = { THESISDESK_ADMIN_TOKEN: 'another-token-my-friend' };
    await startServe({ ...settings, args: ['--port', port], environment: changed });
    await newest.reload();
    await heading(newest, 'Sign in');
    await signIn(newest, 'another-token-my-friend');
    await heading(newest, 'Submissions');
    await old.getByRole('link', { name: 'Deals' }).click();
    await heading(old, 'Deals');
    await old.getByText('New enquiry').waitFor();
    await newest.getByRole('link', { name: 'Deals' }).click();
    await newest.getByText('New enquiry').waitFor();
  });
});

describe.skipIf(!hasChromium)('two desks on one origin', patience, () => {
  const bench = pageBench();

  test('do not share their tokens', async () => {
    const address = await startMounted(new URL('./support/mounted-desks.ts', import.meta.url));
    const one = await bench.open({ url: `${address}/one/desk` });
    await signIn(one, token);
    await heading(one, 'Submissions');
    const two = await openAnother(one, '', `${address}/two/desk`);
    await heading(two, 'Sign in');
    expect(await two.locator('input[autocomplete=username]').inputValue()).toBe('operator/two');
    await heading(await openAnother(one), 'Submissions');
  });
});

async function signIn(page: Page, entered: string): Promise<void> {
  await page.getByLabel('Operator’s token').fill(entered);
  await page.getByRole('button', { name: 'Open the desk' }).click();
}

/** Opens another tab in the same browser: of the same page, at a section of its own. */
async function openAnother(page: Page, section = '', address = new URL(page.url()).pathname): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(new URL(address + section, page.url()).href);
  return other;
}
