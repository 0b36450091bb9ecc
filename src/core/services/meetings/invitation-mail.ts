import type { Mail } from '../../ports.ts';
import type { Invitee, MeetingRecord } from '../../records/meeting-record.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { oneLine } from '../../text/one-line.ts';
import { withoutDirectionControls } from '../../text/without-direction-controls.ts';
import { type CalendarOptions, calendarEvent } from './calendar-event.ts';

/** The invitation as a plain-text and HTML mail with a calendar event (RFC 5545). */
export async function invitationMail(
  meeting: MeetingRecord,
  invitee: Invitee,
  calendar: CalendarOptions,
): Promise<Mail> {
  const { joinUrl } = meeting;
  const title = oneLine(meeting.title);
  const name = oneLine(invitee.name ?? '');
  const paragraphs = paragraphsOf({ ...meeting, title }, name);
  return {
    ...(invitee.mailId === undefined ? {} : { id: invitee.mailId }),
    to: { email: invitee.email, ...(name === '' ? {} : { name }) },
    subject: `Invitation: ${title}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((text) => `<p>${linked(html(text), joinUrl)}</p>`).join('\n'),
    calendar: { method: 'REQUEST', content: await calendarEvent(meeting, invitee, calendar) },
  };
}

function paragraphsOf(meeting: MeetingRecord, name: string): string[] {
  const { title, startsAt, durationMinutes, joinUrl, roomCode, expiresAt, notes } = meeting;
  return [
    name === '' ? 'Hello,' : `Hello ${name},`,
    `you are invited to a video meeting: ${title}.`,
    ...(startsAt === undefined
      ? []
      : [`It starts at ${utc(startsAt)} and lasts ${durationMinutes} minutes.`]),
    `Join here: ${joinUrl}`,
    `The room code is ${roomCode}. The room is open until ${utc(expiresAt)}.`,
    ...(notes === undefined ? [] : [withoutDirectionControls(notes)]),
  ];
}

function utc(time: string): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function html(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
}

function linked(paragraph: string, url: string): string {
  const escaped = escapeHtml(url);
  return paragraph.replace(escaped, () => `<a href="${escaped}">${escaped}</a>`);
}
