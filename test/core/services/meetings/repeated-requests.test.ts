import { describe, expect, test } from 'vitest';
import { settleInvitations } from '../../../../src/core/services/meetings/pending-invitations.ts';
import { sendInvitation } from '../../../../src/core/services/meetings/send-invitation.ts';
import { collect } from '../../../support/collect.ts';
import { switchedStore } from '../../../support/failing-stores.ts';
import { openBench, refusal } from '../support/bench.ts';
import { countedIds } from '../support/counted-ids.ts';
import { tryOf } from '../support/kept-jobs.ts';
import { meetingsBench } from '../support/meetings-bench.ts';

const request = {
  participants: ['ada@example.org', { email: 'bo@example.org', name: 'Bo' }],
  title: 'First talk',
  idempotencyKey: '7f9c24e8-3b12-4fef-91e0-56a2d5a1b2c3',
};

describe('a request for a meeting that is sent again', () => {
  test('creates one meeting, and invites each person once', async () => {
    const { meetings, mailer } = meetingsBench();
    const first = await meetings.create(request);
    expect(await meetings.create(request)).toEqual(first);
    expect((await meetings.list()).count).toBe(1);
    expect(mailer.sent).toHaveLength(2);
  });

  test('creates one meeting also while the first is still under way', async () => {
    const { meetings, mailer } = meetingsBench();
    const created = await Promise.all([1, 2, 3].map(() => meetings.create(request)));
    expect(new Set(created.map(({ roomCode }) => roomCode)).size).toBe(1);
    expect(mailer.sent).toHaveLength(2);
  });

  test('gets its meeting also when that is over', async () => {
    const { meetings, clock } = meetingsBench();
    const startsAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const first = await meetings.create({ ...request, startsAt });
    clock.pass(48 * 3_600_000);
    expect((await meetings.create({ ...request, startsAt })).roomCode).toBe(first.roomCode);
    const another = { ...request, startsAt, idempotencyKey: 'another-key-of-this-desk' };
    expect((await refusal(meetings.create(another))).message).toContain('is in the past');
  });

  test('announces its meeting once, even while invitations are waiting', async () => {
    const announced: string[] = [];
    const announce = async ({ id }: { id: string }) => void announced.push(id);
    const { meetings, mailer } = meetingsBench({ announce });
    mailer.troubles.set('ada@example.org', 'mail_unavailable');
    const { roomCode } = await meetings.create(request);
    await meetings.create(request);
    expect(announced).toEqual([`meeting-created_${roomCode}`]);
  });

  test('is refused where it is for another meeting', async () => {
    const { meetings, mailer } = meetingsBench();
    await meetings.create(request);
    expect(await refusal(meetings.create({ ...request, title: 'Second talk' }))).toMatchObject({
      code: 'input_invalid',
      message: '"idempotencyKey" was used before for another meeting.',
      details: { field: 'idempotencyKey' },
    });
    expect(mailer.sent).toHaveLength(2);
  });

  test('creates another meeting with another key, or with none', async () => {
    const { meetings } = meetingsBench();
    await meetings.create(request);
    await meetings.create({ ...request, idempotencyKey: 'another-key-of-this-desk' });
    await meetings.create({ ...request, idempotencyKey: undefined });
    expect((await meetings.list()).count).toBe(3);
  });

  test('finds a code of its own where the first that was chosen is in use', async () => {
    const rounds = [1, 1, 2];
    const random = (count: number) => new Uint8Array(count).fill(rounds.shift() ?? 9);
    const { meetings } = meetingsBench({ ids: { ...countedIds(), random } });
    await meetings.create({ participants: ['cy@example.org'] });
    const first = await meetings.create(request);
    expect(first.roomCode).toBe('ccc-cccc-ccc');
    expect((await meetings.create(request)).roomCode).toBe(first.roomCode);
  });

  test.each(['promised', 'pending-invitations/'])('completes one that broke off at "%s"', async (place) => {
    const bench = openBench();
    const failing = switchedStore(bench.store, ({ key }) => key.startsWith(place));
    const promised: string[] = [];
    const promise = async ({ id }: { id: string }) => {
      await failing.store.put('promised', { id });
      promised.push(id);
    };
    const { meetings, mailer, clock, jobs, options } = meetingsBench({ store: failing.store, promise });
    failing.isOff = true;
    expect((await refusal(meetings.create(request))).code).toBe('storage_unavailable');
    failing.isOff = false;
    const { roomCode, participants } = await meetings.create(request);
    expect(participants.map(({ invite }) => invite)).toEqual(['queued', 'queued']);
    expect(promised).toContain(`meeting-created_${roomCode}`);
    clock.pass(2 * 60_000);
    await settleInvitations({ ...options, jobs });
    for (const participant of [0, 1]) await sendInvitation(options)({ roomCode, participant }, tryOf());
    expect(mailer.sent).toHaveLength(2);
    expect(jobs.added).toHaveLength(2);
  });

  test('leaves nothing in the storage when its meeting is forgotten', async () => {
    const { meetings, store, clock } = meetingsBench();
    await meetings.create(request);
    clock.pass(31 * 24 * 60 * 60_000);
    expect(await collect(store.keys('meeting-requests/'))).toEqual([]);
  });

  test.each(['short', `${'a'.repeat(16)}/`, 'a'.repeat(101), 7])(
    'is refused with the key %j',
    async (key) => {
      const { meetings } = meetingsBench();
      expect((await refusal(meetings.create({ ...request, idempotencyKey: key }))).details).toMatchObject({
        field: 'idempotencyKey',
      });
    },
  );
});
