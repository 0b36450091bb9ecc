import type { Invitee, MeetingRecord } from '../../records/meeting-record.ts';
import { oneLine, severalLines } from '../../text/one-line.ts';

export interface CalendarOptions {
  now: Date;
  /** The person who sends invitations and gets the replies. @default thesisdesk, at an address that accepts none */
  organizer?: { name: string; email: string } | undefined;
}

/**
 * Returns the meeting as a calendar that invites one person: iCalendar (RFC 5545) with iTIP's REQUEST method (RFC
 * 5546).
 */
export async function calendarEvent(
  meeting: MeetingRecord,
  invitee: Invitee,
  { now, organizer }: CalendarOptions,
): Promise<string> {
  // Loaded with the first invitation.
  const ical = await import('ical-generator');
  const calendar = ical.default({
    method: ical.ICalCalendarMethod.REQUEST,
    prodId: { company: 'thesisdesk', product: 'meetings' },
  });
  const { roomCode, joinUrl, notes = '' } = meeting;
  const start = new Date(meeting.startsAt ?? meeting.createdAt);
  const event = calendar.createEvent({
    // The same for every participant and every mail, so that a calendar recognises it as one event.
    id: `${roomCode}@thesisdesk`,
    sequence: 0,
    stamp: now,
    start,
    end: new Date(start.getTime() + meeting.durationMinutes * 60_000),
    summary: oneLine(meeting.title),
    // A text value may contain tabs and, escaped, line breaks (RFC 5545, 3.3.11).
    description: severalLines(`${joinUrl}\n\n${notes}`).trim(),
    location: joinUrl,
    url: asUri(joinUrl),
    organizer: organizer ? { ...organizer, name: parameter(organizer.name) } : nobody,
  });
  event.createAttendee({
    email: invitee.email,
    name: parameter(invitee.name ?? '') || invitee.email,
    rsvp: organizer !== undefined,
    role: ical.ICalAttendeeRole.REQ,
    status: ical.ICalAttendeeStatus.NEEDSACTION,
  });
  return calendar.toString();
}

const nobody = { name: 'thesisdesk', email: 'noreply@thesisdesk.invalid' };

/** Parameter values are quoted and have no escapes (RFC 5545, 3.2), so they must not contain quotes. */
function parameter(text: string): string {
  return oneLine(text).replace(/["\\]/g, "'");
}

/** The generator escapes these two as if a URI were text, which would make it a different address. */
function asUri(url: string): string {
  return url.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
