import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Invitee, MeetingRecord } from '../../../../src/core/records/meeting-record.ts';
import { calendarEvent } from '../../../../src/core/services/meetings/calendar-event.ts';
import { type CalendarLine, onlyLine, readCalendar, readText } from '../support/read-calendar.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const ada: Invitee = { email: 'ada@example.org', name: 'Ada', invite: 'queued' };

const meeting: MeetingRecord = {
  roomCode: 'kfm-4tqx-9dw',
  title: 'First talk',
  joinUrl: 'https://desk.example/meet/kfm-4tqx-9dw',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-21T09:00:00.000Z',
  startsAt: '2026-11-20T15:00:00+01:00',
  durationMinutes: 45,
  participants: [ada],
};

async function linesOf(
  given: Partial<MeetingRecord> = {},
  invitee: Partial<Invitee> = {},
  organizer?: { name: string; email: string },
): Promise<CalendarLine[]> {
  return readCalendar(
    await calendarEvent({ ...meeting, ...given }, { ...ada, ...invitee }, { now, organizer }),
  );
}

describe('the calendar event of an invitation', () => {
  test.each([
    ['METHOD', 'REQUEST'],
    ['VERSION', '2.0'],
    ['UID', 'kfm-4tqx-9dw@thesisdesk'],
    ['SEQUENCE', '0'],
    ['DTSTAMP', '20261120T090000Z'],
    ['DTSTART', '20261120T140000Z'],
    ['DTEND', '20261120T144500Z'],
    ['SUMMARY', 'First talk'],
    ['LOCATION', 'https://desk.example/meet/kfm-4tqx-9dw'],
    ['URL', 'https://desk.example/meet/kfm-4tqx-9dw'],
  ])('says %s once: %s', async (name, value) => {
    expect(onlyLine(await linesOf(), name).value).toBe(value);
  });

  test('is one event in one calendar', async () => {
    const frames = (await linesOf()).filter(({ name }) => name === 'BEGIN' || name === 'END');
    expect(frames.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'BEGIN VCALENDAR',
      'BEGIN VEVENT',
      'END VEVENT',
      'END VCALENDAR',
    ]);
  });

  test('asks the one participant to come', async () => {
    const { parameters, value } = onlyLine(await linesOf(), 'ATTENDEE');
    expect(value.toLowerCase()).toBe('mailto:ada@example.org');
    expect(Object.fromEntries(parameters)).toEqual({
      ROLE: 'REQ-PARTICIPANT',
      PARTSTAT: 'NEEDS-ACTION',
      RSVP: 'FALSE',
      CN: 'Ada',
    });
  });

  test('names the participant by the address where there is no name', async () => {
    for (const name of [undefined, '', ' \n']) {
      const { parameters } = onlyLine(await linesOf({}, { name }), 'ATTENDEE');
      expect(parameters.get('CN')).toBe('ada@example.org');
    }
  });

  test('asks for an answer where somebody gets it', async () => {
    const lines = await linesOf({}, {}, { name: 'Thesis "Editors"', email: 'desk@example.org' });
    expect(onlyLine(lines, 'ATTENDEE').parameters.get('RSVP')).toBe('TRUE');
    const { parameters, value } = onlyLine(lines, 'ORGANIZER');
    expect(value.toLowerCase()).toBe('mailto:desk@example.org');
    expect(parameters.get('CN')).toBe("Thesis 'Editors'");
  });

  test('has an organizer also where nobody was named', async () => {
    const { value } = onlyLine(await linesOf(), 'ORGANIZER');
    expect(value.toLowerCase()).toBe('mailto:noreply@thesisdesk.invalid');
  });

  test('starts with the creation where no time was given', async () => {
    const lines = await linesOf({ startsAt: undefined });
    expect(onlyLine(lines, 'DTSTART').value).toBe('20261120T090000Z');
  });

  test('is the same event for every participant', async () => {
    const uids = await Promise.all(
      ['ada@example.org', 'eve@example.org'].map(async (email) =>
        onlyLine(await linesOf({}, { email }), 'UID'),
      ),
    );
    expect(uids[0]).toEqual(uids[1]);
  });

  test('describes itself by the address and the notes', async () => {
    const lines = await linesOf({ notes: 'Bring: a; b, c\\d\r\nand e' });
    expect(readText(onlyLine(lines, 'DESCRIPTION').value)).toBe(
      'https://desk.example/meet/kfm-4tqx-9dw\n\nBring: a; b, c\\d\nand e',
    );
  });

  test('keeps an address with signs that calendars escape in texts', async () => {
    const lines = await linesOf({ joinUrl: 'https://desk.example/?a=1;b=2,3' });
    expect(onlyLine(lines, 'URL').value).toBe('https://desk.example/?a=1%3Bb=2%2C3');
    expect(readText(onlyLine(lines, 'LOCATION').value)).toBe('https://desk.example/?a=1;b=2,3');
  });

  test('folds long lines between characters', async () => {
    const title = 'Über 🎓 論文 '.repeat(20).trim();
    expect(readText(onlyLine(await linesOf({ title }), 'SUMMARY').value)).toBe(title);
  });

  test.each([
    { title: 'a\r\nATTENDEE:mailto:eve@example.org' },
    { notes: 'a\r\nATTENDEE:mailto:eve@example.org\rX\nY' },
    { notes: 'a\u0000\u0007\u000B\u0085b' },
    { title: 'a\u2028b"\\' },
  ])('cannot be broken by %j', async (given) => {
    const lines = await linesOf(given);
    expect(onlyLine(lines, 'ATTENDEE').value.toLowerCase()).toBe('mailto:ada@example.org');
  });

  test.each(['x":mailto:eve@example.org', 'a\\"b', '";RSVP=TRUE;X="', 'a:b;c,d', 'a\r\nUID:1'])(
    'cannot be broken by the name %j',
    async (name) => {
      const { value, parameters } = onlyLine(await linesOf({}, { name }), 'ATTENDEE');
      expect(value.toLowerCase()).toBe('mailto:ada@example.org');
      expect(parameters.get('RSVP')).toBe('FALSE');
    },
  );

  test('cannot be broken by anything', async () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        fc.constantFrom('\r', '\n', '"', '\\', ';', ',', ':', 'ATTENDEE'),
      ),
      maxLength: 120,
    });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (title, notes, name) => {
        const lines = await linesOf({ title, notes }, { name });
        expect(lines).toHaveLength(18);
        expect(onlyLine(lines, 'ATTENDEE').value.toLowerCase()).toBe('mailto:ada@example.org');
      }),
    );
  });
});
