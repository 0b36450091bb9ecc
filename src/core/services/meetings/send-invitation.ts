import { DeskError } from '../../errors.ts';
import type { Clock, JobHandler, Logger, Mailer, Store } from '../../ports.ts';
import { type Invitee, type MeetingRecord, meetingKey, noteInvites } from '../../records/meeting-record.ts';
import { errorFacts } from '../error-facts.ts';
import { invitationMail } from './invitation-mail.ts';

/** The name of the jobs that send invitations which could not be sent at once. */
export const invitationJob = 'invitation';

/** Which participant of which meeting to invite. */
export interface InvitationPayload {
  roomCode: string;
  /** The place in the list of participants, from 0. */
  participant: number;
}

export interface InvitationOptions {
  store: Store;
  mailer: Mailer;
  clock: Clock;
  logger: Logger;
  /** Who invites, and gets the answers. @default thesisdesk, at an address that takes none */
  organizer?: { name: string; email: string };
}

/**
 * The job that sends an invitation which could not be sent at once. After its last try it is a failed job, which an
 * operator can let run again while the meeting is on. Run again after it was sent it does nothing;
 * only a crash between the sending and its record sends a second one, which calendars take for the same event.
 */
export function sendInvitation(options: InvitationOptions): JobHandler<InvitationPayload> {
  const { store, clock } = options;
  return async ({ roomCode, participant }, { isLast }) => {
    const meeting = (await store.get<MeetingRecord>(meetingKey(roomCode)))?.value;
    const invitee = meeting?.participants[participant];
    if (!meeting || !invitee || invitee.invite === 'sent' || clock.now() >= new Date(meeting.expiresAt))
      return;
    const outcome = await trySending(meeting, invitee, options);
    const isUndecided = outcome === 'queued';
    if (!isUndecided || isLast) {
      await noteInvites(store, roomCode, new Map([[participant, isUndecided ? 'failed' : outcome]]));
    }
    if (isUndecided) throw new DeskError('mail_unavailable', 'The invitation could not be sent now.');
  };
}

/** Sends one invitation; `queued` says that another try is worth it, `failed` that it is not. */
export async function trySending(
  meeting: MeetingRecord,
  invitee: Invitee,
  { mailer, clock, logger, organizer }: Omit<InvitationOptions, 'store'>,
): Promise<Invitee['invite']> {
  try {
    await mailer.send(await invitationMail(meeting, invitee, { now: clock.now(), organizer }));
    return 'sent';
  } catch (error) {
    logger.warn('invitation could not be sent', errorFacts(error));
    return error instanceof DeskError && error.code === 'mail_refused' ? 'failed' : 'queued';
  }
}
