import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inMemoryAndOverSocket } from '../support/service.ts';
import { stringsOf } from '../support/strings-of.ts';

inMemoryAndOverSocket('meetings', (open) => {
  test('POST /meetings/create opens a room and mails the participants', async () => {
    const service = await open();
    const { status, json } = await service.ask('POST', '/meetings/create', {
      json: {
        title: 'Chapter 3',
        participants: ['ada@example.com', { email: 'ben@example.com', name: 'Ben' }],
      },
    });
    const { roomCode } = stringsOf(json);
    expect([status, json]).toEqual([
      200,
      {
        roomCode: expect.stringMatching(/^\w{3}-\w{4}-\w{3}$/),
        title: 'Chapter 3',
        status: 'active',
        joinUrl: `https://desk.example/rooms/${roomCode}`,
        createdAt: '2026-11-20T09:00:00.000Z',
        opensAt: '2026-11-20T09:00:00.000Z',
        expiresAt: '2026-11-21T09:00:00.000Z',
        durationMinutes: 60,
        hasVideoServer: true,
        participants: [
          { email: 'ada@example.com', invite: 'written' },
          { email: 'ben@example.com', name: 'Ben', invite: 'written' },
        ],
      },
    ]);
    expect(await readdir(service.outbox)).toHaveLength(2);
  });

  test('POST /meetings/create does nothing more for a request that is sent again', async () => {
    const service = await open();
    const json = { participants: ['ada@example.com'], idempotencyKey: 'a-key-of-this-request' };
    const first = await service.ask('POST', '/meetings/create', { json });
    const again = await service.ask('POST', '/meetings/create', { json });
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await readdir(service.outbox)).toHaveLength(1);
    const other = { ...json, title: 'Another one' };
    expect((await service.ask('POST', '/meetings/create', { json: other })).status).toBe(400);
  });

  test('say whether a video server is set, without which there is no room', async () => {
    const service = await open({ hasVideo: false });
    const before = await service.ask('GET', '/meetings');
    expect(before.json).toMatchObject({ hasVideoServer: false, meetings: [] });
    const created = await service.ask('POST', '/meetings/create', {
      json: { participants: ['ada@example.com'] },
    });
    expect(created.json).toMatchObject({ status: 'active', hasVideoServer: false });
    const withServer = await open();
    expect((await withServer.ask('GET', '/meetings')).json).toMatchObject({ hasVideoServer: true });
  });

  test('POST /meetings/create refuses a request without participants with 400', async () => {
    const service = await open();
    const answer = await service.ask('POST', '/meetings/create', { json: {} });
    expect([answer.status, answer.json]).toEqual([
      400,
      { error: '"participants" is missing.', field: 'participants' },
    ]);
  });

  test('POST /meetings/create takes people as the page does', async () => {
    const service = await open();
    const { status, json } = await service.ask('POST', '/meetings/create', {
      json: { participants: 'Ann <ann@example.org>; bob@example.org' },
    });
    expect([status, json]).toMatchObject([
      200,
      { participants: [{ email: 'ann@example.org', name: 'Ann' }, { email: 'bob@example.org' }] },
    ]);
  });

  test('GET /meetings/{roomCode} finds a room in any letter case, and names nobody', async () => {
    const service = await open();
    const created = await service.ask('POST', '/meetings/create', {
      json: { participants: ['a@example.com'] },
    });
    const { participants: _participants, hasVideoServer: _has, ...shown } = Object(created.json);
    const roomCode = String(shown.roomCode).toUpperCase();
    const answer = await service.ask('GET', `/meetings/${roomCode}`);
    expect([answer.status, answer.json]).toEqual([200, { ...shown, participantCount: 1, isOpen: true }]);
  });

  test('GET /meetings/{roomCode} is a 410 after 24 hours', async () => {
    const service = await open();
    const created = await service.ask('POST', '/meetings/create', {
      json: { participants: ['a@example.com'] },
    });
    const path = `/meetings/${stringsOf(created.json).roomCode}`;
    service.clock.advance(24 * 60 * 60 * 1000 - 1);
    expect((await service.ask('GET', path)).status).toBe(200);
    service.clock.advance(1);
    expect((await service.ask('GET', path)).status).toBe(410);
  });

  test('GET /meetings/{roomCode} says of a room that has closed what the meeting was, and when', async () => {
    const service = await open();
    const meeting = {
      title: 'Chapter 3',
      startsAt: '2026-11-20T12:00:00.000Z',
      durationMinutes: 45,
      timeZone: 'Europe/Berlin',
    };
    const created = await service.ask('POST', '/meetings/create', {
      json: { ...meeting, participants: ['a@example.com'] },
    });
    const { roomCode } = stringsOf(created.json);
    const times = { opensAt: '2026-11-20T11:00:00.000Z', expiresAt: '2026-11-21T11:00:00.000Z' };
    const early = await service.ask('GET', `/token?participant=Ada&room=${roomCode}`);
    expect([early.status, early.json]).toMatchObject([403, { meeting: { ...meeting, ...times } }]);
    service.clock.advance(26 * 60 * 60 * 1000);
    const late = await service.ask('GET', `/meetings/${roomCode}`);
    const error = 'This meeting has ended: a room is open for 24 hours.';
    expect([late.status, late.json]).toEqual([410, { error, meeting: { ...meeting, ...times } }]);
  });

  test('GET /token is a 403 for a meeting whose room is not open yet, and a 410 once it has closed', async () => {
    const service = await open();
    const created = await service.ask('POST', '/meetings/create', {
      json: { participants: ['a@example.com'], startsAt: '2026-11-20T12:00:00Z' },
    });
    const path = `/token?participant=Ada&room=${stringsOf(created.json).roomCode}`;
    const early = await service.ask('GET', path);
    expect([early.status, stringsOf(early.json).error]).toEqual([
      403,
      'The room opens on Friday 20 November 2026, 11:00 (UTC).',
    ]);
    service.clock.advance(2 * 60 * 60 * 1000);
    expect((await service.ask('GET', path)).status).toBe(200);
    service.clock.advance(24 * 60 * 60 * 1000);
    expect((await service.ask('GET', path)).status).toBe(410);
  });

  test.each(['abc-defg-hjk', 'no-code-at-all', 'create'])('GET /meetings/%s is a 404', async (roomCode) => {
    const service = await open();
    expect((await service.ask('GET', `/meetings/${roomCode}`)).status).toBe(
      roomCode === 'create' ? 405 : 404,
    );
  });
});
