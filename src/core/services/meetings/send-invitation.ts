import { DeskError } from '../../errors.ts';
import type { Clock, JobHandler, Logger, Mail, Mailer, Store } from '../../ports.ts';
import {
  type Invitee,
  isDone,
  type MeetingRecord,
  meetingKey,
  noteInvites,
  openingOf,
} from '../../records/meeting-record.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { oneLine, severalLines } from '../../text/one-line.ts';
import { timeIn } from '../../time/time-zone.ts';
import { errorFacts } from '../error-facts.ts';
import { type CalendarOptions, calendarEvent } from './calendar-event.ts';

/** The meeting and the participant to invite. */
export interface InvitationPayload {
  roomCode: string;
  /** The participant's index in the list, from 0. */
  participant: number;
}

export interface InvitationOptions {
  store: Store;
  mailer: Mailer;
  clock: Clock;
  logger: Logger;
  /** The person who sends invitations and gets the replies. @default thesisdesk, at an address that accepts none */
  organizer?: { name: string; email: string } | undefined;
}

/**
 * Returns the handler that sends an invitation which could not be sent immediately. After its last try it is a failed
 * job, which an operator can run again until the meeting expires. If run again after it was sent, it does nothing;
 * only a crash between sending it and recording that sends a second one, which calendars recognise as the same event.
 */
export function sendInvitation(options: InvitationOptions): JobHandler<InvitationPayload> {
  const { store, clock } = options;
  return async ({ roomCode, participant }, { isLast }) => {
    const meeting = (await store.get<MeetingRecord>(meetingKey(roomCode)))?.value;
    const invitee = meeting?.participants[participant];
    if (!meeting || !invitee || isDone(invitee) || clock.now() >= new Date(meeting.expiresAt)) return;
    const outcome = await trySending(meeting, invitee, options);
    const isUndecided = outcome === 'queued';
    if (!isUndecided || isLast) {
      await noteInvites(store, roomCode, new Map([[participant, isUndecided ? 'failed' : outcome]]));
    }
    if (isUndecided) throw new DeskError('mail_unavailable', 'The invitation could not be sent now.');
  };
}

/** Sends one invitation; returns `queued` if another try is worthwhile, `failed` if not. */
export async function trySending(
  meeting: MeetingRecord,
  invitee: Invitee,
  { mailer, clock, logger, organizer }: Omit<InvitationOptions, 'store'>,
): Promise<Invitee['invite']> {
  try {
    await mailer.send(await invitationMail(meeting, invitee, { now: clock.now(), organizer }));
    return mailer.writesOnly ? 'written' : 'sent';
  } catch (error) {
    logger.warn('invitation could not be sent', errorFacts(error));
    return error instanceof DeskError && error.code === 'mail_refused' ? 'failed' : 'queued';
  }
}

/** Returns the invitation as a plain-text and HTML mail with a calendar event (RFC 5545). */
export async function invitationMail(
  meeting: MeetingRecord,
  invitee: Invitee,
  calendar: CalendarOptions,
): Promise<Mail> {
  const { joinUrl } = meeting;
  const title = oneLine(meeting.title);
  const name = oneLine(invitee.name ?? '');
  const paragraphs = paragraphsOf({ ...meeting, title }, { ...invitee, name });
  return {
    ...(invitee.mailId === undefined ? {} : { id: invitee.mailId }),
    to: { email: invitee.email, ...(name === '' ? {} : { name }) },
    subject: `Invitation: ${title}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((text) => `<p>${linked(html(text), joinUrl)}</p>`).join('\n'),
    calendar: { method: 'REQUEST', content: await calendarEvent(meeting, invitee, calendar) },
  };
}

function paragraphsOf(
  meeting: MeetingRecord,
  { name, timeZone }: { name: string } & Pick<Invitee, 'timeZone'>,
) {
  const { title, startsAt, durationMinutes, joinUrl, roomCode, expiresAt, notes } = meeting;
  const zone = meeting.timeZone ?? 'UTC';
  const own = timeZone ?? zone;
  const elsewhere =
    own === zone || startsAt === undefined ? '' : ` In your time zone, that is ${timeIn(own, startsAt)}.`;
  const opens = startsAt === undefined ? 'is open' : `opens on ${timeIn(own, openingOf(meeting))} and closes`;
  return [
    name === '' ? 'Hello,' : `Hello ${name},`,
    `You are invited to a video meeting: ${title}.`,
    ...(startsAt === undefined
      ? []
      : [`It starts on ${timeIn(zone, startsAt)} and lasts ${durationMinutes} minutes.${elsewhere}`]),
    `Join here: ${joinUrl}`,
    `The room code is ${roomCode}. The room ${opens} ${startsAt === undefined ? 'until' : 'on'} ${timeIn(own, expiresAt)}.`,
    ...(notes === undefined ? [] : [severalLines(notes)]),
  ];
}

function html(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
}

function linked(paragraph: string, url: string): string {
  const escaped = escapeHtml(url);
  return paragraph.replace(escaped, () => `<a href="${escaped}">${escaped}</a>`);
}
