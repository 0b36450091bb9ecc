import { describe, expect, test } from 'vitest';
import { openBench, refusal, unavailable } from '../support/bench.ts';
import { meetingsBench, request } from '../support/meetings-bench.ts';
import { day, hour } from '../support/movable-clock.ts';

describe('a meeting', () => {
  test('is created with a room, an address, a day to live and its invitations', async () => {
    const { meetings } = meetingsBench();
    const meeting = await meetings.create({
      participants: ['ada@example.org', { email: ' grace@example.org ', name: 'Grace' }],
      title: 'First talk',
    });
    const roomCode = 'abc-defg-hjk';
    expect(meeting).toEqual({
      roomCode,
      title: 'First talk',
      status: 'active',
      joinUrl: `https://desk.example/meet/${roomCode}`,
      createdAt: '2026-11-20T09:00:00.000Z',
      opensAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-11-21T09:00:00.000Z',
      durationMinutes: 60,
      hasVideoServer: true,
      participants: [
        { email: 'ada@example.org', invite: 'sent' },
        { email: 'grace@example.org', name: 'Grace', invite: 'sent' },
      ],
    });
  });

  test('shows how many were invited and not who', async () => {
    const { meetings } = meetingsBench();
    const {
      participants,
      hasVideoServer: _has,
      ...shown
    } = await meetings.create({
      participants: ['ada@example.org', 'grace@example.org'],
      title: 'First talk',
      notes: 'Private.',
      startsAt: '2026-11-20T14:00:00Z',
    });
    expect(await meetings.get(shown.roomCode)).toEqual({
      ...shown,
      participantCount: participants.length,
      isOpen: false,
    });
  });

  test('is found by its code in any letter case', async () => {
    const { meetings } = meetingsBench();
    const { roomCode } = await meetings.create(request);
    expect((await meetings.get(roomCode.toUpperCase())).roomCode).toBe(roomCode);
  });

  test.each([undefined, null, '', '  ', '\n'])('has a title also for %j', async (title) => {
    const { meetings } = meetingsBench();
    expect((await meetings.create({ ...request, title })).title).toBe('Video consultation');
  });

  test('has its title on one line', async () => {
    const { meetings } = meetingsBench();
    expect((await meetings.create({ ...request, title: ' a\r\nb ' })).title).toBe('a b');
  });

  test('takes another code where one is in use', async () => {
    const rounds = [1, 1, 1, 2, 1, 2, 3];
    const random = (count: number) => new Uint8Array(count).fill(rounds.shift() ?? 9);
    const { meetings } = meetingsBench({ ids: { ...openBench().ids, random } });
    const codes: string[] = [];
    for (let count = 0; count < 3; count++) codes.push((await meetings.create(request)).roomCode);
    expect(codes).toEqual(['bbb-bbbb-bbb', 'ccc-cccc-ccc', 'ddd-dddd-ddd']);
  });

  test('keeps its room when many are created at the same time with codes that collide', async () => {
    let calls = 0;
    const random = (count: number) => new Uint8Array(count).fill(Math.floor(calls++ / 3));
    const { meetings } = meetingsBench({ ids: { ...openBench().ids, random } });
    const created = await Promise.all(Array.from({ length: 10 }, () => meetings.create(request)));
    expect(new Set(created.map((meeting) => meeting.roomCode)).size).toBe(10);
  });

  test.each(['', 'kfm-4tqx-9dw', 'not a code', '../config/rate-schedule', 'abc-defg-hjk/x'])(
    'is not found under %j',
    async (code) => {
      expect(await refusal(meetingsBench().meetings.get(code))).toMatchObject({
        code: 'not_found',
        message: 'No meeting has this room code.',
        details: { kind: 'meeting' },
      });
    },
  );

  test('is not unknown because the storage fails', async () => {
    const bench = openBench();
    const { meetings } = meetingsBench({
      store: { ...bench.store, get: () => Promise.reject(unavailable()) },
    });
    expect((await refusal(meetings.get('abc-defg-hjk'))).code).toBe('storage_unavailable');
  });

  test('is not created while the storage fails', async () => {
    const bench = openBench();
    const store = { ...bench.store, put: () => Promise.reject(unavailable()) };
    const { meetings, mailer } = meetingsBench({ store });
    expect((await refusal(meetings.create(request))).code).toBe('storage_unavailable');
    expect(mailer.sent).toEqual([]);
  });
});

describe('the life of a room', () => {
  async function roomAfter(milliseconds: number) {
    const { meetings, clock } = meetingsBench();
    const { roomCode } = await meetings.create(request);
    clock.pass(milliseconds);
    return meetings.get(roomCode);
  }

  test('lasts to the last millisecond of 24 hours', async () => {
    expect((await roomAfter(24 * hour - 1)).status).toBe('active');
  });

  test.each([24 * hour, 24 * hour + 1, 25 * hour, 31 * day - 1])(
    'is over after %i ms',
    async (milliseconds) => {
      expect(await refusal(roomAfter(milliseconds))).toMatchObject({
        code: 'meeting_expired',
        message: expect.stringContaining('24 hours'),
      });
    },
  );

  test.each([31 * day, 100 * day])('is forgotten after %i ms', async (milliseconds) => {
    expect((await refusal(roomAfter(milliseconds))).code).toBe('not_found');
  });

  test('leaves nothing in the storage when it is forgotten', async () => {
    const { meetings, clock, store } = meetingsBench();
    const { roomCode } = await meetings.create(request);
    clock.pass(31 * day);
    expect(await store.get(`meetings/${roomCode}`)).toBeNull();
  });

  test('is over as well where the storage does not forget', async () => {
    const bench = openBench();
    const put: typeof bench.store.put = (key, value, { condition } = {}) =>
      bench.store.put(key, value, condition && { condition });
    const { meetings, clock } = meetingsBench({ store: { ...bench.store, put } });
    const { roomCode } = await meetings.create(request);
    clock.pass(31 * day);
    expect((await refusal(meetings.get(roomCode))).code).toBe('not_found');
  });
});
