import type { Invitee, MeetingRecord } from '../../records/meeting-record.ts';
import { oneLine, withoutDirectionControls } from '../../text/one-line.ts';

export interface CalendarOptions {
  now: Date;
  /** Who invites, and gets the answers. @default thesisdesk, at an address that takes none */
  organizer?: { name: string; email: string } | undefined;
}

/**
 * The meeting as a calendar that asks one person to come: iCalendar (RFC 5545) with the method REQUEST of iTIP
 * (RFC 5546).
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
    // The same for every participant and every sending, so that a calendar knows it as one event.
    id: `${roomCode}@thesisdesk`,
    sequence: 0,
    stamp: now,
    start,
    end: new Date(start.getTime() + meeting.durationMinutes * 60_000),
    summary: oneLine(meeting.title),
    description: withoutControls(`${joinUrl}\n\n${notes}`).trim(),
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

/** A parameter's value stands in quotes and knows no escapes (RFC 5545, 3.2), so it must not hold any. */
function parameter(text: string): string {
  return oneLine(text).replace(/["\\]/g, "'");
}

/** The generator escapes these two as if a URI were a text, which makes another address of it. */
function asUri(url: string): string {
  return url.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** A text value may hold tabs and, escaped, line breaks (RFC 5545, 3.3.11). */
function withoutControls(text: string): string {
  return withoutDirectionControls(text).replace(/(?![\t\r\n])\p{Cc}/gu, '');
}
