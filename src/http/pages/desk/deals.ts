import type { OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { announce, problemBox } from '../elements/problem-box.ts';
import { counted, localTime, price, webAddress } from '../format.ts';
import type { Opening, Section } from './lists/section.ts';

type Board = OperationTypes['listDeals']['output'];
type Deal = Board['stages'][number]['deals'][number];

/** Deals by stage. `#deal-7` shows that deal, whatever its status is. */
export const dealsSection: Section = {
  title: 'Deals',
  link: 'deals',
  async open(opening) {
    const { place, item } = opening;
    const chosen = item === null ? 'open' : 'all_not_deleted';
    const board = element('div', {
      class: 'board',
      role: 'region',
      'aria-label': 'Deals by stage',
      tabindex: 0,
    });
    const select = element('select', { id: 'deal-status' }, statuses(chosen));
    select.addEventListener('change', () => {
      showBoard(board, select.value, opening).catch(opening.fail);
    });
    place.replaceChildren(
      element('div', { class: 'field short' }, [
        element('label', { for: 'deal-status' }, ['Status']),
        select,
      ]),
      board,
    );
    await showBoard(board, chosen, opening);
    if (item !== null) showDeal(item, place);
  },
};

type Status = 'open' | 'won' | 'lost' | 'all_not_deleted';

function statuses(chosen: Status): HTMLElement[] {
  const names: [Status, string][] = [
    ['open', 'Open'],
    ['won', 'Won'],
    ['lost', 'Lost'],
    ['all_not_deleted', 'All'],
  ];
  return names.map(([value, name]) => element('option', { value, selected: value === chosen }, [name]));
}

async function showBoard(board: HTMLElement, status: string, { client, signal }: Opening): Promise<void> {
  const known = (['won', 'lost', 'all_not_deleted'] as const).find((each) => each === status) ?? 'open';
  const { stages, count } = await client.listDeals({ status: known, limit: 500 }, { signal });
  const empty = element('p', { class: 'empty' }, ['No deals to show.']);
  board.replaceChildren(...(stages.length === 0 ? [empty] : stages.map(column)));
  announce(`${counted(count, 'deal', 'deals')}.`);
}

function column({ stageId, name, count, value, deals }: Board['stages'][number]): HTMLElement {
  const heading = `stage-${stageId}`;
  const currencies = new Set(deals.map(({ currency }) => currency));
  const [currency, ...more] = currencies;
  const sum = currency === undefined || more.length > 0 ? '' : `, ${price(value, currency)}`;
  return element('section', { class: 'stage', 'aria-labelledby': heading }, [
    element('h2', { id: heading }, [name]),
    element('p', { class: 'hint' }, [`${counted(count, 'deal', 'deals')}${sum}`]),
    element('ul', {}, deals.map(card)),
  ]);
}

function card({ id, title, value, currency, personName, organizationName, status, updatedAt, url }: Deal) {
  const href = webAddress(url);
  // The embedded CRM's deals are at home on this very page.
  const isElsewhere = href !== null && !href.startsWith(`${location.origin}${location.pathname}`);
  const who = [personName, organizationName].filter((name) => name !== null && name !== '').join(', ');
  return element('li', { id: `deal-${id}`, class: 'deal', tabindex: -1 }, [
    element('p', { class: 'name' }, [
      isElsewhere ? element('a', { href, rel: 'noopener noreferrer' }, [title]) : title,
    ]),
    element('p', {}, [price(value, currency)]),
    element('p', { class: 'hint' }, [who === '' ? `Deal ${id}` : `Deal ${id}: ${who}`]),
    element('p', { class: 'hint' }, [
      status === 'open' ? 'changed ' : `${status}, changed `,
      localTime(updatedAt),
    ]),
  ]);
}

function showDeal(item: string, place: HTMLElement): void {
  const deal = document.getElementById(`deal-${item}`);
  if (!deal) {
    place.prepend(problemBox(`This desk has no deal ${item}.`));
    return;
  }
  deal.classList.add('shown');
  deal.focus({ preventScroll: true });
  deal.scrollIntoView({ block: 'center', inline: 'center' });
}
