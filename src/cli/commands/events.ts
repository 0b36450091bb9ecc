import { lookAtDesk } from '../desk/with-desk.ts';
import { type ListCommandOptions, showList } from '../terminal/show-list.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { eventTable } from './tables/event-table.ts';

/**
 * `thesisdesk events`: what the CRM told the webhook, newest first. `--json` has the payloads that are kept.
 *
 * @returns the exit code
 * @throws UsageError
 */
export async function eventsCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  await lookAtDesk(options, terminal, (desk) =>
    showList(terminal, options, {
      read: (page) => desk.webhooks.list(page),
      text: (events) => eventTable(events, terminal.output.style),
      none: 'No events yet.',
    }),
  );
  return 0;
}
