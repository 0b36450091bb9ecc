import type { Desk } from '../../../core/desk.ts';
import { type MeetingCreated, readMeetingSchema } from '../../../core/schemas/meetings.ts';
import { parseForm } from '../../../core/schemas/parse-input.ts';
import { readAddresses } from '../../../core/text/addresses.ts';
import { namedProblem } from '../../../core/text/field-names.ts';
import { instantIn, ownTimeZone, timeIn, timesAroundSkip } from '../../../core/time/time-zone.ts';
import { type DeskCommandOptions, withDesk } from '../../desk/with-desk.ts';
import { askFirst } from '../../terminal/ask-first.ts';
import { warn } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { alignColumns, fieldLines } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';
import { UsageError, usageOf } from '../../terminal/usage-error.ts';
import { zoneOf } from './zone-flag.ts';

interface MeetingsCreateCommandOptions extends DeskCommandOptions {
  /** Each an address, a name with the address in angle brackets, or several of these. */
  participant: string[];
  title?: string;
  /** With an offset from UTC, or in the zone's local time. */
  startsAt?: string;
  /** A zone in the IANA database. @default this machine's */
  zone?: string;
  participantZone?: string;
  /** Minutes. */
  duration?: string;
  notes?: string;
  /** Do not ask, even if there is no video server. */
  yes?: boolean;
}

/**
 * `thesisdesk meetings create --participant ADDRESS`: opens a room and invites people.
 *
 * @returns the exit code: 0, or 1 if an invitation failed permanently, or if nobody was to be invited
 * @throws UsageError
 */
export async function meetingsCreateCommand(
  options: MeetingsCreateCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { participant, title, startsAt, duration, notes } = options;
  const zone = zoneOf(options.zone, '--zone') ?? ownTimeZone();
  const participantZone = zoneOf(options.participantZone, '--participant-zone');
  const people = participant.flatMap(readAddresses);
  const request = {
    participants: people.map((each) => ({ ...each, timeZone: participantZone })),
    title,
    startsAt: startsAt === undefined ? undefined : instantOf(startsAt.trim(), zone),
    timeZone: zone,
    durationMinutes: duration === undefined ? undefined : Number(duration),
    notes,
  };
  const fields = fieldsOf(people.map(({ email }) => printable(email)));
  const create = async (desk: Desk) => {
    // Whoever is asked first should not be refused afterwards.
    await usageOf(check(request), (text) => namedProblem(text, fields));
    if (!(await wantsRoomless(desk, options, terminal))) return null;
    return usageOf(desk.meetings.create(request), (text) => namedProblem(text, fields));
  };
  const meeting = await withDesk(options, terminal, create, { mayMake: true });
  if (meeting === null) return 1;
  await printResult(terminal, options.json === true, {
    json: [meeting],
    text: () => meetingLines(meeting, zone, terminal.output.style),
  });
  return meeting.participants.some(({ invite }) => invite === 'failed') ? 1 : 0;
}

async function check(request: object): Promise<void> {
  parseForm(readMeetingSchema, request);
}

/** Without a video server: asks on a terminal whether to invite people all the same, and warns where none can answer. */
async function wantsRoomless(
  desk: Desk,
  { yes }: Pick<MeetingsCreateCommandOptions, 'yes'>,
  terminal: Terminal,
): Promise<boolean> {
  if (await desk.tokens.hasServer()) return true;
  if (terminal.dialogue && yes !== true) {
    const question = 'Invite them anyway?';
    return askFirst({ yes }, terminal, { command: 'meetings create', what: [noServer], question });
  }
  await warn(terminal.errors, noServer);
  return true;
}

const noServer =
  'No video server is set up: people will be invited, but there will be no room until LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET are set.';

/** The options, by the names of the request's fields. */
function fieldsOf(entries: readonly string[]) {
  return {
    participants: { name: '--participant', entries },
    title: { name: '--title' },
    startsAt: { name: '--starts-at' },
    durationMinutes: { name: '--duration' },
    notes: { name: '--notes' },
  };
}

/** Reads a time as typed: with an offset it is absolute, otherwise it is local time in the zone. */
function instantOf(text: string, zone: string): string {
  if (!/^[\d-]+[T ][\d:]+$/.test(text)) return text;
  const instant = instantIn(zone, text);
  if (instant !== null) return instant;
  const others = timesAroundSkip(zone, text);
  // What is no time at all is refused with everything else that is wrong.
  if (others === null) return text;
  const [earlier, later] = others;
  throw new UsageError(
    `--starts-at: clocks in ${zone} go forward and skip ${printable(text)}. Choose "${earlier}" or "${later}".`,
  );
}

/** Formats a new meeting for people, with the outcome of each invitation. */
function meetingLines(meeting: MeetingCreated, zone: string, style: Style): string[] {
  const { title, roomCode, joinUrl, startsAt, opensAt, expiresAt, durationMinutes, participants } = meeting;
  const start = startsAt === undefined ? '' : `${timeIn(zone, startsAt)}, ${durationMinutes} minutes`;
  return [
    style.strong(printable(title)),
    '',
    ...fieldLines([
      ['Room code', roomCode],
      ['Join at', joinUrl],
      ['Starts', start],
      ['Opens', startsAt === undefined ? '' : timeIn(zone, opensAt)],
      ['Open until', timeIn(zone, expiresAt)],
    ]),
    '',
    style.strong('Invitations'),
    ...alignColumns(
      participants.map(({ email, name, invite }) => [
        `  ${invitations[invite]}`,
        printable(email),
        printable(name ?? ''),
      ]),
      [],
    ),
  ];
}

const invitations = {
  sent: 'invited',
  written: 'written to the outbox, not sent',
  queued: 'being sent',
  failed: 'failed',
};
