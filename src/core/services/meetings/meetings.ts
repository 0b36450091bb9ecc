import { DeskError } from '../../errors.ts';
import type { Ids, JobQueue, Store, TokenIssuer } from '../../ports.ts';
import {
  createdMeeting,
  forgottenAt,
  type Invitee,
  type MeetingRecord,
  meetingKey,
  meetingPrefix,
  noteInvites,
  openingOf,
  publicMeeting,
} from '../../records/meeting-record.ts';
import { recordPage } from '../../records/record-page.ts';
import type { PageRequest } from '../../schemas/fields.ts';
import {
  type Meeting,
  type MeetingCreated,
  type MeetingList,
  type MeetingRequest,
  meetingRequestSchema,
  type TokenResponse,
  tokenRequestSchema,
} from '../../schemas/meetings.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { oneLine } from '../../text/one-line.ts';
import { timeIn } from '../../time/time-zone.ts';
import { untilSettled } from '../../time/until-settled.ts';
import { errorFacts } from '../error-facts.ts';
import type { ServiceContext } from '../service-context.ts';
import { type DeskEvent, meetingEvent } from '../webhooks/desk-event.ts';
import { enqueueInvitation, forgetInvitations, isWaiting, noteInvitations } from './pending-invitations.ts';
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
  /** Called with each new meeting, before the invitations are sent. Throws `storage_unavailable`. */
  promise?(event: DeskEvent): Promise<void>;
  /** Called with each new meeting whose creation succeeded. Never rejects. */
  announce?(event: DeskEvent): Promise<void>;
}

export function createMeetings(options: MeetingsOptions): MeetingsService {
  const { store, clock } = options;
  return {
    async create(input) {
      const meeting = await openRoom(parseInput(meetingRequestSchema, input), options);
      await noteInvitations(store, meeting);
      await options.promise?.(meetingEvent(meeting));
      const invites = await Promise.all(
        meeting.participants.map((invitee, index) => invite(meeting, invitee, index, options)),
      );
      await options.announce?.(meetingEvent(meeting));
      return createdMeeting(await withInvites(meeting, invites, options));
    },

    async get(roomCode) {
      const meeting = await meetingOf(roomCode, options);
      const now = clock.now();
      if (!meeting) throw unknownRoom();
      if (now >= new Date(meeting.expiresAt)) throw expired();
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
      const meetings = records.map((meeting) => ({
        ...createdMeeting(meeting),
        status: now < new Date(meeting.expiresAt) ? ('active' as const) : ('expired' as const),
      }));
      return { meetings, ...rest };
    },
  };
}

/** Returns the meeting of a room code, however the code is written; null if there is none, or not any more. */
async function meetingOf(
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
  const message = isOver ? 'is in the past' : 'must be within a year from now';
  throw new DeskError('input_invalid', `"startsAt" ${message}.`, { details: { path: 'startsAt' } });
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

function unknownRoom(): DeskError {
  return new DeskError('not_found', 'No meeting has this room code.', {
    details: { kind: 'meeting' },
  });
}

/** Only rooms of meetings are checked; rooms with other names are open to everyone. */
function checkOpen(meeting: MeetingRecord, now: Date): void {
  if (now >= new Date(meeting.expiresAt)) throw expired();
  const opensAt = openingOf(meeting);
  if (now >= new Date(opensAt)) return;
  const when = timeIn(meeting.timeZone ?? 'UTC', opensAt);
  throw new DeskError('meeting_not_open', `The room opens on ${when}.`, { details: { opensAt } });
}

function expired(): DeskError {
  return new DeskError('meeting_expired', 'This meeting has ended: a room is open for 24 hours.');
}

/** Letters and digits that cannot be mistaken for one another: no i, l, o, 0, 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a new room code such as `kfm-4tqx-9dw`, one of 31 to the power of 10. */
export function newRoomCode(ids: Ids): string {
  const letters: string[] = [];
  while (letters.length < 10) {
    for (const byte of ids.random(16)) {
      // Bytes past the last whole multiple of the alphabet would make its first letters more likely.
      if (byte < 248 && letters.length < 10) letters.push(alphabet.charAt(byte % alphabet.length));
    }
  }
  const code = letters.join('');
  return `${code.slice(0, 3)}-${code.slice(3, 7)}-${code.slice(7)}`;
}

/** Returns the code as it is stored, whatever its letter case; null if it cannot be one. */
export function normaliseRoomCode(text: string): string | null {
  const code = text.trim().toLowerCase();
  return /^[a-hjkmnp-z2-9]{3}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{3}$/.test(code) ? code : null;
}

/** Tokens for the video-room server (4.4 of the interface). */
export interface TokensService {
  /**
   * Issues a token; for a meeting's room only while it is open. Throws `input_invalid`, `tokens_unavailable`,
   * `storage_unavailable`, `meeting_not_open`, `meeting_expired`.
   */
  issue(input: unknown): Promise<TokenResponse>;
  /**
   * Returns the URL at which browsers reach the video-room server; null if no server is set up, or its URL is not
   * known.
   */
  serverUrl(): Promise<string | null>;
}

export function createTokens(options: ServiceContext & { issuer: TokenIssuer; store: Store }): TokensService {
  const { issuer, ids, clock } = options;
  return {
    serverUrl: async () => (await issuer.serverUrl?.()) ?? null,
    async issue(input) {
      const { room, participant } = parseInput(tokenRequestSchema, input);
      const meeting = await meetingOf(room, options);
      if (meeting) checkOpen(meeting, clock.now());
      // The server disconnects a participant when another one joins with the same identity, so two people named Ada
      // get different ones.
      const { token, url } = await issuer.issue({ room, identity: ids.uuid(), name: participant });
      return { token, url, room, participant };
    },
  };
}
