import type { MeetingCreated } from '../../core/schemas/meetings.ts';
import { alignColumns } from '../text/columns.ts';
import { moment } from '../text/moment.ts';
import { printable } from '../text/printable.ts';
import type { Style } from '../text/style.ts';
import { fieldLines } from './field-lines.ts';

/** A new meeting for people, with what became of each invitation. */
export function meetingSheet(meeting: MeetingCreated, style: Style): string[] {
  const { title, roomCode, joinUrl, expiresAt, participants } = meeting;
  return [
    style.strong(printable(title)),
    '',
    ...fieldLines([
      ['Room code', roomCode],
      ['Join at', joinUrl],
      ['Open until', moment(expiresAt)],
    ]),
    '',
    style.strong('Invitations'),
    ...alignColumns(
      participants.map(({ email, name, invite }) => [`  ${invite}`, printable(email), printable(name ?? '')]),
      [],
    ),
  ];
}
