import type { Desk } from '../../../core/desk.ts';
import type { MeetingList } from '../../../core/schemas/meetings.ts';
import { lookAtDesk } from '../../desk/with-desk.ts';
import { type ListCommandOptions, printList } from '../../terminal/print-result.ts';
import type { Channel, Terminal } from '../../terminal/terminal.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import { type Column, tableLines } from '../../terminal/text/table.ts';

export interface MeetingsListCommandOptions extends ListCommandOptions {
  /** `active` or `expired`. */
  status?: string;
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
  await lookAtDesk(options, terminal, (desk) =>
    printList(terminal, options, {
      read: (page) => meetingsOf(desk, page, options.status),
      text: (meetings) => meetingTable(meetings, terminal.output),
      none: options.status === undefined ? 'No meetings in the last 31 days.' : 'No matching meetings.',
    }),
  );
  return 0;
}

type ListedMeeting = MeetingList['meetings'][number];

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

/** Formats meetings for people, a row for each. */
function meetingTable(meetings: readonly ListedMeeting[], output: Channel): string[] {
  const { style } = output;
  const rows = meetings.map(({ roomCode, status, title, startsAt, createdAt, participants }) => [
    roomCode,
    status,
    localTime(startsAt ?? createdAt),
    printable(title),
    invitedWords(participants, style.error),
  ]);
  return tableLines(columns, rows, output);
}

function invitedWords(participants: ListedMeeting['participants'], mark: (text: string) => string): string {
  const failed = participants.filter(({ invite }) => invite === 'failed').length;
  return failed === 0 ? String(participants.length) : `${participants.length} (${mark(`${failed} failed`)})`;
}

const columns: readonly Column[] = [
  { title: 'Room' },
  { title: 'Status', leaveOut: 2 },
  { title: 'Starts' },
  { title: 'Title', most: 50, least: 12, leaveOut: 1 },
  { title: 'Invited' },
];
