import type { Command } from 'commander';
import type { CrmEventRecord } from '../../core/records/crm-event.ts';
import { type ListCommandOptions, printList } from '../desk/print-list.ts';
import type { Channel, Terminal } from '../terminal/terminal.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { printable } from '../terminal/text/printable.ts';
import { type Column, tableLines } from '../terminal/text/table.ts';
import { asList, runner, withOldName } from './command-declaration.ts';

/** Declares the command for what the CRM sends. */
export function declareCrmEvents(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  const crm = program.command('crm').description('Work with what the CRM sends.');
  declare(crm.command('events'));
  // The name of 0.1; it goes with 0.3.
  declare(withOldName(program.command('events', { hidden: true }), 'crm events', terminal));

  function declare(command: Command): void {
    asList(command.description('Show the events that the CRM sent.')).action(runs(() => crmEventsCommand));
  }
}

/**
 * `thesisdesk crm events`: lists what the CRM sent to the webhook, newest first. `--json` includes the stored
 * payloads.
 *
 * @returns the exit code
 * @throws UsageError
 */
function crmEventsCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  return printList(options, terminal, async (desk) => {
    // JSON has the numbers of the stages, as they are stored.
    const nameOf = options.json === true ? () => undefined : await desk.deals.stageNames();
    return {
      read: (page) => desk.crmEvents.list(page),
      text: (events) => eventTable(events, nameOf, terminal.output),
      none: 'No events yet.',
    };
  });
}

/** Formats CRM events for people, a row for each. Missing details are shown as a dash. */
function eventTable(
  events: readonly CrmEventRecord[],
  nameOf: (stageId: number | null) => string | undefined,
  output: Channel,
): string[] {
  const stage = (id: number | null) => nameOf(id) ?? id;
  const rows = events.map((event) => [
    localTime(event.receivedAt),
    [event.action, event.object].filter((part) => part !== null).join(' ') || '-',
    shown(event.dealId),
    changed(stage(event.previousStageId), stage(event.stageId)),
    changed(event.previousStatus, event.status),
    event.trusted ? 'yes' : 'no',
  ]);
  return tableLines(
    columns,
    rows.map((row) => row.map(printable)),
    output,
  );
}

/** "1 → 2", or only "2" if the previous value is not known. */
function changed(before: string | number | null, after: string | number | null): string {
  return before === null || before === after ? shown(after) : `${before} → ${shown(after)}`;
}

function shown(value: string | number | null): string {
  return value === null ? '-' : String(value);
}

const columns: readonly Column[] = [
  { title: 'Received', leaveOut: 1 },
  { title: 'Event', most: 40, least: 12 },
  { title: 'Deal', side: 'right', most: 40 },
  { title: 'Stage', most: 40, least: 8 },
  { title: 'Status', most: 40, least: 8 },
  { title: 'Trusted', leaveOut: 2 },
];
