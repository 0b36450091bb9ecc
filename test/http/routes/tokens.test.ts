import { expect, test } from 'vitest';
import { inMemoryAndOverSocket } from '../support/service.ts';
import { stringsOf } from '../support/strings-of.ts';

inMemoryAndOverSocket('video tokens', (open) => {
  test('GET /token answers a token for this room alone', async () => {
    const service = await open();
    const { status, json } = await service.ask('GET', '/token?room=tides&participant=Ada%20%C3%89');
    const { token = '', ...echo } = stringsOf(json);
    expect([status, echo]).toEqual([
      200,
      { url: 'wss://video.example', room: 'tides', participant: 'Ada É' },
    ]);
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      name: 'Ada É',
      video: { roomJoin: true, room: 'tides', canPublish: true, canSubscribe: true },
    });
  });

  test.each([
    ['room', 'participant=Ada'],
    ['participant', 'room=tides'],
  ])('GET /token without %s is a 400', async (missing, query) => {
    const service = await open();
    const answer = await service.ask('GET', `/token?${query}`);
    expect([answer.status, answer.json]).toEqual([400, { error: `"${missing}" is missing.` }]);
  });

  test('GET /token without credentials is a 500 that does not tell which are missing', async () => {
    const service = await open({ hasVideo: false });
    service.expectErrors();
    const answer = await service.ask('GET', '/token?room=tides&participant=Ada');
    expect(answer.status).toBe(500);
    expect(stringsOf(answer.json).error).toMatch(/^Video rooms are not set up/);
    expect(answer.text).not.toMatch(/livekit|key|secret/i);
  });
});
