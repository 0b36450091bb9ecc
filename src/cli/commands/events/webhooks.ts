import type { DeskEvent } from '../../../core/services/webhooks/desk-event.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../../desk/with-desk.ts';
import { type ListCommandOptions, printList, printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { alignColumns } from '../../terminal/text/columns.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/**
 * `thesisdesk webhooks list`: the events of the last 30 days that were to be delivered, newest first.
 *
 * @returns the exit code
 * @throws UsageError
 */
export async function webhooksListCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  await lookAtDesk(options, terminal, (desk) =>
    printList(terminal, options, {
      read: (page) => desk.outgoing.list(page),
      text: (events) => webhookTable(events, terminal.output.style),
      none: 'No events sent yet.',
    }),
  );
  return 0;
}

/**
 * `thesisdesk webhooks replay ID`: has an event delivered once more, by a server or worker.
 *
 * @returns the exit code: 1 where no endpoint wants it
 * @throws DeskError `not_found`
 */
export async function webhooksReplayCommand(
  eventId: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const endpoints = await withDesk(options, terminal, (desk) => desk.outgoing.replay(eventId));
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

/** Events that left the desk, for people: a row for each. */
function webhookTable(events: readonly DeskEvent[], style: Style): string[] {
  const rows = events.map(({ id, type, timestamp }) => [localTime(timestamp), type, printable(id)]);
  const [header = '', ...lines] = alignColumns([['Time', 'Event', 'Id'], ...rows], ['left', 'left', 'left']);
  return [style.strong(header), ...lines];
}
