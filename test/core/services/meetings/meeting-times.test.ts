import { describe, expect, test } from 'vitest';
import { createTokens } from '../../../../src/core/services/meetings/tokens.ts';
import { refusal } from '../support/bench.ts';
import { meetingsBench, request } from '../support/meetings-bench.ts';
import { day, hour } from '../support/movable-clock.ts';

const minute = 60_000;
const startsAt = '2026-11-27T15:00:00+01:00';
/** An hour before, seen from the time at which the meeting is created. */
const untilOpening = 7 * day + 4 * hour;

describe('a meeting that starts later', () => {
  test('has a room from an hour before its start, for 24 hours', async () => {
    const { meetings } = meetingsBench();
    expect(await meetings.create({ ...request, startsAt, timeZone: 'Europe/Berlin' })).toMatchObject({
      createdAt: '2026-11-20T09:00:00.000Z',
      startsAt: '2026-11-27T14:00:00.000Z',
      opensAt: '2026-11-27T13:00:00.000Z',
      expiresAt: '2026-11-28T13:00:00.000Z',
      durationMinutes: 60,
      timeZone: 'Europe/Berlin',
    });
  });

  test.each([
    [0, false],
    [untilOpening - 1, false],
    [untilOpening, true],
    [untilOpening + day - 1, true],
  ])('is found after %i ms, and says whether the room is open', async (milliseconds, isOpen) => {
    const { meetings, clock } = meetingsBench();
    const { roomCode } = await meetings.create({ ...request, startsAt });
    clock.pass(milliseconds);
    expect(await meetings.get(roomCode)).toMatchObject({ status: 'active', isOpen });
  });

  test('is over 24 hours after the room opened, and listed until 30 days later', async () => {
    const { meetings, clock } = meetingsBench();
    const { roomCode } = await meetings.create({ ...request, startsAt });
    clock.pass(untilOpening + day);
    expect((await refusal(meetings.get(roomCode))).code).toBe('meeting_expired');
    clock.pass(30 * day - 1);
    expect((await meetings.list()).meetings).toMatchObject([
      { roomCode, status: 'expired', startsAt: expect.anything() },
    ]);
    clock.pass(1);
    expect((await meetings.list()).meetings).toEqual([]);
  });

  test('that starts within the hour is open at once', async () => {
    const { meetings } = meetingsBench();
    const { roomCode } = await meetings.create({ ...request, startsAt: '2026-11-20T09:30:00Z' });
    expect(await meetings.get(roomCode)).toMatchObject({
      isOpen: true,
      expiresAt: '2026-11-21T08:30:00.000Z',
    });
  });

  test.each([
    ['2026-11-19T10:00:00Z', '"startsAt" is in the past. Choose a later time.'],
    ['2026-01-01T10:00:00Z', '"startsAt" is in the past. Choose a later time.'],
    ['2036-11-20T10:00:00Z', '"startsAt" must be within a year from now.'],
  ])('cannot start at %s', async (start, message) => {
    const { meetings, mailer } = meetingsBench();
    expect(await refusal(meetings.create({ ...request, startsAt: start }))).toMatchObject({ message });
    expect(mailer.sent).toEqual([]);
  });

  test.each(['Berlin', '', '+01:00', 7])('cannot be told in the zone %j', async (timeZone) => {
    const { meetings } = meetingsBench();
    expect((await refusal(meetings.create({ ...request, timeZone }))).message).toMatch(/^"timeZone" must be/);
  });

  test('of a version that knew no opening is open from its creation', async () => {
    const { meetings, store } = meetingsBench();
    const { roomCode, ...meeting } = await meetings.create(request);
    const { opensAt: _opensAt, ...old } = { ...meeting, roomCode, durationMinutes: 60 };
    await store.put(`meetings/${roomCode}`, old);
    expect(await meetings.get(roomCode)).toMatchObject({ isOpen: true, opensAt: meeting.createdAt });
  });
});

describe('a token for the room of a meeting', () => {
  async function tokenAfter(milliseconds: number) {
    const bench = meetingsBench();
    const { roomCode } = await bench.meetings.create({ ...request, startsAt, timeZone: 'Europe/Berlin' });
    bench.clock.pass(milliseconds);
    const issuer = { issue: async () => ({ token: 'signed', url: 'wss://video.example' }) };
    return createTokens({ ...bench, issuer }).issue({ room: roomCode, participant: 'Ada' });
  }

  test('is refused before it opens, and says when that is', async () => {
    expect(await refusal(tokenAfter(untilOpening - minute))).toMatchObject({
      code: 'meeting_not_open',
      message: 'The room opens on Friday 27 November 2026, 14:00 (Europe/Berlin, UTC+01:00).',
    });
  });

  test('is there while it is open', async () => {
    expect(await tokenAfter(untilOpening)).toMatchObject({ token: 'signed' });
  });

  test('is refused once it has closed', async () => {
    expect((await refusal(tokenAfter(untilOpening + day))).code).toBe('meeting_expired');
  });
});
