import type { Command } from 'commander';
import type { DeskEvent } from '../../core/services/webhooks/desk-event.ts';
import { fullEventId } from '../desk/full-id.ts';
import { type ListCommandOptions, printList } from '../desk/print-list.ts';
import { type DeskCommandOptions, withDesk } from '../desk/with-desk.ts';
import { printResult } from '../terminal/print-result.ts';
import type { Channel, Terminal } from '../terminal/terminal.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { printable } from '../terminal/text/printable.ts';
import { type Column, tableLines } from '../terminal/text/table.ts';
import { asList, onData, runner, withOldName } from './command-declaration.ts';

/** Declares the commands for the webhooks that the desk sends. */
export function declareWebhooks(program: Command, terminal: Terminal, end: (code: number) => void): void {
  declareHooks(program.command('webhooks'), terminal, end);
  // The name of 0.1; it goes with 0.3.
  declareHooks(withOldName(program.command('hooks', { hidden: true }), 'webhooks', terminal), terminal, end);
}

function declareHooks(webhooks: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  webhooks.description('Work with the webhooks that the desk sends.');
  asList(webhooks.command('list').description('Show the events of the last 30 days.')).action(
    runs(() => webhooksListCommand),
  );
  onData(webhooks.command('replay').description('Deliver an event again.'))
    .argument('<id>', 'its id')
    .action(runs(() => webhooksReplayCommand));
}

/**
 * `thesisdesk webhooks list`: lists the outgoing events of the last 30 days, newest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
export function webhooksListCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  return printList(options, terminal, (desk) => ({
    read: (page) => desk.outgoing.list(page),
    text: (events) => webhookTable(events, terminal.output),
    none: 'No events sent yet.',
  }));
}

/**
 * `thesisdesk webhooks replay ID`: queues an event to be delivered again by a server or worker.
 *
 * @returns the exit code: 1 if no endpoint is configured
 * @throws DeskError `not_found`
 */
export async function webhooksReplayCommand(
  start: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const [eventId, endpoints] = await withDesk(options, terminal, async (desk) => {
    const id = await fullEventId(desk, start);
    return [id, await desk.outgoing.replay(id)] as const;
  });
  await printResult(terminal, options.json === true, {
    json: [{ eventId, endpoints }],
    text: () => [
      endpoints === 0
        ? 'No endpoint is configured; THESISDESK_WEBHOOKS_URL names one.'
        : 'The event will be delivered again as soon as a server or worker runs.',
    ],
  });
  return endpoints === 0 ? 1 : 0;
}

/** Formats outgoing events for people, a row for each. */
function webhookTable(events: readonly DeskEvent[], output: Channel): string[] {
  const rows = events.map(({ id, type, timestamp }) => [localTime(timestamp), type, printable(id)]);
  return tableLines(columns, rows, output);
}

const columns: readonly Column[] = [
  { title: 'Time' },
  { title: 'Event' },
  { title: 'Id', cut: 'id', least: 12 },
];
