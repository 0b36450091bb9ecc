import type { MeetingCreated } from '../../../core/schemas/meetings.ts';
import { alignColumns } from '../../terminal/text/columns.ts';
import { fieldLines } from '../../terminal/text/field-lines.ts';
import { moment } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

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
