import { isDeepStrictEqual } from 'node:util';
import { invalidInput } from '../../errors.ts';
import type { Store } from '../../ports.ts';
import { forgottenAt, type MeetingRecord, meetingKey } from '../../records/meeting-record.ts';
import type { MeetingRequest } from '../../schemas/meetings.ts';
import { oneLine } from '../../text/one-line.ts';
import { untilSettled } from '../../time/until-settled.ts';
import type { ServiceContext } from '../service-context.ts';
import { newRoomCode } from './room-code.ts';

export interface RoomOptions extends Pick<ServiceContext, 'clock' | 'ids'> {
  store: Store;
  /** The URL at which a participant opens a room. */
  joinUrl(roomCode: string): string;
}

/** A meeting, and whether this request has opened its room, not an earlier one with the same key. */
export interface OpenedRoom {
  meeting: MeetingRecord;
  isNew: boolean;
}

/**
 * Stores a meeting under a room code of its own. Throws `input_invalid` for a start that makes no sense, or a key that
 * was used for another meeting; `storage_unavailable`.
 */
export async function openRoom(request: MeetingRequest, options: RoomOptions): Promise<OpenedRoom> {
  const { participants, title, startsAt, timeZone, durationMinutes = 60, notes, idempotencyKey } = request;
  const { store, clock, ids, joinUrl } = options;
  const now = clock.now();
  const opensAt = openingFor(startsAt, now);
  // Only a new meeting: a repeated request may come when its meeting has begun or is over.
  const checkNew = () => checkOpening(opensAt, now);
  const facts = {
    title: oneLine(title ?? '') || 'Video consultation',
    createdAt: now.toISOString(),
    opensAt: opensAt.toISOString(),
    expiresAt: new Date(opensAt.getTime() + lifetimeMilliseconds).toISOString(),
    startsAt,
    durationMinutes,
    timeZone,
    notes,
    idempotencyKey,
    participants: participants.map((each) => ({ ...each, invite: 'queued' as const, mailId: ids.uuid() })),
  };
  const onlyNew = { condition: { ifNoneMatch: '*' }, expiresAt: forgottenAt(facts) } as const;
  const put = async (roomCode: string): Promise<OpenedRoom | undefined> => {
    checkNew();
    const meeting: MeetingRecord = { roomCode, joinUrl: joinUrl(roomCode), ...facts };
    const created = await store.put(meetingKey(roomCode), meeting, onlyNew);
    return created ? { meeting, isNew: true } : undefined;
  };
  if (idempotencyKey === undefined) return untilSettled(() => put(newRoomCode(ids)));
  const place = `${requestPrefix}${idempotencyKey}`;
  return untilSettled(async () => {
    const chosen = await store.get<ChosenCode>(place);
    if (!chosen) {
      checkNew();
      await store.put(place, { roomCode: newRoomCode(ids) } satisfies ChosenCode, onlyNew);
      return undefined;
    }
    const { roomCode } = chosen.value;
    const meeting = (await store.get<MeetingRecord>(meetingKey(roomCode)))?.value;
    if (!meeting) return put(roomCode);
    if (meeting.idempotencyKey === idempotencyKey) {
      checkSame(meeting, facts);
      return { meeting, isNew: false };
    }
    // The code is that of another meeting.
    await store.delete(place, { ifMatch: chosen.etag });
    return undefined;
  });
}

const requestPrefix = 'meeting-requests/';

/** The room code for all requests with one key, chosen before the room is opened. */
interface ChosenCode {
  roomCode: string;
}

type Facts = Pick<
  MeetingRecord,
  'title' | 'startsAt' | 'durationMinutes' | 'timeZone' | 'notes' | 'participants'
>;

function checkSame(meeting: Facts, requested: Facts): void {
  if (isDeepStrictEqual(comparedOf(meeting), comparedOf(requested))) return;
  const message = '"idempotencyKey" was used before for another meeting.';
  throw invalidInput('idempotencyKey', message, { field: 'idempotencyKey' });
}

function comparedOf({ title, startsAt, durationMinutes, timeZone, notes, participants }: Facts) {
  const people = participants.map(({ email, name, timeZone: own }) => [email, name, own]);
  return [title, startsAt, durationMinutes, timeZone, notes, people];
}

const hourMilliseconds = 60 * 60 * 1000;
const lifetimeMilliseconds = 24 * hourMilliseconds;
/** A typo in the year must not keep a room for ages. */
const furthestMilliseconds = 366 * lifetimeMilliseconds;

/** Returns when a room opens: an hour before the start, or now. */
function openingFor(startsAt: string | undefined, now: Date): Date {
  return startsAt === undefined ? now : new Date(Date.parse(startsAt) - hourMilliseconds);
}

/** Throws `input_invalid` for a start that makes no sense. */
function checkOpening(opensAt: Date, now: Date): void {
  const isOver = opensAt.getTime() + lifetimeMilliseconds <= now.getTime();
  const isFar = opensAt.getTime() - now.getTime() > furthestMilliseconds;
  if (!isOver && !isFar) return;
  const message = isOver ? 'is in the past. Choose a later time' : 'must be within a year from now';
  throw invalidInput('startsAt', `"startsAt" ${message}.`, { field: 'startsAt' });
}
