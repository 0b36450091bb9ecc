import { describe, expect, test } from 'vitest';
import type { Invitee, MeetingRecord } from '../../../../src/core/records/meeting-record.ts';
import { invitationMail } from '../../../../src/core/services/meetings/send-invitation.ts';

const ada: Invitee = { email: 'ada@example.org', name: 'Ada', invite: 'queued' };

const later = {
  startsAt: '2026-11-20T15:00:00+01:00',
  opensAt: '2026-11-20T13:00:00.000Z',
  expiresAt: '2026-11-21T13:00:00.000Z',
};

function mailOf(given: Partial<MeetingRecord> = {}, invitee: Partial<Invitee> = {}) {
  const meeting: MeetingRecord = {
    roomCode: 'kfm-4tqx-9dw',
    title: 'First talk',
    joinUrl: 'https://desk.example/meet/kfm-4tqx-9dw?a=1&b=2',
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-11-21T09:00:00.000Z',
    durationMinutes: 60,
    participants: [ada],
    ...given,
  };
  return invitationMail(meeting, { ...ada, ...invitee }, { now: new Date('2026-11-20T09:00:00.000Z') });
}

describe('an invitation', () => {
  test('goes to the participant', async () => {
    expect((await mailOf()).to).toEqual({ email: 'ada@example.org', name: 'Ada' });
  });

  test('goes to an address alone where there is no name', async () => {
    const mail = await mailOf({}, { name: undefined });
    expect(mail.to).toEqual({ email: 'ada@example.org' });
    expect(mail.text).toMatch(/^Hello,\n/);
  });

  test('says in plain text all that one needs', async () => {
    const { subject, text } = await mailOf({ ...later, notes: 'Bring tea.' });
    expect(subject).toBe('Invitation: First talk');
    expect(text).toBe(
      [
        'Hello Ada,',
        'You are invited to a video meeting: First talk.',
        'It starts on Friday 20 November 2026, 14:00 (UTC) and lasts 60 minutes.',
        'Join here: https://desk.example/meet/kfm-4tqx-9dw?a=1&b=2',
        'The room code is kfm-4tqx-9dw. The room opens on Friday 20 November 2026, 13:00 (UTC) and closes on Saturday 21 November 2026, 13:00 (UTC).',
        'Bring tea.\n',
      ].join('\n\n'),
    );
  });

  test('says when it is in the zones of who invites and who is invited', async () => {
    const { text } = await mailOf({ ...later, timeZone: 'Europe/Berlin' }, { timeZone: 'America/New_York' });
    expect(text).toContain(
      'It starts on Friday 20 November 2026, 15:00 (Europe/Berlin, UTC+01:00) and lasts 60 minutes. In your time zone, that is Friday 20 November 2026, 09:00 (America/New_York, UTC-05:00).',
    );
    expect(text).toContain(
      'opens on Friday 20 November 2026, 08:00 (America/New_York, UTC-05:00) and closes on',
    );
  });

  test('says when it is once where both are in one zone', async () => {
    const { text } = await mailOf({ ...later, timeZone: 'Europe/Berlin' }, { timeZone: 'Europe/Berlin' });
    expect(text).not.toContain('Where you are');
  });

  test('says nothing of a start where none was given', async () => {
    const { text } = await mailOf();
    expect(text).not.toContain('starts');
    expect(text).toContain('The room is open until Saturday 21 November 2026, 09:00 (UTC).');
  });

  test('has the address as a link in HTML', async () => {
    const { html } = await mailOf();
    const address = 'https://desk.example/meet/kfm-4tqx-9dw?a=1&amp;b=2';
    expect(html).toContain(`<p>Join here: <a href="${address}">${address}</a></p>`);
  });

  test('escapes everything in HTML', async () => {
    const hostile = `<img src=x onerror="alert('1')">&`;
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;';
    const { html } = await mailOf({ title: hostile, notes: hostile }, { name: hostile });
    expect(html).not.toContain('<img');
    expect(html).toContain(`<p>Hello ${escaped},</p>`);
    expect(html).toContain(`video meeting: ${escaped}.</p>`);
    expect(html).toContain(`<p>${escaped}</p>`);
  });

  test('turns the direction of nothing behind a title, a name or notes', async () => {
    const turning = 'Ada \u202Eadecalevol\u2067';
    const { to, subject, text, html, calendar } = await mailOf(
      { title: turning, notes: turning },
      { name: turning },
    );
    expect(subject).toBe('Invitation: Ada adecalevol');
    expect([to.name, subject, text, html, calendar?.content].join('\n')).not.toMatch(/\p{Bidi_Control}/u);
  });

  test('leaves out control characters in notes', async () => {
    const { html, text, calendar } = await mailOf({ notes: 'bell\u0007, \u001b[31mred\u009b0m\u0000' });
    expect([html, text, calendar?.content].join('\n')).not.toMatch(/(?![\r\n])\p{Cc}/u);
    expect(text).toContain('bell, [31mred0m');
  });

  test('keeps the lines of its notes', async () => {
    const { html, text } = await mailOf({ notes: 'one\r\ntwo\nthree' });
    expect(html).toContain('<p>one<br>two<br>three</p>');
    expect(text).toContain('one\r\ntwo\nthree');
  });

  test.each(['\r\n', '\n', '\r', '\u0000', '\u2028', '\u0085'])(
    'lets no header begin in its title or its name after %j',
    async (end) => {
      const hostile = `Ada${end}Bcc: eve@example.org`;
      const mail = await mailOf({ title: hostile }, { name: hostile });
      expect(mail.subject).toBe('Invitation: Ada Bcc: eve@example.org');
      expect(mail.to.name).toBe('Ada Bcc: eve@example.org');
    },
  );

  test('brings the event', async () => {
    const { calendar } = await mailOf();
    expect(calendar).toEqual({ method: 'REQUEST', content: expect.stringContaining('METHOD:REQUEST') });
  });
});
