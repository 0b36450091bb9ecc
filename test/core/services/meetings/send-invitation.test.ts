import { describe, expect, test } from 'vitest';
import type { MeetingRecord } from '../../../../src/core/records/meeting-record.ts';
import { createMeetings } from '../../../../src/core/services/meetings/meetings.ts';
import { sendInvitation } from '../../../../src/core/services/meetings/send-invitation.ts';
import { openBench, unavailable } from '../support/bench.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { meetingsBench } from '../support/meetings-bench.ts';
import { day, hour } from '../support/movable-clock.ts';

const participants = ['sent@example.org', 'refused@example.org', 'later@example.org'];

/** A meeting of three: one was invited, one never will be, one waits for the mail server. */
async function threeInvited() {
  const bench = meetingsBench();
  bench.mailer.troubles.set('refused@example.org', 'mail_refused');
  bench.mailer.troubles.set('later@example.org', 'mail_unavailable');
  const meeting = await bench.meetings.create({ participants });
  const { roomCode } = meeting;
  const invites = async () => {
    const stored = await bench.store.get<MeetingRecord>(`meetings/${roomCode}`);
    return stored?.value.participants.map((each) => each.invite);
  };
  return { ...bench, meeting, roomCode, invites, job: sendInvitation(bench.options) };
}

describe('an invitation', () => {
  test('is sent, failed or queued', async () => {
    const { meeting, mailer, invites } = await threeInvited();
    expect(meeting.participants.map((each) => each.invite)).toEqual(['sent', 'failed', 'queued']);
    expect(await invites()).toEqual(['sent', 'failed', 'queued']);
    expect(mailer.sent.map((mail) => mail.to.email)).toEqual(['sent@example.org']);
  });

  test('that could not be sent now becomes a job, the others do not', async () => {
    const { jobs, roomCode } = await threeInvited();
    expect(jobs.added).toEqual([
      { name: 'invitation', id: `${roomCode}.2`, payload: { roomCode, participant: 2 } },
    ]);
  });

  test('is queued when the mailer fails in a way that nobody foresaw', async () => {
    const mailer = { send: () => Promise.reject(new TypeError('x')) };
    const { meetings, logger } = meetingsBench({ mailer });
    const { participants: invited } = await meetings.create({ participants: ['ada@example.org'] });
    expect(invited[0]?.invite).toBe('queued');
    expect(logger.lines[0]?.fields).toMatchObject({ code: 'internal_error', kind: 'TypeError' });
  });

  test('waits when it can be neither sent nor queued, and the room is there', async () => {
    const bench = openBench();
    const { meetings, mailer } = meetingsBench({
      jobs: { ...bench.jobs, add: () => Promise.reject(unavailable()) },
    });
    mailer.troubles.set('later@example.org', 'mail_unavailable');
    const { roomCode, participants: invited } = await meetings.create({ participants });
    expect(invited.map((each) => each.invite)).toEqual(['sent', 'sent', 'queued']);
    expect((await meetings.get(roomCode)).status).toBe('active');
  });

  test('was sent although the storage could not note it', async () => {
    const bench = openBench();
    const put: typeof bench.store.put = async (key, value, options) => {
      if (options?.condition && 'ifMatch' in options.condition) throw unavailable();
      return bench.store.put(key, value, options);
    };
    const { meetings } = meetingsBench({ store: { ...bench.store, put } });
    const { participants: invited } = await meetings.create({ participants: ['ada@example.org'] });
    expect(invited).toEqual([{ email: 'ada@example.org', invite: 'sent' }]);
  });
});

