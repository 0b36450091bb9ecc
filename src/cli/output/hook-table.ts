import type { DeskEvent } from '../../core/desk-event.ts';
import { alignColumns } from '../text/columns.ts';
import { moment } from '../text/moment.ts';
import { printable } from '../text/printable.ts';
import type { Style } from '../text/style.ts';

/** Events that left the desk, for people: a row for each. */
export function hookTable(events: readonly DeskEvent[], style: Style): string[] {
  const rows = events.map(({ id, type, timestamp }) => [moment(timestamp), type, printable(id)]);
  const [header = '', ...lines] = alignColumns([['Time', 'Event', 'Id'], ...rows], ['left', 'left', 'left']);
  return [style.strong(header), ...lines];
}
