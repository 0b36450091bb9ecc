import { type MeetingRecord, openingOf } from '../../records/meeting-record.ts';
import type { ClosedMeeting, InvitedMeeting, Meeting } from '../../schemas/meetings.ts';

/** What the organizer is told: also who was invited. */
export function invitedMeeting(record: MeetingRecord): InvitedMeeting {
  const participants = record.participants.map(({ email, name, invite }) => {
    return { email, ...(name === undefined ? {} : { name }), invite };
  });
  return { ...shownFields(record), participants };
}

/** Leaves out the participants: a person who knows a code may join, but not find out who else was invited. */
export function publicMeeting(record: MeetingRecord, now: Date): Meeting {
  const isOpen = now >= new Date(openingOf(record));
  return { ...shownFields(record), participantCount: record.participants.length, isOpen };
}

/** What may be said of a meeting while its room is closed. */
export function closedMeeting(record: MeetingRecord): ClosedMeeting {
  const { title, expiresAt, startsAt, durationMinutes, timeZone } = record;
  return {
    title,
    opensAt: openingOf(record),
    expiresAt,
    ...(startsAt === undefined ? {} : { startsAt: new Date(startsAt).toISOString() }),
    durationMinutes,
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}

function shownFields(record: MeetingRecord): Omit<Meeting, 'participantCount' | 'isOpen'> {
  const { roomCode, joinUrl, createdAt } = record;
  return { roomCode, status: 'active', joinUrl, createdAt, ...closedMeeting(record) };
}
