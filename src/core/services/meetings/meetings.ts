import { DeskError, invalidInput, notFound } from '../../errors.ts';
import type { JobQueue } from '../../ports.ts';
import {
  closedMeeting,
  forgottenAt,
  type Invitee,
  invitedMeeting,
  type MeetingRecord,
  meetingKey,
  meetingPrefix,
  noteInvites,
  openingOf,
  publicMeeting,
} from '../../records/meeting-record.ts';
import { recordPage } from '../../records/reading/record-page.ts';
import type { PageRequest } from '../../schemas/fields.ts';
import {
  type Meeting,
  type MeetingCreated,
  type MeetingList,
  type MeetingRequest,
  readMeetingSchema,
} from '../../schemas/meetings.ts';
import { parseForm } from '../../schemas/parse-input.ts';
import { oneLine } from '../../text/one-line.ts';
import { untilSettled } from '../../time/until-settled.ts';
import { errorFacts } from '../error-facts.ts';
import type { ServiceContext } from '../service-context.ts';
import { type DeskEvent, meetingEvent } from '../webhooks/desk-event.ts';
import { enqueueInvitation, forgetInvitations, isWaiting, noteInvitations } from './pending-invitations.ts';
import { newRoomCode, normaliseRoomCode } from './room-code.ts';
import { type InvitationOptions, trySending } from './send-invitation.ts';

/** Rooms for video consultations and the invitations to them (4.6 and 4.7 of the interface). */
export interface MeetingsService {
  /**
   * Creates a room and invites the participants. Mail failures never make it fail: each participant has the state of
   * the invitation. Throws `input_invalid`, `storage_unavailable`.
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

export interface MeetingsOptions extends ServiceContext, InvitationOptions {
  jobs: JobQueue;
  /** The URL at which a participant opens a room. */
  joinUrl(roomCode: string): string;
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
      const meeting = await openRoom(parseForm(readMeetingSchema, input), options);
      await noteInvitations(store, meeting);
      await options.promise?.(meetingEvent(meeting));
      const invites = await Promise.all(
        meeting.participants.map((invitee, index) => invite(meeting, invitee, index, options)),
      );
      await options.announce?.(meetingEvent(meeting));
      const invited = invitedMeeting(await withInvites(meeting, invites, options));
      return { ...invited, hasVideoServer: await options.hasVideoServer() };
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
        page,
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

const hourMilliseconds = 60 * 60 * 1000;
const lifetimeMilliseconds = 24 * hourMilliseconds;
/** A typo in the year must not keep a room for ages. */
const furthestMilliseconds = 366 * lifetimeMilliseconds;

/**
 * Returns when a room opens: an hour before the start, or now. Throws `input_invalid` for a start that makes no
 * sense.
 */
function openingFor(startsAt: string | undefined, now: Date): Date {
  if (startsAt === undefined) return now;
  const opensAt = new Date(Date.parse(startsAt) - hourMilliseconds);
  const isOver = opensAt.getTime() + lifetimeMilliseconds <= now.getTime();
  const isFar = opensAt.getTime() - now.getTime() > furthestMilliseconds;
  if (!isOver && !isFar) return opensAt;
  const message = isOver ? 'is in the past. Choose a later time' : 'must be within a year from now';
  throw invalidInput('startsAt', `"startsAt" ${message}.`, { field: 'startsAt' });
}

async function openRoom(
  { participants, title, startsAt, timeZone, durationMinutes = 60, notes }: MeetingRequest,
  { store, clock, ids, joinUrl }: MeetingsOptions,
): Promise<MeetingRecord> {
  const now = clock.now();
  const opensAt = openingFor(startsAt, now);
  const expiresAt = new Date(opensAt.getTime() + lifetimeMilliseconds).toISOString();
  return untilSettled(async () => {
    const roomCode = newRoomCode(ids);
    const meeting: MeetingRecord = {
      roomCode,
      title: oneLine(title ?? '') || 'Video consultation',
      joinUrl: joinUrl(roomCode),
      createdAt: now.toISOString(),
      opensAt: opensAt.toISOString(),
      expiresAt,
      startsAt,
      durationMinutes,
      timeZone,
      notes,
      participants: participants.map((each) => ({ ...each, invite: 'queued', mailId: ids.uuid() })),
    };
    const created = await store.put(meetingKey(roomCode), meeting, {
      condition: { ifNoneMatch: '*' },
      expiresAt: forgottenAt(meeting),
    });
    return created ? meeting : undefined;
  });
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
  await enqueueInvitation(options.jobs, meeting, participant).catch((error: unknown) => {
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
