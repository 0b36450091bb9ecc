import { describe, expect, test } from 'vitest';
import { refusal } from '../support/bench.ts';
import { meetingsBench, request } from '../support/meetings-bench.ts';

describe('the request for a meeting', () => {
  test('is complete with one address', async () => {
    expect((await meetingsBench().meetings.create(request)).participants).toHaveLength(1);
  });

  test('may invite fifty', async () => {
    const participants = Array.from({ length: 50 }, (_, index) => `p${index}@example.org`);
    const { meetings, mailer } = meetingsBench();
    await meetings.create({ participants });
    expect(mailer.sent.map((mail) => mail.to.email).sort()).toEqual([...participants].sort());
  });

  test('may have null for what is optional', async () => {
    const nothing = { title: null, startsAt: null, durationMinutes: null, notes: null };
    const { meetings } = meetingsBench();
    const { participants } = await meetings.create({
      participants: [{ email: 'ada@example.org', name: null }],
      ...nothing,
    });
    expect(participants).toEqual([{ email: 'ada@example.org', invite: 'sent' }]);
  });

  const asked = [
    { email: 'ann@example.org', name: 'Ann B' },
    { email: 'bob@example.org' },
    { email: 'ada@example.org', name: 'Lovelace, Ada' },
  ];
  test.each([
    ['"Ann B" <ann@example.org>; bob@example.org, Lovelace, Ada <ada@example.org>'],
    [['Ann B <ann@example.org>', 'bob@example.org', 'Lovelace, Ada <ada@example.org>']],
    [['Ann B <ann@example.org>; bob@example.org', { email: 'ada@example.org', name: 'Lovelace, Ada' }]],
  ])('takes people as they are pasted from a mail program: %j', async (participants) => {
    const { meetings } = meetingsBench();
    const meeting = await meetings.create({ participants });
    expect(meeting.participants).toEqual(asked.map((each) => ({ ...each, invite: 'sent' })));
  });

  test.each([
    ['Dup <dup@b.example>; dup@b.example; DUP@b.example'],
    [['dup@b.example', { email: 'Dup@B.example', name: 'Dup' }, 'Other <dup@b.example>']],
  ])('invites each address once, under its first name: %j', async (participants) => {
    const { meetings, mailer } = meetingsBench();
    const meeting = await meetings.create({ participants });
    expect(meeting.participants).toEqual([{ email: 'dup@b.example', name: 'Dup', invite: 'sent' }]);
    expect(mailer.sent).toHaveLength(1);
  });

  test.each([
    [{ participants: 'ada@example.org; nobody' }, 'participants'],
    [{}, 'participants'],
    [{ ...request, durationMinutes: 4 }, 'durationMinutes'],
    [{ ...request, startsAt: '2020-01-01T10:00:00Z' }, 'startsAt'],
  ])('names the field that is wrong: %j', async (input, field) => {
    const { meetings } = meetingsBench();
    expect((await refusal(meetings.create(input))).details).toMatchObject({ field });
  });

  test('names no field where the whole request is wrong', async () => {
    const { details } = await refusal(meetingsBench().meetings.create('all'));
    expect(details.field).toBeUndefined();
  });

  test.each([
    [undefined, 'The request must be a JSON object.'],
    [{}, '"participants" is missing.'],
    [{ participants: null }, '"participants" must be a list, or text with addresses.'],
    [{ participants: ' ; ' }, '"participants" must have at least one participant.'],
    [
      { participants: 'ada@example.org; nobody' },
      '"participants.1" must be an email address, or an object with one.',
    ],
    [{ participants: 'Ada <ada>' }, '"participants.0.email" must be an email address.'],
    [
      { participants: 'Ada <ada>; bob@example.org; Eve <eve>; Joe <joe>' },
      '"participants.0.email", "participants.2.email" and "participants.3.email" must each be an email address.',
    ],
    [
      { participants: 'ada; bob@example.org; eve; Joe <joe>' },
      '"participants.0" and "participants.2" must each be an email address, or an object with one. "participants.3.email" must be an email address.',
    ],
    [{ participants: [''] }, '"participants.0" must be an email address, or an object with one.'],
    [{ participants: [] }, '"participants" must have at least one participant.'],
    [
      { participants: Array.from({ length: 51 }, () => 'a@example.org') },
      '"participants" must not have more than 50 participants.',
    ],
    [{ participants: ['ada'] }, '"participants.0" must be an email address, or an object with one.'],
    [
      { participants: ['a@example.org', {}] },
      '"participants.1" must be an email address, or an object with one.',
    ],
    [{ participants: [null] }, '"participants.0" must be an email address, or an object with one.'],
    [
      { participants: ['a@example.org\nBcc: e@example.org'] },
      '"participants.1" must be an email address, or an object with one.',
    ],
    [{ ...request, title: 7 }, '"title" must be text.'],
    [{ ...request, title: 'a'.repeat(201) }, '"title" must not be longer than 200 characters.'],
    [{ ...request, startsAt: 'tomorrow' }, '"startsAt" must be a time such as 2026-11-20T14:00:00Z.'],
    [{ ...request, startsAt: '2026-11-20' }, '"startsAt" must be a time such as 2026-11-20T14:00:00Z.'],
    [
      { ...request, startsAt: '2026-02-30T14:00:00Z' },
      '"startsAt" must be a time such as 2026-11-20T14:00:00Z.',
    ],
    [
      { ...request, startsAt: '2026-11-20T14:00:00' },
      '"startsAt" must be a time such as 2026-11-20T14:00:00Z.',
    ],
    [{ ...request, startsAt: 1_763_640_000 }, '"startsAt" must be a time such as 2026-11-20T14:00:00Z.'],
    [{ ...request, durationMinutes: 4 }, '"durationMinutes" must be 5 or more.'],
    [{ ...request, durationMinutes: 1441 }, '"durationMinutes" must not be above 1440.'],
    [{ ...request, durationMinutes: 30.5 }, '"durationMinutes" must be a whole number.'],
    [{ ...request, durationMinutes: '30' }, '"durationMinutes" must be a whole number.'],
  ])('is refused: %j', async (input, message) => {
    const { meetings, mailer } = meetingsBench();
    expect(await refusal(meetings.create(input))).toMatchObject({ code: 'input_invalid', message });
    expect(mailer.sent).toEqual([]);
  });
});
