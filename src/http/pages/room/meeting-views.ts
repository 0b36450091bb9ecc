import { counted } from '../../../core/text/counted.ts';
import { ownTimeZone, timeIn } from '../../../core/time/time-zone.ts';
import type { DeskApiError, OperationTypes } from '../../client/client.ts';
import { type Child, element } from '../elements/element.ts';
import { facts } from '../elements/table.ts';

type ClosedMeeting = NonNullable<DeskApiError['meeting']>;
export type Meeting = OperationTypes['getMeeting']['output'];

/** The reader's time zone, in which times are shown. */
const readersZone = ownTimeZone();

/** The details of a meeting: when it is and who invites. */
export function whenView(meeting: Meeting, business: string): HTMLElement {
  const { opensAt, expiresAt, participantCount, isOpen } = meeting;
  return facts([
    ['Organised by', business],
    ['Starts', startOf(meeting)],
    ['Room opens', isOpen ? null : withTime(opensAt)],
    ['Room closes', withTime(expiresAt)],
    ['Participants', counted(participantCount, 'person', 'people')],
  ]);
}

/** The details of a meeting that is over. */
export function pastView(meeting: ClosedMeeting, business: string): HTMLElement {
  return facts([
    ['Meeting', meeting.title],
    ['Organised by', business],
    ['Started', startOf(meeting)],
    ['Room opened', withTime(meeting.opensAt)],
    ['Room closed', withTime(meeting.expiresAt)],
  ]);
}

function startOf({ startsAt, durationMinutes }: ClosedMeeting): Child | null {
  if (startsAt === undefined) return null;
  return withTime(startsAt, `, ${counted(durationMinutes, 'minute', 'minutes')}`);
}

/** The view for an address whose code belongs to no meeting. */
export function unknownView(business: string): HTMLElement {
  return box([
    'No meeting has the code in this address.',
    `Please compare the address with the one in your invitation: codes look like kfm-4tqx-9dw. If it is the same, ask ${business} for a new invitation.`,
  ]);
}

export function closedView(business: string): HTMLElement {
  return box([
    'The room was open for 24 hours and is now closed.',
    `If you still have something to talk about, ask ${business} for a new invitation.`,
  ]);
}

/** The view for a desk without a video-room server. */
export function noVideoView(business: string): HTMLElement {
  return box([
    'Video rooms are not set up here, so nobody can join.',
    `Please tell ${business}, who invited you, and ask for another way to talk.`,
  ]);
}

function box(sentences: string[]): HTMLElement {
  return element(
    'div',
    { class: 'box problem' },
    sentences.map((sentence) => element('p', {}, [sentence])),
  );
}

/** A time in the reader's zone, which it names. */
export function withTime(instant: string, more = ''): Child {
  return element('span', {}, [element('time', { datetime: instant }, [timeIn(readersZone, instant)]), more]);
}
