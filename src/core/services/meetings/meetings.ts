import { DeskError, notFound } from '../../errors.ts';
import type { JobQueue } from '../../ports.ts';
import {
  forgottenAt,
  type Invitee,
  type MeetingRecord,
  meetingKey,
  meetingPrefix,
  noteInvites,
  openingOf,
} from '../../records/meeting-record.ts';
import { recordPage } from '../../records/reading/record-page.ts';
import { type PageRequest, parsePage } from '../../schemas/fields.ts';
import {
  type Meeting,
  type MeetingCreated,
  type MeetingList,
  readMeetingSchema,
} from '../../schemas/meetings.ts';
import { parseForm } from '../../schemas/parse-input.ts';
import { errorFacts } from '../error-facts.ts';
import type { ServiceContext } from '../service-context.ts';
import { type DeskEvent, meetingEvent } from '../webhooks/desk-event.ts';
import { type OpenedRoom, openRoom, type RoomOptions } from './open-room.ts';
import { enqueueInvitation, forgetInvitations, isWaiting, noteInvitations } from './pending-invitations.ts';
import { normaliseRoomCode } from './room-code.ts';
import { type InvitationOptions, trySending } from './send-invitation.ts';
import { closedMeeting, invitedMeeting, publicMeeting } from './told-meeting.ts';

/** Rooms for video consultations and the invitations to them (4.6 and 4.7 of the interface). */
export interface MeetingsService {
  /**
   * Creates a room and invites the participants. Mail failures never make it fail: each participant has the state of
   * the invitation. A request with an `idempotencyKey` that is sent again creates nothing new. Throws `input_invalid`,
   * `storage_unavailable`.
   */
  create(input: unknown): Promise<MeetingCreated>;
  /**
   * Returns a meeting, even before its room opens; `isOpen` tells which. Throws `not_found`, `storage_unavailable`;
   * `meeting_expired` for 30 days, starting 24 hours after the room opened.
   */
  get(roomCode: string): Promise<Meeting>;
  /**
   * Returns a page of the meetings of the last 31 days, newest first, with their invitations. Throws `input_invalid`,
   * `storage_unavailable`.
   */
  list(page?: PageRequest): Promise<MeetingList>;
}

export interface MeetingsOptions extends ServiceContext, InvitationOptions, RoomOptions {
  jobs: JobQueue;
  /** Whether a video server is set. Never rejects. */
  hasVideoServer(): Promise<boolean>;
  /** Called with each new meeting, before the invitations are sent. Throws `storage_unavailable`. */
  promise?(event: DeskEvent): Promise<void>;
  /** Called with each new meeting whose creation succeeded. Never rejects. */
  announce?(event: DeskEvent): Promise<void>;
}

export function createMeetings(options: MeetingsOptions): MeetingsService {
  const { store, clock } = options;
  return {
    async create(input) {
      const opened = await openRoom(parseForm(readMeetingSchema, input), options);
      const isDone = !opened.isNew && !isWaiting(opened.meeting);
      const meeting = isDone ? opened.meeting : await inviteAll(opened, options);
      return { ...invitedMeeting(meeting), hasVideoServer: await options.hasVideoServer() };
    },

    async get(roomCode) {
      const meeting = await meetingOf(roomCode, options);
      const now = clock.now();
      if (!meeting) throw notFound('meeting', 'No meeting has this room code.');
      if (now >= new Date(meeting.expiresAt)) throw expired(meeting);
      return publicMeeting(meeting, now);
    },

    async list(page) {
      const now = clock.now();
      const { records, ...rest } = await recordPage<MeetingRecord>(
        store,
        meetingPrefix,
        parsePage(page),
        ({ createdAt, roomCode }) => [createdAt, roomCode],
        (meeting) => now < forgottenAt(meeting),
      );
      const meetings = records.map((meeting) => {
        const isOver = now >= new Date(meeting.expiresAt);
        return {
          ...invitedMeeting(meeting),
          status: isOver ? ('expired' as const) : ('active' as const),
          isOpen: !isOver && now >= new Date(openingOf(meeting)),
        };
      });
      return { meetings, hasVideoServer: await options.hasVideoServer(), ...rest };
    },
  };
}

/** Returns the meeting of a room code, however the code is written; null if there is none, or not any more. */
export async function meetingOf(
  roomCode: string,
  { store, clock }: Pick<MeetingsOptions, 'store' | 'clock'>,
): Promise<MeetingRecord | null> {
  const code = normaliseRoomCode(roomCode);
  const meeting = code === null ? null : (await store.get<MeetingRecord>(meetingKey(code)))?.value;
  return meeting && clock.now() < forgottenAt(meeting) ? meeting : null;
}

/**
 * Does what follows on a new room. If an earlier request has opened it, that one may still be sending, so what it has left
 * to do is left to the upkeep.
 */
async function inviteAll({ meeting, isNew }: OpenedRoom, options: MeetingsOptions): Promise<MeetingRecord> {
  const event = meetingEvent(meeting);
  // Before the invitations are noted: once none is waiting any more, a repeated request has nothing left to do.
  await options.promise?.(event);
  await noteInvitations(options.store, meeting);
  if (!isNew) return meeting;
  const invites = await Promise.all(
    meeting.participants.map((invitee, index) => invite(meeting, invitee, index, options)),
  );
  await options.announce?.(event);
  return withInvites(meeting, invites, options);
}

/**
 * Sends an invitation immediately if mail works; otherwise leaves it to the queue, or to the upkeep that finds
 * invitations without a job.
 */
async function invite(
  meeting: MeetingRecord,
  invitee: Invitee,
  participant: number,
  options: MeetingsOptions,
): Promise<Invitee['invite']> {
  const outcome = await trySending(meeting, invitee, options);
  if (outcome !== 'queued') return outcome;
  await enqueueInvitation(options, meeting, participant).catch((error: unknown) => {
    options.logger.warn('an invitation will be queued later', errorFacts(error));
  });
  return outcome;
}

/** The room exists and mails have been sent: a storage failure now must not make the caller create it again. */
async function withInvites(
  meeting: MeetingRecord,
  invites: readonly Invitee['invite'][],
  { store, logger }: MeetingsOptions,
): Promise<MeetingRecord> {
  try {
    const noted = await noteInvites(store, meeting.roomCode, new Map(invites.entries()));
    if (noted && !isWaiting(noted)) await forgetInvitations(store, meeting.roomCode);
    if (noted) return noted;
  } catch (error) {
    logger.warn('the state of invitations will be stored later', errorFacts(error));
  }
  const participants = meeting.participants.map((each, index) => {
    return { ...each, invite: invites[index] ?? each.invite };
  });
  return { ...meeting, participants };
}

export function expired(meeting: MeetingRecord): DeskError {
  return new DeskError('meeting_expired', 'This meeting has ended: a room is open for 24 hours.', {
    details: { meeting: closedMeeting(meeting) },
  });
}
