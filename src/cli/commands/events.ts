import { eventTable } from '../output/event-table.ts';
import { show } from '../show.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { type DeskCommandOptions, withDesk } from '../with-desk.ts';

export interface EventsCommandOptions extends DeskCommandOptions {
  /** Most events to show; without it all. */
  limit?: string;
}

/**
 * `thesisdesk events`: what the CRM told the webhook, newest first. `--json` has whole payloads.
 *
 * @returns the exit code
 * @throws UsageError
 */
export async function eventsCommand(options: EventsCommandOptions, terminal: Terminal): Promise<number> {
  const { limit = 'Infinity' } = options;
  if (limit !== 'Infinity' && !/^[1-9]\d{0,8}$/.test(limit)) {
    throw new UsageError('--limit must be a whole number above zero.');
  }
  const all = await withDesk(options, terminal, (desk) => desk.webhooks.list());
  const events = all.slice(0, Number(limit));
  await show(terminal, options.json === true, {
    json: events,
    text: () =>
      events.length === 0 ? ['There is no event yet.'] : eventTable(events, terminal.output.style),
  });
  return 0;
}
