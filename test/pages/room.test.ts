import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../support/chromium.ts';
import { absentServer, claimsOf, startSignalServer } from '../support/video/signal-server.ts';
import { waitUntil } from '../support/wait-until.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { heading } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { type GivenRoom, join, openRoomWith, secret } from './support/room.ts';
import { shownText } from './support/shown-text.ts';

const interrupted = 'The connection to the meeting was interrupted.';
const second = 1_000;
const hour = 3_600 * second;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** No LiveKit server is here: what stands in its place answers who joins, and no more. */
describe.skipIf(!hasChromium)('the page of a room', patience, () => {
  const bench = pageBench({ args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] });

  const openRoom = (given: GivenRoom) => openRoomWith(bench, given);

  test('is what the invitation leads to: what it is, when, and who invites', async () => {
    const { page, meeting } = await openRoom({ video: await startSignalServer(), startsAt: 0.5 * hour });
    expect(meeting.joinUrl).toMatch(/\/room\/[\w-]+$/);
    await heading(page, 'Chapter 3');
    expect(await page.title()).toBe('Chapter 3: thesisdesk');
    const facts = await shownText(page.locator('.facts'));
    expect(facts).toMatch(/Organised by\s+thesisdesk/);
    expect(facts).toMatch(
      /Starts\s+\w+ \d+ \w+ \d{4}, \d\d:\d\d \(Europe\/Berlin, UTC\+0\d:00\), 60 minutes/,
    );
    expect(facts).toMatch(/Room closes\s+\w+ \d+/);
  });

  test('shows what the camera sees before anybody joins', async () => {
    const video = await startSignalServer();
    const { page } = await openRoom({ video });
    await showsPicture(page);
    await page.getByLabel('Camera', { exact: true }).selectOption('off');
    await page.locator('.preview video').waitFor({ state: 'hidden' });
    expect(video.asked).toEqual([]);
  });

  test('asks for a name before anybody joins', async () => {
    const { page } = await openRoom({ video: await startSignalServer() });
    await page.getByRole('button', { name: 'Join the meeting' }).click();
    expect(await shownText(page.getByRole('alert'))).toContain('Please enter your name');
    expect(await page.locator(':focus').getAttribute('id')).toBe('name');
  });

  test('connects to the video server with a token for this room and this name', async () => {
    const video = await startSignalServer();
    const { page, meeting } = await openRoom({ video });
    await join(page);
    await waitUntil(() => video.asked.length > 0, { what: 'a connection' });
    const { token = '', path } = video.asked[0] ?? {};
    expect(path).toMatch(/^\/rtc/);
    expect(claimsOf(token)).toMatchObject({
      iss: 'key',
      name: 'Ada Example',
      video: { roomJoin: true, room: meeting.roomCode, canPublish: true, canSubscribe: true },
    });
    const [head, body, signature] = token.split('.');
    expect(createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')).toBe(signature);
  });

  test('goes on after the first answer of the video server, as far as there is one', async () => {
    const video = await startSignalServer();
    const { page } = await openRoom({ video });
    await join(page);
    await waitUntil(() => video.asked.some(({ messages }) => messages > 0), {
      what: 'what follows the answer',
    });
    expect(await shownText(page.getByRole('alert'))).toContain(interrupted);
  });

  test('can be left while it connects', async () => {
    const { page } = await openRoom({ video: await startSignalServer() });
    await join(page);
    await page.getByRole('button', { name: 'Leave' }).click();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Example');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('is left at once, even if the desk does not answer', async () => {
    const { page } = await openRoom({ video: await startSignalServer() });
    const connecting = page.waitForEvent('websocket', (each) => each.url().includes('/rtc'));
    await join(page);
    const socket = await connecting;
    await page.route('**/meetings/*', () => {});
    // The tag of a request to leave, in LiveKit's protocol.
    const leaving = socket.waitForEvent('framesent', ({ payload }) => Buffer.from(payload)[0] === 0x42);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.locator('#section').getByText('You have left the meeting.').waitFor();
    await leaving;
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.locator(':focus').getAttribute('id')).toBe('title');
  });

  test('loads the library for rooms when somebody joins, and not before', async () => {
    const { page } = await openRoom({ video: await startSignalServer() });
    await page.getByLabel('Your name').waitFor();
    const loaded = () =>
      page.evaluate(
        "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/room-call.js'))",
      );
    expect(await loaded()).toBe(false);
    await join(page);
    await waitUntil(async () => (await loaded()) === true, { what: 'the library' });
  });

  test('may connect to the desk and the video server alone', async () => {
    const video = await startSignalServer();
    const { page, url } = await openRoom({ video });
    const { headers } = await fetch(page.url());
    const { host } = new URL(video.url);
    expect(headers.get('content-security-policy')).toContain(
      `connect-src 'self' ws://${host} http://${host};`,
    );
    expect((await fetch(`${url}/desk`)).headers.get('content-security-policy')).not.toContain(host);
  });

  test.each([401, 403] as const)(
    'says that the video server refused, with status %i, and whom to ask',
    async (status) => {
      const { page } = await openRoom({ video: await startSignalServer({ status }) });
      await join(page);
      const said = await shownText(page.getByRole('alert'));
      expect(said).toContain('The video server did not let you in.');
      expect(said).toContain('tell thesisdesk, who invited you, and ask for a new invitation');
      expect(said).not.toMatch(/LIVEKIT|operator|doctor/);
      expect(said).not.toContain('network');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Join the meeting' }).waitFor();
    },
  );

  test.each([
    ['is not there', async () => ({ url: await absentServer(), asked: [] })],
    ['is out of order', () => startSignalServer({ status: 502 })],
  ])('says that the video server cannot be reached where it %s', async (_, video) => {
    const { page } = await openRoom({ video: await video() });
    await join(page);
    const said = await shownText(page.getByRole('alert'));
    expect(said).toContain('The video server cannot be reached.');
    expect(said).toMatch(/another network[\s\S]*tell thesisdesk/);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Example');
  });

  test('says that the connection was interrupted where the video server hung up', async () => {
    const { page } = await openRoom({ video: await startSignalServer({ hangsUp: true }) });
    await join(page);
    const said = await shownText(page.getByRole('alert'));
    expect(said).toContain(interrupted);
    expect(said).toContain('Join again');
    expect(said).toContain('another network');
    expect(await page.locator(':focus').getAttribute('id')).toBe('title');
  });

  test('says when the room opens, and goes on by itself then', async () => {
    const { page } = await openRoom({ video: await startSignalServer(), startsAt: hour + 12 * second });
    expect(await shownText(page.locator('.box'))).toMatch(
      /The room is not open yet\. It opens on \w+ \d+ .*Europe\/Berlin/,
    );
    await heading(page, 'Chapter 3');
    expect(await shownText(page.locator('.facts'))).toMatch(
      /Starts\s+\w+ \d+ .*Europe\/Berlin.*, 60 minutes\s+Room opens\s+\w+ \d+ [\s\S]*Room closes\s+\w+ \d+/,
    );
    await page.getByRole('button', { name: 'Join the meeting' }).waitFor();
  });

  test('goes on by itself although the desk could not be reached for a while, and announces it', async () => {
    const given = { video: await startSignalServer(), startsAt: 5 * hour, isTimeVirtual: true };
    const { page, meeting } = await openRoom(given);
    await page.getByText('The room is not open yet.').waitFor();
    await page.route('**/meetings/*', (route) => route.abort());
    await page.clock.runFor(600 * second);
    await page.getByText('Not up to date. The desk cannot be reached.').waitFor();
    expect(await shownText(page.locator('.box'))).toMatch(/It opens on \w+ \d+/);
    await page.route('**/meetings/*', (route) => route.fulfill({ json: { ...meeting, isOpen: true } }));
    await page.clock.runFor(10 * second);
    await page.getByRole('button', { name: 'Join the meeting' }).waitFor();
    expect(await page.locator('#announcements').textContent()).toBe('The room is open.');
  });

  test('says that the room has closed, and what to do', async () => {
    const { page, url, meeting } = await openRoom({
      video: await startSignalServer(),
      startsAt: -23 * hour + 4 * second,
    });
    const isClosed = async () => (await fetch(`${url}/meetings/${meeting.roomCode}`)).status === 410;
    await waitUntil(isClosed, { what: 'the end of the room' });
    await page.reload();
    await heading(page, 'This meeting has ended');
    expect(await shownText(page.locator('.box'))).toContain('ask thesisdesk for a new invitation');
    const facts = await shownText(page.locator('.facts'));
    const time = String.raw`\w+ \d+ \w+ \d{4}, \d\d:\d\d \(Europe/Berlin, UTC\+0\d:00\)`;
    for (const fact of [
      'Meeting\\s+Chapter 3',
      'Organised by\\s+thesisdesk',
      `Started\\s+${time}, 60 minutes`,
      `Room opened\\s+${time}`,
      `Room closed\\s+${time}`,
    ])
      expect(facts).toMatch(new RegExp(fact));
    expect(await page.title()).toBe('This meeting has ended: thesisdesk');
  });

  test('says that no meeting has the code, and what to do', async () => {
    const { page } = await openRoom({ code: 'abc-defg-hjk' });
    await heading(page, 'No such room');
    expect(await shownText(page.locator('.box'))).toContain(
      'compare the address with the one in your invitation',
    );
  });

  test('says that there is no video server, and what to do', async () => {
    const { page } = await openRoom({});
    await heading(page, 'Chapter 3');
    const said = await shownText(page.locator('.box'));
    expect(said).toMatch(/Video rooms are not set up here[\s\S]*Please tell thesisdesk, who invited you/);
    // What the operator has to set is said to the operator: by the doctor, the desk and the server at its start.
    expect(said).not.toMatch(/LIVEKIT|operator|doctor/);
  });

  test.each(sizes)('can be used by all, $width pixels wide', async (viewport) => {
    const { page } = await openRoom({ video: await startSignalServer(), viewport });
    await showsPicture(page);
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    await join(page);
    await page.getByRole('button', { name: 'Leave' }).waitFor();
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
  });

  test.each(sizes)('can be used by all where nobody can join, $width pixels wide', async (viewport) => {
    const { page } = await openRoom({ viewport });
    await page.locator('.box').waitFor();
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
  });
});

describe.skipIf(!hasChromium)(
  'the page of a room on a machine without camera and microphone',
  patience,
  () => {
    const bench = pageBench();

    test.each(sizes)(
      'says that there is none, and does not call it on, $width pixels wide',
      async (viewport) => {
        const permissions = ['camera', 'microphone'];
        const { page } = await openRoomWith(bench, {
          video: await startSignalServer(),
          viewport,
          permissions,
        });
        await page.getByText('No camera or microphone was found.').waitFor();
        expect(await page.getByText('Another program').count()).toBe(0);
        for (const device of ['Camera', 'Microphone']) {
          const select = page.getByLabel(device, { exact: true });
          expect(await select.locator('option:checked').textContent()).toBe('Not available');
        }
        expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      },
    );
  },
);

/** Waits until the picture of the camera moves on the page. */
async function showsPicture(page: Page): Promise<void> {
  await page.locator('.preview video').waitFor();
  const width = () => page.evaluate("document.querySelector('.preview video').videoWidth");
  await waitUntil(async () => Number(await width()) > 0, { what: 'a picture' });
}
