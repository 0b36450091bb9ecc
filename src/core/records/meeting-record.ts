import type { Store } from '../ports.ts';
import { changeRecord } from './change-record.ts';

export interface Invitee {
  email: string;
  name?: string | undefined;
  /** `written`: to the outbox, because there is no mail server. */
  invite: 'sent' | 'written' | 'queued' | 'failed';
  timeZone?: string | undefined;
  /** The id of the invitation mail, the same for every try. */
  mailId?: string | undefined;
  /** The person was erased, so this invitation is no longer sent. */
  erased?: true | undefined;
}

/** A meeting as it is stored. */
export interface MeetingRecord {
  roomCode: string;
  title: string;
  joinUrl: string;
  createdAt: string;
  /** Absent in meetings of versions before this one, which opened when they were created. */
  opensAt?: string | undefined;
  expiresAt: string;
  startsAt?: string | undefined;
  durationMinutes: number;
  /** The time zone in which the times were set, from the IANA database. */
  timeZone?: string | undefined;
  notes?: string | undefined;
  /** Recognises the request if it is sent again. */
  idempotencyKey?: string | undefined;
  participants: Invitee[];
}

export function meetingKey(roomCode: string): string {
  return `${meetingPrefix}${roomCode}`;
}

export const meetingPrefix = 'meetings/';

/** When the record is removed: for 30 days after it expired, a code is reported as expired and not as unknown. */
export function forgottenAt({ expiresAt }: Pick<MeetingRecord, 'expiresAt'>): Date {
  return new Date(Date.parse(expiresAt) + 30 * 24 * 60 * 60 * 1000);
}

/** Records the outcome of invitations: `invites` maps a participant's index in the list to the new state. */
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
        // The queue may have finished an invitation before it was noted as queued, and what is sent stays sent.
        return invite === 'queued' || isDone(invitee) ? invitee : { ...invitee, invite };
      }),
    }),
    forgottenAt,
  );
}

/** Whether the invitation has left the desk, as far as it can. */
export function isDone({ invite, erased }: Invitee): boolean {
  return erased === true || invite === 'sent' || invite === 'written';
}

/** When the room opens. */
export function openingOf({ opensAt, createdAt }: Pick<MeetingRecord, 'opensAt' | 'createdAt'>): string {
  return opensAt ?? createdAt;
}
