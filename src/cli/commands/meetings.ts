import { type Command, Option } from 'commander';
import type { Desk } from '../../core/desk.ts';
import type { MeetingCreated, MeetingList } from '../../core/schemas/meetings.ts';
import { readAddresses } from '../../core/text/addresses.ts';
import { namedProblem } from '../../core/text/field-names.ts';
import { instantIn, isTimeZone, ownTimeZone, shortTimeIn, timeIn } from '../../core/time/time-zone.ts';
import { currentZone } from '../../core/time/zone-names.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../desk/with-desk.ts';
import { remark } from '../terminal/print-error.ts';
import { type ListCommandOptions, printList, printResult } from '../terminal/print-result.ts';
import type { Channel, Terminal } from '../terminal/terminal.ts';
import { alignColumns, fieldLines } from '../terminal/text/columns.ts';
import { printable } from '../terminal/text/printable.ts';
import type { Style } from '../terminal/text/style.ts';
import { type Column, tableLines } from '../terminal/text/table.ts';
import { UsageError, usageOf } from '../terminal/usage-error.ts';
import { asList, onData } from './shared-options.ts';

/**
 * Declares the commands for video meetings.
 *
 * @param end receives the exit code
 */
export function declareMeetings(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const meetings = program.command('meetings').description('Work with video meetings.');
  asList(meetings.command('list').description('Show the meetings of the last 31 days, newest first.'))
    .addOption(new Option('--status <status>', 'only these').choices(['active', 'expired']))
    .option('--zone <zone>', "the time zone of the times, such as Europe/Berlin (default: this machine's)")
    .action(async (_options: unknown, command: Command) => {
      end(await meetingsListCommand(command.optsWithGlobals(), terminal));
    });
  onData(meetings.command('create').description('Open a room for a day and invite people to it.'))
    .requiredOption(
      '--participant <address...>',
      'people to invite: ada@example.com, "Ada <ada@example.com>", or several separated by commas',
    )
    .option('--title <text>', 'what it is about')
    .option('--starts-at <time>', 'when it starts: "2026-11-20 14:00" in the zone, or 2026-11-20T14:00:00Z')
    .option('--zone <zone>', "the time zone, such as Europe/Berlin (default: this machine's)")
    .option('--participant-zone <zone>', 'the time zone of the people to invite, if known')
    .option('--duration <minutes>', 'its length in minutes (default: 60)')
    .option('--notes <text>', 'additional text for the invitation')
    .action(async (_options: unknown, command: Command) => {
      end(await meetingsCreateCommand(command.optsWithGlobals(), terminal));
    });
}

interface MeetingsListCommandOptions extends ListCommandOptions {
  /** `active` or `expired`. */
  status?: string;
  /** The zone of the IANA database in which times are shown. @default this machine's */
  zone?: string;
}

/**
 * `thesisdesk meetings list`: lists the meetings of the last 31 days, newest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
async function meetingsListCommand(options: MeetingsListCommandOptions, terminal: Terminal): Promise<number> {
  const zone = zoneOf(options.zone, '--zone') ?? ownTimeZone();
  let hasTimes = false;
  await lookAtDesk(options, terminal, (desk) =>
    printList(terminal, options, {
      read: (page) => meetingsOf(desk, page, options.status),
      text: (meetings) => {
        hasTimes = true;
        return meetingTable(meetings, zone, terminal.output);
      },
      none: options.status === undefined ? 'No meetings in the last 31 days.' : 'No matching meetings.',
    }),
  );
  if (hasTimes) await remark(terminal.errors, `Times are in ${currentZone(zone)}.`);
  return 0;
}

/**
 * Returns the time zone that a flag names.
 *
 * @throws UsageError if there is no such zone
 */
function zoneOf(zone: string | undefined, flag: string): string | undefined {
  if (zone === undefined || isTimeZone(zone)) return zone;
  throw new UsageError(`${flag} must be a time zone such as Europe/Berlin.`);
}

type ListedMeeting = MeetingList['meetings'][number];
type Invite = ListedMeeting['participants'][number]['invite'];

/** Reads on until a page contains a meeting with that status. */
async function meetingsOf(desk: Desk, page: { limit: number; cursor?: string }, status: string | undefined) {
  let asked = page;
  for (;;) {
    const { meetings, nextCursor } = await desk.meetings.list(asked);
    const records = meetings.filter((meeting) => status === undefined || meeting.status === status);
    if (records.length > 0 || nextCursor === undefined) return { records, nextCursor };
    asked = { ...page, cursor: nextCursor };
  }
}

/** Formats meetings for people, a row for each. Only people whose invitation a server took count as invited. */
function meetingTable(meetings: readonly ListedMeeting[], zone: string, output: Channel): string[] {
  const { style } = output;
  const rows = meetings.map(({ roomCode, status, title, startsAt, opensAt, expiresAt, participants }) => [
    roomCode,
    status,
    startsAt === undefined ? '' : shortTimeIn(zone, startsAt),
    shortTimeIn(zone, opensAt),
    shortTimeIn(zone, expiresAt),
    printable(title),
    invitedWords(participants, style.error),
  ]);
  return tableLines(columns, rows, output);
}

function invitedWords(participants: ListedMeeting['participants'], mark: (text: string) => string): string {
  const count = (state: Invite) => participants.filter(({ invite }) => invite === state).length;
  const [failed, written, queued] = [count('failed'), count('written'), count('queued')];
  const others = [
    ...(failed > 0 ? [mark(`${failed} failed`)] : []),
    ...(written > 0 ? [`${written} not sent`] : []),
    ...(queued > 0 ? [`${queued} being sent`] : []),
  ];
  const sent = String(count('sent'));
  return others.length === 0 ? sent : `${sent} (${others.join(', ')})`;
}

const columns: readonly Column[] = [
  { title: 'Room' },
  { title: 'Status', leaveOut: 2 },
  { title: 'Starts', leaveOut: 1 },
  { title: 'Opens', leaveOut: 3 },
  { title: 'Closes', leaveOut: 4 },
  { title: 'Title', most: 50, least: 12, leaveOut: 1 },
  { title: 'Invited' },
];

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
}

/**
 * `thesisdesk meetings create --participant ADDRESS`: opens a room and invites people.
 *
 * @returns the exit code: 0, or 1 if an invitation failed permanently
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
  const create = (desk: Desk) => usageOf(desk.meetings.create(request), (text) => namedProblem(text, fields));
  const meeting = await withDesk(options, terminal, create, { mayMake: true });
  await printResult(terminal, options.json === true, {
    json: [meeting],
    text: () => meetingLines(meeting, zone, terminal.output.style),
  });
  return meeting.participants.some(({ invite }) => invite === 'failed') ? 1 : 0;
}

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
  throw new UsageError(`--starts-at: clocks in ${zone} never show ${printable(text)}.`);
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
