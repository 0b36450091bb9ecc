import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../support/redis-server.ts';
import { startRoomListServer } from '../../../support/video/room-list-server.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const secret = 'a-secret-of-more-than-thirty-two-letters';

/** What the doctor finds about a video server at this address. */
async function videoRooms(url: string, given: Record<string, string> = {}) {
  const credentials = { LIVEKIT_API_KEY: 'desk', LIVEKIT_API_SECRET: secret, LIVEKIT_URL: url };
  const data = join(await scratchFolder(), 'data');
  const run = await runMain(['doctor', '--json'], {
    environment: { THESISDESK_DATA: data, ...credentials, ...given },
  });
  const found: { check: string; state: string; detail: string; advice?: string }[] = jsonOf(run);
  return { ...run, found: found.find(({ check }) => check === 'video rooms') };
}

/** Something that is no video server. */
async function startOther(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}

describe('doctor with video rooms', () => {
  test('has its token taken by a stand-in that checks the signature as LiveKit does (no LiveKit server)', async () => {
    const server = await startRoomListServer({ desk: secret });
    const { found, code } = await videoRooms(`${server.url}/live/`);
    expect(found).toMatchObject({ state: 'ok', detail: 'LiveKit: the server accepted a token' });
    expect(code).toBe(0);
    expect(server.asked).toEqual([
      { path: '/live/twirp/livekit.RoomService/ListRooms', body: { names: ['doctor'] } },
    ]);
  });

  test.each([
    ['the key', { LIVEKIT_API_KEY: 'desks' }, 'The server does not know the key.'],
    [
      'the secret',
      { LIVEKIT_API_SECRET: secret.toUpperCase() },
      'The server refuses the token: the secret is not that of the key, or its clock differs from this one.',
    ],
  ])('says that %s is wrong, by the same stand-in', async (_what, given, detail) => {
    const server = await startRoomListServer({ desk: secret });
    const { found, code, output } = await videoRooms(server.url, given);
    expect(found).toMatchObject({
      state: 'failed',
      detail,
      advice: expect.stringContaining('LIVEKIT_API_SECRET'),
    });
    expect(code).toBe(1);
    // LiveKit's refusal repeats the token.
    expect(output).not.toContain('eyJ');
  });

  test('says that nothing answers at the address', async () => {
    const url = `wss://127.0.0.1:${await freePort()}`;
    const { found, code } = await videoRooms(url);
    expect(found).toMatchObject({
      state: 'failed',
      detail: `Nothing answers at ${url.replace('wss', 'https')}. (ECONNREFUSED)`,
    });
    expect(code).toBe(1);
  });

  test('says that no server has the name', async () => {
    const { found } = await videoRooms('wss://video.invalid');
    expect(found?.detail).toMatch(
      /^The name video\.invalid cannot be looked up\. \((?:ENOTFOUND|EAI_AGAIN)\)$/,
    );
  });

  test.each([404, 302, 500])('says that something else answers with status %i', async (status) => {
    const url = await startOther((response) => {
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('<html>');
    });
    const { found } = await videoRooms(url.replace('http', 'ws'));
    expect(found).toMatchObject({
      state: 'failed',
      detail: `${url} answers with status ${status}, which a LiveKit server would not.`,
    });
  });

  test('says that a page of something else answers', async () => {
    const url = await startOther((response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    });
    const { found } = await videoRooms(url);
    expect(found).toMatchObject({
      state: 'failed',
      detail: `${url} answers, but is not a LiveKit server.`,
    });
  });

  test('says what to do next if there is none', async () => {
    const none = { LIVEKIT_API_KEY: '', LIVEKIT_API_SECRET: '', LIVEKIT_URL: '' };
    const { found, code } = await videoRooms('', none);
    expect(found).toMatchObject({
      state: 'not configured',
      detail: 'No video rooms',
      advice:
        'If you want to hold meetings, set LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET to those of a LiveKit server.',
    });
    expect(code).toBe(0);
  });

  test('says what is lacking', async () => {
    const lacking = { LIVEKIT_API_KEY: '', LIVEKIT_API_SECRET: '' };
    const { found, code } = await videoRooms('wss://video.example', lacking);
    expect(found).toMatchObject({
      state: 'failed',
      detail: 'Please set LIVEKIT_API_KEY, LIVEKIT_API_SECRET.',
    });
    expect(code).toBe(1);
  });
});
