import type { Store } from '../ports.ts';
import type { Meeting, MeetingCreated } from '../schemas/meetings.ts';
import { changeRecord } from './change-record.ts';

export interface Invitee {
  email: string;
  name?: string | undefined;
  invite: 'sent' | 'queued' | 'failed';
  /** Of the invitation, however often it is tried. */
  mailId?: string | undefined;
}

/** A meeting as it is stored. */
export interface MeetingRecord {
  roomCode: string;
  title: string;
  joinUrl: string;
  createdAt: string;
  expiresAt: string;
  startsAt?: string | undefined;
  durationMinutes: number;
  notes?: string | undefined;
  participants: Invitee[];
}

export function meetingKey(roomCode: string): string {
  return `${meetingPrefix}${roomCode}`;
}

export const meetingPrefix = 'meetings/';

/** Until when the record is kept: for 30 days an expired code answers that it expired, and not that it never was. */
export function forgottenAt({ expiresAt }: Pick<MeetingRecord, 'expiresAt'>): Date {
  return new Date(Date.parse(expiresAt) + 30 * 24 * 60 * 60 * 1000);
}

/** Notes what became of invitations: `invites` holds the new state by the participant's place in the list. */
export function noteInvites(
  store: Store,
  roomCode: string,
  invites: ReadonlyMap<number, Invitee['invite']>,
): Promise<MeetingRecord | null> {
  return changeRecord<MeetingRecord>(
    store,
    meetingKey(roomCode),
    (meeting) => ({
      ...meeting,
      participants: meeting.participants.map((invitee, index) => {
        const invite = invites.get(index) ?? 'queued';
        // The queue may have come to an end with one before it was noted as queued, and what is sent stays sent.
        return invite === 'queued' || invitee.invite === 'sent' ? invitee : { ...invitee, invite };
      }),
    }),
    forgottenAt,
  );
}

export function createdMeeting(record: MeetingRecord): MeetingCreated {
  const participants = record.participants.map(({ email, name, invite }) => {
    return { email, ...(name === undefined ? {} : { name }), invite };
  });
  return { ...shownFields(record), participants };
}

/** Without the participants: whoever knows a code may join, but not learn who else was invited. */
export function publicMeeting(record: MeetingRecord): Meeting {
  return { ...shownFields(record), participantCount: record.participants.length };
}

function shownFields({
  roomCode,
  title,
  joinUrl,
  createdAt,
  expiresAt,
}: MeetingRecord): Omit<Meeting, 'participantCount'> {
  return { roomCode, title, status: 'active', joinUrl, createdAt, expiresAt };
}
