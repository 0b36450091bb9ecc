import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { dismissedQuestions } from './support/dismissed-questions.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { shownText } from './support/shown-text.ts';

const day = 24 * 60 * 60 * 1000;
/** The day in three days, as a calendar has it. */
const date = new Date(Date.now() + 3 * day).toISOString().slice(0, 10);

describe.skipIf(!hasChromium)('the meetings of the operator', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk();
  const openMeetings = async (viewport = { width: 1280, height: 900 }) => {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/desk#meetings`, timezoneId: 'Asia/Tokyo', viewport });
    await page.getByLabel('Participants').waitFor();
    return { url, page };
  };
  const create = (page: Page) => page.getByRole('button', { name: 'Create and invite' }).click();

  test('are set in the zone of the browser, unless another is chosen', async () => {
    const { page, url } = await openMeetings();
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Title').fill('In Tokyo');
    await page.getByLabel('Starts').fill(`${date}T14:00`);
    await create(page);
    const meeting = page.locator('.meetings li', { hasText: 'In Tokyo' }).first();
    expect(await shownText(meeting)).toMatch(
      /Starts \w+ \d+ \w+ \d+, 14:00 \(Asia\/Tokyo, UTC\+09:00\), 60 minutes\s+Opens .*, 13:00 \(.*, closes .*, 13:00 \(/,
    );
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Title').fill('In Berlin');
    await page.getByLabel('Starts').fill(`${date}T14:00`);
    await page.getByLabel('Time zone', { exact: true }).selectOption('America/New_York');
    await create(page);
    await page.locator('.meetings li', { hasText: 'In Berlin' }).first().waitFor();
    const { meetings } = await call(`${url}/meetings`, 'GET');
    const starts = Object.fromEntries(
      meetings.map(({ title, startsAt }: Record<string, string>) => [title, startsAt]),
    );
    expect(starts['In Tokyo']).toBe(`${date}T05:00:00.000Z`);
    expect(starts['In Berlin']).toMatch(new RegExp(`^${date}T1[89]:00:00\\.000Z$`));
  });

  test('are asked about before what was typed is left, unless they were created', async () => {
    const { page } = await openMeetings();
    const questions = dismissedQuestions(page);
    const leave = () => page.getByRole('link', { name: 'Deals' }).click();
    await page.getByLabel('Participants').fill('ada@example.org');
    await leave();
    await expect.poll(() => questions).toEqual(['The meeting has not been created. Leave without saving?']);
    expect(await page.getByLabel('Participants').inputValue()).toBe('ada@example.org');
    await create(page);
    await page.getByText('has been created.').waitFor();
    await leave();
    await page.getByRole('heading', { name: 'Deals', level: 1 }).waitFor();
    expect(questions).toHaveLength(1);
  });

  test('are not created while their minutes are no number', async () => {
    const { page } = await openMeetings();
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Title').fill('Ninety minutes');
    await page.getByLabel('Minutes').pressSequentially('1e');
    await create(page);
    expect(await shownText(page.getByRole('alert'))).toBe('Minutes: please enter a number such as 60.');
    expect(await page.locator(':focus').getAttribute('id')).toBe('meeting-minutes');
    await page.getByLabel('Minutes').fill('90');
    await create(page);
    const listed = page.locator('.meetings > li', { hasText: 'Ninety minutes' });
    await listed.first().waitFor();
    expect(await listed.count()).toBe(1);
  });

  test('are created once where the answer is lost, and shown before the editor tries again', async () => {
    const { page } = await openMeetings();
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/meetings/create', lose, { times: 1 });
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Title').fill('Answer lost');
    await create(page);
    const listed = page.locator('.meetings > li', { hasText: 'Answer lost' });
    await listed.waitFor();
    expect(await shownText(page.getByRole('alert'))).toMatch(
      /^The desk cannot be reached\..* The meeting may have been created anyway: check the list below\./,
    );
    expect(await listed.count()).toBe(1);
    await create(page);
    await page.getByText('“Answer lost” has been created.').waitFor();
    await page.getByRole('link', { name: 'Deals', exact: true }).click();
    await page.getByRole('link', { name: 'Meetings', exact: true }).click();
    await listed.first().waitFor();
    expect(await listed.count()).toBe(1);
  });

  test('can be left while they are being created, and take no more entries', async () => {
    const { page } = await openMeetings();
    await page.route('**/meetings/create', () => {});
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Title').fill('Once');
    await page.getByLabel('Title').press('Enter');
    await page.keyboard.type(' or twice');
    expect(await page.getByLabel('Title').inputValue()).toBe('Once');
    // The bench fails the test if a question is asked.
    await page.getByRole('link', { name: 'Deals' }).click();
    await page.getByRole('heading', { name: 'Deals', level: 1 }).waitFor();
  });

  test('are said to have no room before anyone is invited, until a video server is set', async () => {
    const { page } = await openMeetings({ width: 390, height: 800 });
    const warning = page.getByText('No video server is set up, so there will be no room', { exact: false });
    await warning.waitFor();
    expect(await page.locator('form.panel .doubt', { has: warning }).count()).toBe(1);
    expect(await obstacles(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Title').fill('Without a room');
    await create(page);
    await page
      .locator('.box', { hasText: '“Without a room” has been created.' })
      .getByText('Nobody can join until a video server is set up.', { exact: false })
      .waitFor();
  });

  test('are set up without that warning if there is a video server', async () => {
    const environment = {
      LIVEKIT_URL: 'wss://video.example.org',
      LIVEKIT_API_KEY: 'desk',
      LIVEKIT_API_SECRET: 'a-secret-of-more-than-thirty-two-letters',
    };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    const page = await bench.open({ url: `${url}/desk#meetings` });
    await page.getByText('No meetings in the last 31 days.').waitFor();
    expect(await page.getByText('video server').isVisible()).toBe(false);
  });

  test('offer time zones by their present names', async () => {
    const { page } = await openMeetings();
    const zones = await page.getByLabel('Time zone', { exact: true }).locator('option').allInnerTexts();
    expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Tokyo', 'UTC']));
    expect(zones.filter((zone) => /Calcutta|Kiev|Saigon|Godthab/.test(zone))).toEqual([]);
  });

  test('are open at once where no start is given', async () => {
    const { page } = await openMeetings();
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Title').fill('Right now');
    await create(page);
    const meeting = page.locator('.meetings li', { hasText: 'Right now' }).first();
    expect(await shownText(meeting)).toMatch(
      /^Right now\s+open now\s+Opened .* \(Asia\/Tokyo, UTC\+09:00\), closes /,
    );
  });

  test('take people as they are pasted from a mail program', async () => {
    const { page } = await openMeetings();
    const pasted = '"Ann B" <ann@example.org>; bob@example.org, Lovelace, Ada <ada@example.org>';
    await page.getByLabel('Participants').fill(pasted);
    await page.getByLabel('Title').fill('Pasted');
    await create(page);
    const meeting = page.locator('.meetings li', { hasText: 'Pasted' }).first();
    await meeting.waitFor();
    const people = await meeting.locator('li').allInnerTexts();
    expect(people.map((each) => each.replace(/ invitation.*/s, ''))).toEqual([
      'Ann B (ann@example.org)',
      'bob@example.org',
      'Lovelace, Ada (ada@example.org)',
    ]);
    expect(people[0]).toMatch(/written to the outbox, not sent$/);
  });

  test.each([
    [1280, 900],
    [390, 700],
  ])(
    'say on a screen of %i by %i pixels that they were created, and who is invited',
    async (width, height) => {
      const { page } = await openMeetings({ width, height });
      const title = `Seen at ${width}`;
      await page.getByLabel('Participants').fill('ada@example.org, bob@example.org');
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Starts').fill(`${date}T14:00`);
      await create(page);
      const confirmation = page.getByRole('status').filter({ hasText: title });
      await confirmation.waitFor();
      const said = await shownText(confirmation);
      expect(said).toContain(`“${title}” has been created.`);
      expect(said).toMatch(/Starts \w+ \d+ \w+ \d+, 14:00 \(Asia\/Tokyo, UTC\+09:00\)/);
      expect(said).toContain('2 invitations were written to the outbox, not sent');
      expect(said).toMatch(/\/room\/\w{3}-\w{4}-\w{3}/);
      expect(await page.locator(':focus').getAttribute('role')).toBe('status');
      await expect.poll(async () => isOnScreen(confirmation, height)).toBe(true);
      expect(await page.getByLabel('Title').inputValue()).toBe('');
      const listed = page.locator('.meetings > li', { hasText: title });
      expect(await shownText(listed.locator('.status').first())).toBe('scheduled');
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    },
  );

  test('say on the screen of a phone what is wrong', async () => {
    const { page } = await openMeetings({ width: 390, height: 844 });
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Minutes').fill('1');
    await create(page);
    const sentence = page.getByText('Minutes must be 5 or more.');
    await sentence.waitFor();
    const { y = -1, height = 0 } = (await sentence.boundingBox()) ?? {};
    expect([y > 0, y + height < 844]).toEqual([true, true]);
    expect(await page.locator(':focus').getAttribute('id')).toBe('meeting-minutes');
  });

  test('name the field that is wrong as the page does, and go there', async () => {
    const { page } = await openMeetings();
    await page.getByLabel('Participants').fill('ada@example.org, nobody@');
    await create(page);
    expect(await shownText(page.getByRole('alert'))).toBe(
      'Participants: "nobody@" must be an email address.',
    );
    expect(await page.locator(':focus').getAttribute('id')).toBe('meeting-participants');
    await page.getByLabel('Participants').fill('ada@example.org, nobody@, Bo <bo>');
    await create(page);
    await page.getByText('Participants: "nobody@" and "bo" must each be an email address.').waitFor();
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Starts').fill('2020-01-01T10:00');
    await create(page);
    await page.getByText('Starts is in the past. Choose a later time.').waitFor();
    expect(await page.getByLabel('Starts').getAttribute('aria-invalid')).toBe('true');
  });

  test('say which times to choose from in place of one that clocks skip', async () => {
    const { page } = await openMeetings();
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Starts').fill('2027-03-28T02:30');
    await page.getByLabel('Time zone', { exact: true }).selectOption('Europe/Berlin');
    await create(page);
    const sentence =
      'Starts: this time is skipped in Europe/Berlin, where clocks go forward. Choose 01:30 or 03:30.';
    await page.getByText(sentence).waitFor();
    expect(await page.locator(':focus').getAttribute('id')).toBe('meeting-start');
  });

  test.each([390, 1280])('can be used by all, %i pixels wide', async (width) => {
    const { page } = await openMeetings({ width, height: 900 });
    await create(page);
    await page.getByText('Please enter at least one participant.').waitFor();
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
  });
});

async function isOnScreen(element: Locator, screenHeight: number): Promise<boolean> {
  const { y, height } = (await element.boundingBox()) ?? { y: -1, height: 0 };
  return y >= 0 && height > 0 && y + height <= screenHeight;
}
