import { describe, expect, test } from 'vitest';
import type { JobQueue } from '../../../../src/core/ports.ts';
import type { MeetingRecord } from '../../../../src/core/records/meeting-record.ts';
import { settleInvitations } from '../../../../src/core/services/meetings/pending-invitations.ts';
import { sendInvitation } from '../../../../src/core/services/meetings/send-invitation.ts';
import { collect } from '../../../support/collect.ts';
import { switchedStore } from '../../../support/failing-stores.ts';
import { openBench, unavailable } from '../support/bench.ts';
import { keptJobs, tryOf } from '../support/kept-jobs.ts';
import { meetingsBench, request } from '../support/meetings-bench.ts';
import { day } from '../support/movable-clock.ts';

const minute = 60_000;

/** A bench with a meeting whose one invitation could be neither sent nor given to the queue. */
async function withLostInvitation() {
  const broken: JobQueue = { ...keptJobs(), add: () => Promise.reject(unavailable()) };
  const bench = meetingsBench({ jobs: broken });
  bench.mailer.troubles.set('ada@example.org', 'mail_unavailable');
  const { roomCode, participants } = await bench.meetings.create(request);
  bench.mailer.troubles.clear();
  return { ...bench, roomCode, participants, job: sendInvitation(bench.options) };
}

type Bench = Pick<ReturnType<typeof meetingsBench>, 'store'>;

async function invitesOf({ store }: Bench, roomCode: string) {
  const meeting = await store.get<MeetingRecord>(`meetings/${roomCode}`);
  return meeting?.value.participants.map(({ invite }) => invite);
}

function notes({ store }: Bench): Promise<string[]> {
  return collect(store.keys('pending-invitations/'));
}

describe('an invitation that could be neither sent nor queued', () => {
  test('waits, and is queued and sent later', async () => {
    const bench = await withLostInvitation();
    expect(bench.participants[0]?.invite).toBe('queued');
    bench.clock.pass(2 * minute);
    await settleInvitations(bench);
    const [added] = bench.jobs.added;
    expect(added).toMatchObject({ name: 'invitation', id: `${bench.roomCode}.0` });
    await bench.job({ roomCode: bench.roomCode, participant: 0 }, tryOf());
    expect(bench.mailer.sent).toHaveLength(1);
    expect(await invitesOf(bench, bench.roomCode)).toEqual(['sent']);
  });

  test('is left to whoever made the meeting for two minutes', async () => {
    const bench = await withLostInvitation();
    bench.clock.pass(2 * minute - 1);
    await settleInvitations(bench);
    expect(bench.jobs.added).toEqual([]);
  });

  test('is not sent any more when the meeting is over, and nothing is left of it', async () => {
    const bench = await withLostInvitation();
    bench.clock.pass(day);
    await settleInvitations(bench);
    expect(bench.jobs.added).toEqual([]);
    expect(await notes(bench)).toEqual([]);
  });
});

describe('an invitation whose end could not be noted', () => {
  test('is sent once more under the same id where it was sent', async () => {
    const memory = openBench().store;
    const switched = switchedStore(
      memory,
      ({ method, key }) => method === 'put' && key.startsWith('meetings/'),
    );
    const bench = meetingsBench({ store: switched.store });
    bench.mailer.send = async (mail) => {
      bench.mailer.sent.push(mail);
      switched.isOff = true;
    };
    const { roomCode } = await bench.meetings.create(request);
    switched.isOff = false;
    expect(await invitesOf({ store: memory }, roomCode)).toEqual(['queued']);

    bench.clock.pass(2 * minute);
    const options = { ...bench, store: memory };
    await settleInvitations(options);
    await sendInvitation({ ...bench.options, store: memory })({ roomCode, participant: 0 }, tryOf());
    const [first, second] = bench.mailer.sent.map(({ id }) => id);
    expect(first).toBe(second);
    expect(await invitesOf({ store: memory }, roomCode)).toEqual(['sent']);
  });

  test('failed where its job did', async () => {
    const bench = await withLostInvitation();
    const id = `${bench.roomCode}.0`;
    bench.jobs.failures.push({ name: 'invitation', id, error: 'x', failedAt: '2026-11-20T09:00:00.000Z' });
    bench.clock.pass(2 * minute);
    await settleInvitations(bench);
    expect(bench.jobs.added).toEqual([]);
    expect(await invitesOf(bench, bench.roomCode)).toEqual(['failed']);
  });
});

describe('what is noted of invitations that wait', () => {
  test('is gone when all were sent', async () => {
    const bench = meetingsBench();
    await bench.meetings.create(request);
    expect(await notes(bench)).toEqual([]);
  });

  test('is gone after the next look when the last one was sent', async () => {
    const bench = await withLostInvitation();
    await bench.job({ roomCode: bench.roomCode, participant: 0 }, tryOf());
    expect(await notes(bench)).toHaveLength(1);
    bench.clock.pass(2 * minute);
    await settleInvitations(bench);
    expect(await notes(bench)).toEqual([]);
  });
});
