import type { Store } from '../ports.ts';
import type { Meeting, MeetingCreated } from '../schemas/meetings.ts';
import { changeRecord } from './change-record.ts';

export interface Invitee {
  email: string;
  name?: string | undefined;
  /** `written`: to the outbox, as no mail server is there. */
  invite: 'sent' | 'written' | 'queued' | 'failed';
  timeZone?: string | undefined;
  /** Of the invitation, however often it is tried. */
  mailId?: string | undefined;
  /** The person was erased: nobody is invited here any more. */
  erased?: true | undefined;
}

/** A meeting as it is stored. */
export interface MeetingRecord {
  roomCode: string;
  title: string;
  joinUrl: string;
  createdAt: string;
  /** Those of versions before this one have none, and opened with their creation. */
  opensAt?: string | undefined;
  expiresAt: string;
  startsAt?: string | undefined;
  durationMinutes: number;
  /** In which the times were set, of the IANA database. */
  timeZone?: string | undefined;
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
        return invite === 'queued' || isDone(invitee) ? invitee : { ...invitee, invite };
      }),
    }),
    forgottenAt,
  );
}

/** Whether the invitation left the desk, as far as it can. */
export function isDone({ invite, erased }: Invitee): boolean {
  return erased === true || invite === 'sent' || invite === 'written';
}

/** When the room opens. */
export function openingOf({ opensAt, createdAt }: Pick<MeetingRecord, 'opensAt' | 'createdAt'>): string {
  return opensAt ?? createdAt;
}

export function createdMeeting(record: MeetingRecord): MeetingCreated {
  const participants = record.participants.map(({ email, name, invite }) => {
    return { email, ...(name === undefined ? {} : { name }), invite };
  });
  return { ...shownFields(record), participants };
}

/** Without the participants: whoever knows a code may join, but not learn who else was invited. */
export function publicMeeting(record: MeetingRecord, now: Date): Meeting {
  const isOpen = now >= new Date(openingOf(record));
  return { ...shownFields(record), participantCount: record.participants.length, isOpen };
}

function shownFields(record: MeetingRecord): Omit<Meeting, 'participantCount' | 'isOpen'> {
  const { roomCode, title, joinUrl, createdAt, expiresAt, startsAt, durationMinutes, timeZone } = record;
  return {
    roomCode,
    title,
    status: 'active',
    joinUrl,
    createdAt,
    opensAt: openingOf(record),
    expiresAt,
    ...(startsAt === undefined ? {} : { startsAt: new Date(startsAt).toISOString() }),
    durationMinutes,
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}
