import { element } from '../element.ts';
import { table } from '../table.ts';
import { moment } from '../text/moment.ts';
import type { Section } from './section.ts';

/** What the CRM sent. */
export const eventsSection: Section = {
  title: 'Events of the CRM',
  link: 'events',
  async open({ client, place, signal }) {
    const { events } = await client.listCrmEvents(undefined, { signal });
    if (events.length === 0) {
      place.replaceChildren(element('p', { class: 'empty' }, ['The CRM has sent nothing yet.']));
      return;
    }
    const columns = [
      { name: 'Received' },
      { name: 'Event' },
      { name: 'Deal', isNumber: true },
      { name: 'Stage' },
      { name: 'Status' },
      { name: 'Trusted' },
    ];
    const rows = events.map((event) => [
      moment(event.receivedAt),
      [event.action, event.object].filter((part) => part !== null).join(' ') || '–',
      textOf(event.dealId),
      change(event.previousStageId, event.stageId),
      change(event.previousStatus, event.status),
      event.trusted ? 'yes' : 'no',
    ]);
    place.replaceChildren(table({ caption: 'Events, newest first', columns, rows }));
  },
};

function change(before: string | number | null, now: string | number | null): string {
  return before === null || before === now ? textOf(now) : `${before} → ${textOf(now)}`;
}

function textOf(value: string | number | null): string {
  return value === null ? '–' : String(value);
}
