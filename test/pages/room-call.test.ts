import { describe, expect, test } from 'vitest';
import { hasChromium } from '../support/chromium.ts';
import { answerAsBusyRoom } from '../support/video/busy-room.ts';
import { startSignalServer } from '../support/video/signal-server.ts';
import { waitUntil } from '../support/wait-until.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { join, openRoomWith } from './support/room.ts';

describe.skipIf(!hasChromium)('a meeting in which somebody is already', patience, () => {
  const bench = pageBench({ args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] });

  test('shows who is there, and what their camera sees', async () => {
    const page = await openBusyRoom();
    for (const device of ['Camera', 'Microphone']) await page.getByLabel(device, exact).selectOption('off');
    await join(page);
    const picture = page.locator('.person', { hasText: 'Bob' }).locator('video');
    const width = () => picture.evaluate(({ videoWidth }: { videoWidth: number }) => videoWidth);
    await waitUntil(async () => (await width()) > 0, { what: 'a picture' });
    expect(await page.locator('.person').count()).toBe(2);
  });

  test('has the devices on that were chosen, even before they had opened, and so when it is joined again', async () => {
    const page = await openBusyRoom();
    const [camera, microphone] = [page.getByLabel('Camera', exact), page.getByLabel('Microphone', exact)];
    const second = 'Fake Audio Input 2';
    await microphone.locator('option', { hasText: second }).waitFor({ state: 'attached' });
    await microphone.selectOption(second);
    await page.evaluate(nextDevicesStayShut);
    await camera.selectOption('off');
    await join(page);
    await page.locator('button[aria-pressed="true"]', { hasText: 'Microphone' }).waitFor();
    expect(await page.locator('button[aria-pressed="true"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Join the meeting' }).waitFor();
    expect(await camera.inputValue()).toBe('off');
    await microphone.locator('option:checked', { hasText: second }).waitFor({ state: 'attached' });
  });

  test('says that a microphone that was unplugged is off', async () => {
    const page = await openBusyRoom();
    await page.evaluate(keepTracks);
    await page.getByLabel('Camera', exact).selectOption('off');
    await join(page);
    const pressed = page.locator('button[aria-pressed="true"]', { hasText: 'Microphone' });
    await pressed.waitFor();
    await page.evaluate(unplug);
    await page.getByText('The microphone cannot be used. You are in the meeting without it.').waitFor();
    expect(await pressed.count()).toBe(0);
  });

  test('offers to turn the sound on where the browser waits for that', async () => {
    const page = await openBusyRoom();
    await page.evaluate(soundIs('suspended'));
    await join(page);
    const button = page.getByRole('button', { name: 'Turn the sound on' });
    await button.waitFor();
    // In one step: between two, the page may notice the sound by itself and take the button away.
    await button.evaluate(`(button) => { ${soundIs('running')} button.click(); }`);
    await button.waitFor({ state: 'hidden' });
  });

  async function openBusyRoom() {
    const { page } = await openRoomWith(bench, { video: await startSignalServer() });
    await answerAsBusyRoom(page);
    return page;
  }
});

const exact = { exact: true };

const soundIs = (state: string) => `
  Object.defineProperty(AudioContext.prototype, 'state', { configurable: true, get: () => '${state}' });`;

const keepTracks = `{
  window.tracks = [];
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    tracks.push(...stream.getTracks());
    return stream;
  };
}`;

/** What a page notices when a device goes and there is no other. */
const unplug = `{
  navigator.mediaDevices.getUserMedia = async () => {
    throw new DOMException('', 'NotFoundError');
  };
  for (const track of tracks.filter(({ readyState }) => readyState === 'live')) {
    track.stop();
    track.dispatchEvent(new Event('ended'));
  }
}`;

/** The browser does not answer who asks for camera and microphone, once. */
const nextDevicesStayShut = `{
  const { getUserMedia } = navigator.mediaDevices;
  navigator.mediaDevices.getUserMedia = () => {
    navigator.mediaDevices.getUserMedia = getUserMedia;
    return new Promise(() => {});
  };
}`;