describe('an invitation that waits', () => {
  test('is sent by its job', async () => {
    const { job, roomCode, mailer, invites } = await threeInvited();
    mailer.troubles.clear();
    await runToEnd(job, { roomCode, participant: 2 });
    expect(mailer.sent.at(-1)?.to.email).toBe('later@example.org');
    expect(await invites()).toEqual(['sent', 'failed', 'sent']);
  });

  test('is sent once, however often its job is run', async () => {
    const { job, roomCode, mailer } = await threeInvited();
    mailer.troubles.clear();
    for (let count = 0; count < 3; count++) await runToEnd(job, { roomCode, participant: 2 });
    expect(mailer.sent.filter((mail) => mail.to.email === 'later@example.org')).toHaveLength(1);
  });

  test('is the same mail as it would have been at once', async () => {
    const { job, roomCode, mailer } = await threeInvited();
    mailer.troubles.clear();
    await runToEnd(job, { roomCode, participant: 2 });
    expect(mailer.sent[1]?.text).toBe(mailer.sent[0]?.text);
  });

  test('goes back to the queue while mail does not work', async () => {
    const { job, roomCode, invites } = await threeInvited();
    const running = job({ roomCode, participant: 2 }, tryOf());
    await expect(running).rejects.toMatchObject({ code: 'mail_unavailable' });
    expect((await invites())?.[2]).toBe('queued');
  });

  test('failed with the last try', async () => {
    const { job, roomCode, invites } = await threeInvited();
    await expect(runToEnd(job, { roomCode, participant: 2 })).rejects.toThrow();
    expect((await invites())?.[2]).toBe('failed');
  });

  test('is sent after all when an operator lets its failed job run again', async () => {
    const { job, roomCode, invites, mailer } = await threeInvited();
    await expect(runToEnd(job, { roomCode, participant: 2 })).rejects.toThrow();
    mailer.troubles.clear();
    await job({ roomCode, participant: 2 }, tryOf());
    expect((await invites())?.[2]).toBe('sent');
  });

  test('failed at once when the mail server refuses it', async () => {
    const { job, roomCode, invites, mailer } = await threeInvited();
    mailer.troubles.set('later@example.org', 'mail_refused');
    await job({ roomCode, participant: 2 }, tryOf());
    expect((await invites())?.[2]).toBe('failed');
  });

  test('is not sent any more when the meeting is over', async () => {
    const { job, roomCode, mailer, clock } = await threeInvited();
    mailer.troubles.clear();
    clock.pass(24 * hour);
    await job({ roomCode, participant: 2 }, tryOf());
    expect(mailer.sent).toHaveLength(1);
  });

  test.each([
    { roomCode: 'abc-defg-hjk', participant: 0 },
    { roomCode: 'abc-defg-hjk', participant: 3 },
    { roomCode: 'abc-defg-hjk', participant: -1 },
    { roomCode: 'zzz-zzzz-zzz', participant: 2 },
  ])('is nobody else’s: %j', async (payload) => {
    const { job, mailer } = await threeInvited();
    mailer.troubles.clear();
    await job(payload, tryOf());
    expect(mailer.sent).toHaveLength(1);
  });

  test('is written and not sent where there is no mail server', async () => {
    const bench = meetingsBench();
    const mailer = { ...bench.mailer, writesOnly: true };
    const meeting = await createMeetings({ ...bench.options, mailer }).create({
      participants: ['a@example.org'],
    });
    expect(meeting.participants).toMatchObject([{ invite: 'written' }]);
    expect(bench.mailer.sent).toHaveLength(1);
    await sendInvitation({ ...bench.options, mailer })(
      { roomCode: meeting.roomCode, participant: 0 },
      tryOf(),
    );
    expect(bench.mailer.sent).toHaveLength(1);
  });

  test('does not keep the room from being forgotten', async () => {
    const { job, roomCode, mailer, clock, store } = await threeInvited();
    mailer.troubles.clear();
    await runToEnd(job, { roomCode, participant: 2 });
    clock.pass(31 * day);
    expect(await store.get(`meetings/${roomCode}`)).toBeNull();
  });

  test('keeps what the queue had sent before the meeting was answered', async () => {
    const bench = meetingsBench();
    let isDown = true;
    const mailer = {
      async send() {
        if (isDown) throw unavailable('mail_unavailable');
      },
    };
    const options = { ...bench.options, mailer };
    const job = sendInvitation(options);
    const jobs = {
      ...bench.jobs,
      async add(_name: string, payload: object) {
        isDown = false;
        if ('roomCode' in payload && 'participant' in payload)
          await job(
            { roomCode: String(payload.roomCode), participant: Number(payload.participant) },
            tryOf(),
          );
      },
    };
    const meeting = await createMeetings({ ...options, jobs }).create({ participants: ['ada@example.org'] });
    expect(meeting.participants[0]?.invite).toBe('sent');
  });
});
