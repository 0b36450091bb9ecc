import type { OperationTypes } from '../../../client/client.ts';
import { type Child, element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';
import { table } from '../../elements/table.ts';
import { pagedList } from '../section/paged-list.ts';
import type { Section } from '../section/section.ts';

type ListedEvent = OperationTypes['listCrmEvents']['output']['events'][number];

/** The events that the CRM sent. */
export const eventsSection: Section = {
  title: 'CRM events',
  link: 'events',
  async open(opening) {
    const { client, place, signal } = opening;
    const list = pagedList(opening, {
      read: (page) => client.listCrmEvents(page, { signal }),
      entriesOf: ({ events }) => events,
      view: listOf,
    });
    await list.show();
    if (!signal.aborted) place.replaceChildren(list.place);
  },
};

function listOf(events: readonly ListedEvent[]): HTMLElement {
  if (events.length === 0) {
    return element('p', { class: 'empty' }, ['No events yet.']);
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
    localTime(event.receivedAt),
    [event.action, event.object].filter((part) => part !== null).join(' ') || '–',
    dealOf(event),
    change(event.previousStageName ?? event.previousStageId, event.stageName ?? event.stageId),
    change(event.previousStatus, event.status),
    event.trusted ? 'yes' : 'no',
  ]);
  return table({ caption: 'Events, newest first', columns, rows });
}

function dealOf({ dealId, object }: ListedEvent): Child {
  if (dealId === null || object !== 'deal') return textOf(dealId);
  return element('a', { href: `#deal-${dealId}` }, [textOf(dealId)]);
}

function change(before: string | number | null, now: string | number | null): string {
  return before === null || before === now ? textOf(now) : `${before} → ${textOf(now)}`;
}

function textOf(value: string | number | null): string {
  return value === null ? '–' : String(value);
}
