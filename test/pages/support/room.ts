import type { Page } from 'playwright-core';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { call } from '../../serve/support/desk-client.ts';
import { startServe } from '../../serve/support/serve-process.ts';
import type { SignalServer } from '../../support/video/signal-server.ts';
import type { PageBench } from './page-bench.ts';

export const secret = 'a-secret-of-thirty-two-characters';

export interface GivenRoom {
  video?: SignalServer;
  startsAt?: number;
  code?: string;
  viewport?: { width: number; height: number };
  permissions?: string[];
  isTimeVirtual?: boolean;
}

/** A desk with a video-room server, and a meeting whose room is open unless it starts later. */
export async function openRoomWith(bench: PageBench, given: GivenRoom) {
  const { video, startsAt, code, ...visit } = given;
  const environment = video
    ? { LIVEKIT_URL: video.url, LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: secret }
    : {};
  const { url } = await startServe({ folder: await scratchFolder(), environment });
  const meeting = await call(`${url}/meetings/create`, 'POST', {
    title: 'Chapter 3',
    participants: ['ada@example.org'],
    ...(startsAt === undefined ? {} : { startsAt: new Date(Date.now() + startsAt).toISOString() }),
  });
  const address = code === undefined ? meeting.joinUrl : `${url}/room/${code}`;
  const context = { timezoneId: 'Europe/Berlin', ...visit, ...(video ? { video: video.url } : {}) };
  return { url, meeting, page: await bench.open({ url: address, ...context }) };
}

export async function join(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByRole('button', { name: 'Join the meeting' }).click();
}
