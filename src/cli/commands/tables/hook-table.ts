import type { DeskEvent } from '../../../core/services/webhooks/desk-event.ts';
import { alignColumns } from '../../terminal/text/columns.ts';
import { moment } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/** Events that left the desk, for people: a row for each. */
export function hookTable(events: readonly DeskEvent[], style: Style): string[] {
  const rows = events.map(({ id, type, timestamp }) => [moment(timestamp), type, printable(id)]);
  const [header = '', ...lines] = alignColumns([['Time', 'Event', 'Id'], ...rows], ['left', 'left', 'left']);
  return [style.strong(header), ...lines];
}
