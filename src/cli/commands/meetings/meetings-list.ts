import type { Desk } from '../../../core/desk.ts';
import { meetingState } from '../../../core/records/meeting-state.ts';
import type { MeetingList } from '../../../core/schemas/meetings.ts';
import { ownTimeZone, shortTimeIn } from '../../../core/time/time-zone.ts';
import { type ListCommandOptions, printList } from '../../desk/print-list.ts';
import type { Channel, Terminal } from '../../terminal/terminal.ts';
import { printable } from '../../terminal/text/printable.ts';
import { type Column, tableLines } from '../../terminal/text/table.ts';
import { zoneOf } from './zone-flag.ts';

interface MeetingsListCommandOptions extends ListCommandOptions {
  /** `scheduled`, `open`, `expired`, or `active`, which is one of the first two. */
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
export async function meetingsListCommand(
  options: MeetingsListCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const zone = zoneOf(options.zone, '--zone') ?? ownTimeZone();
  return printList(options, terminal, (desk) => ({
    read: (page) => meetingsOf(desk, page, options.status),
    text: (meetings) => meetingTable(meetings, zone, terminal.output),
    timesIn: zone,
    none: options.status === undefined ? 'No meetings in the last 31 days.' : 'No matching meetings.',
  }));
}

type ListedMeeting = MeetingList['meetings'][number];
type Invite = ListedMeeting['participants'][number]['invite'];

/** Reads on until a page contains a meeting with that status. */
async function meetingsOf(desk: Desk, page: { limit: number; cursor?: string }, status: string | undefined) {
  let asked = page;
  for (;;) {
    const { meetings, nextCursor } = await desk.meetings.list(asked);
    const records = meetings.filter(
      (meeting) =>
        status === undefined || [meeting.status, meetingState(meeting)].some((each) => each === status),
    );
    if (records.length > 0 || nextCursor === undefined) return { records, nextCursor };
    asked = { ...page, cursor: nextCursor };
  }
}

/** Formats meetings for people, a row for each. Only people whose invitation a server took count as invited. */
function meetingTable(meetings: readonly ListedMeeting[], zone: string, output: Channel): string[] {
  const { style } = output;
  const rows = meetings.map((meeting) => {
    const { roomCode, title, startsAt, opensAt, expiresAt, participants } = meeting;
    return [
      roomCode,
      meetingState(meeting),
      startsAt === undefined ? '' : shortTimeIn(zone, startsAt),
      shortTimeIn(zone, opensAt),
      shortTimeIn(zone, expiresAt),
      printable(title),
      invitedWords(participants, style.error),
    ];
  });
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
