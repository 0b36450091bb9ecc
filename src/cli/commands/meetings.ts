import type { MeetingCreated } from '../../core/schemas/meetings.ts';
import { type DeskCommandOptions, withDesk } from '../desk/with-desk.ts';
import { printResult } from '../terminal/print-result.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { alignColumns, fieldLines } from '../terminal/text/columns.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { printable } from '../terminal/text/printable.ts';
import type { Style } from '../terminal/text/style.ts';
import { usageOf } from '../terminal/usage-error.ts';

export interface MeetingsCreateCommandOptions extends DeskCommandOptions {
  /** Each an address, or a name and the address in brackets. */
  participant: string[];
  title?: string;
  startsAt?: string;
  /** Minutes. */
  duration?: string;
  notes?: string;
}

/**
 * `thesisdesk meetings create --participant ADDRESS`: opens a room and invites.
 *
 * @returns the exit code: 0, or 1 when an invitation failed for good
 * @throws UsageError
 */
export async function meetingsCreateCommand(
  options: MeetingsCreateCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { participant, title, startsAt, duration, notes } = options;
  const request = {
    participants: participant.map(participantOf),
    title,
    startsAt,
    durationMinutes: duration === undefined ? undefined : Number(duration),
    notes,
  };
  const meeting = await withDesk(options, terminal, (desk) => usageOf(desk.meetings.create(request)), {
    mayMake: true,
  });
  await printResult(terminal, options.json === true, {
    json: [meeting],
    text: () => meetingLines(meeting, terminal.output.style),
  });
  return meeting.participants.some(({ invite }) => invite === 'failed') ? 1 : 0;
}

/**
 * An address as people write it.
 *
 * @example
 * participantOf('Ada Lovelace <ada@example.com>'); // { email: 'ada@example.com', name: 'Ada Lovelace' }
 */
export function participantOf(text: string): { email: string; name?: string } {
  const [, name = '', email = text] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  const plain = name.trim().replace(/^"(.*)"$/, '$1');
  return { email: email.trim(), ...(plain === '' ? {} : { name: plain }) };
}

/** A new meeting for people, with what became of each invitation. */
function meetingLines(meeting: MeetingCreated, style: Style): string[] {
  const { title, roomCode, joinUrl, expiresAt, participants } = meeting;
  return [
    style.strong(printable(title)),
    '',
    ...fieldLines([
      ['Room code', roomCode],
      ['Join at', joinUrl],
      ['Open until', localTime(expiresAt)],
    ]),
    '',
    style.strong('Invitations'),
    ...alignColumns(
      participants.map(({ email, name, invite }) => [`  ${invite}`, printable(email), printable(name ?? '')]),
      [],
    ),
  ];
}
