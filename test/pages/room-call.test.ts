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
    for (const device of ['Camera', 'Microphone'])
      await page.getByLabel(device, { exact: true }).selectOption('off');
    await join(page);
    const picture = page.locator('.person', { hasText: 'Bob' }).locator('video');
    const width = () => picture.evaluate(({ videoWidth }: { videoWidth: number }) => videoWidth);
    await waitUntil(async () => (await width()) > 0, { what: 'a picture' });
    expect(await page.locator('.person').count()).toBe(2);
  });

  async function openBusyRoom() {
    const { page } = await openRoomWith(bench, { video: await startSignalServer() });
    await answerAsBusyRoom(page);
    return page;
  }
});
