import { DeskApiError } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { counted, price } from '../elements/format.ts';
import { announce, problemBox, sentenceOf } from '../elements/problem-box.ts';
import { type DealActions, dealCard } from './deals/deal-card.ts';
import { noteButton } from './deals/deal-note.ts';
import { type Deal, inStage, type Place, type Stages } from './deals/deal-places.ts';
import { dragDeals } from './deals/drag-deals.ts';
import type { Opening, Section } from './lists/section.ts';

/** Deals by stage, which can be moved if the CRM is the desk's own. `#deal-7` shows that deal, whatever its status. */
export const dealsSection: Section = {
  title: 'Deals',
  link: 'deals',
  async open(opening) {
    const { place, item } = opening;
    const chosen = item === null ? 'open' : 'all_not_deleted';
    const select = element('select', { id: 'deal-status' }, statuses(chosen));
    const notice = element('div', { role: 'status' });
    const board = element('div', {
      class: 'board',
      role: 'region',
      'aria-label': 'Deals by stage',
      tabindex: 0,
    });
    const ends = element('div');
    const view = { select, notice, board, ends };
    select.addEventListener('change', () => {
      notice.replaceChildren();
      showBoard(view, opening).catch(opening.fail);
    });
    place.replaceChildren(
      element('div', { class: 'field short' }, [
        element('label', { for: 'deal-status' }, ['Status']),
        select,
      ]),
      notice,
      board,
      ends,
    );
    announce(`${counted(await showBoard(view, opening), 'deal', 'deals')}.`);
    if (item !== null) showDeal(item, place);
  },
};

interface BoardView {
  select: HTMLSelectElement;
  /** The result of the last move. */
  notice: HTMLElement;
  board: HTMLElement;
  /** Where a deal is dropped to mark it as won or lost. */
  ends: HTMLElement;
}

const statusNames = [
  ['open', 'Open'],
  ['won', 'Won'],
  ['lost', 'Lost'],
  ['all_not_deleted', 'All'],
] as const;

function statuses(chosen: string): HTMLElement[] {
  return statusNames.map(([value, name]) => element('option', { value, selected: value === chosen }, [name]));
}

/** Loads the board and shows it. Resolves to the number of deals on it. */
async function showBoard(view: BoardView, opening: Opening): Promise<number> {
  const { client, signal } = opening;
  const [status] = statusNames.find(([value]) => value === view.select.value) ?? statusNames[0];
  const { stages, count } = await client.listDeals({ status, limit: 500 }, { signal });
  const empty = element('p', { class: 'empty' }, ['No deals to show.']);
  const move = (deal: Deal, place: Place) => {
    moveDeal(deal, place, view, opening).catch(opening.fail);
  };
  const note = (deal: Deal) => noteButton(deal, opening);
  const columns = stages.map((stage) => column(stage, stages, { move, note }));
  view.board.replaceChildren(...(stages.length === 0 ? [empty] : columns));
  const deals = new Map(stages.flatMap(({ deals }) => deals.map((deal) => [`deal-${deal.id}`, deal])));
  const targets = stages.flatMap((stage, index) => {
    const shown = columns[index];
    return shown ? [{ shown, place: inStage(stage) }] : [];
  });
  view.ends.replaceChildren(dragDeals(deals, targets, move));
  return count;
}

/** Moves a deal and shows the updated board, even if another operator was faster. */
async function moveDeal(deal: Deal, { done, to }: Place, view: BoardView, opening: Opening): Promise<void> {
  const { client, signal } = opening;
  const { id, title, stageId, status, version } = deal;
  try {
    const moved = await client.moveDeal({ dealId: id, version, ...to }, { signal });
    const back = {
      done: 'back where it was',
      to: { stageId, status: status === 'deleted' ? 'open' : status },
    } as const;
    const undo = () => {
      moveDeal(moved, { name: 'Undo', ...back }, view, opening).catch(opening.fail);
    };
    await showBoard(view, opening);
    const button = element('button', { type: 'button', class: 'secondary small', click: undo }, ['Undo']);
    view.notice.replaceChildren(element('p', { class: 'box buttons' }, [`${title}: ${done}.`, button]));
  } catch (error) {
    if (!(error instanceof DeskApiError) || error.status !== 409) throw error;
    await showBoard(view, opening);
    view.notice.replaceChildren(problemBox(sentenceOf(error)));
  }
  // Focus the card if it is still visible, otherwise the button that brings the deal back.
  const card = document.getElementById(`deal-${id}`);
  (card ?? view.notice.querySelector('button') ?? view.select).focus();
}

function column(
  { stageId, name, count, value, deals }: Stages[number],
  stages: Stages,
  actions: DealActions,
): HTMLElement {
  const heading = `stage-${stageId}`;
  const currencies = new Set(deals.map(({ currency }) => currency));
  const [currency, ...more] = currencies;
  const sum = currency === undefined || more.length > 0 ? '' : `, ${price(value, currency)}`;
  return element('section', { class: 'stage', 'aria-labelledby': heading }, [
    element('h2', { id: heading }, [name]),
    element('p', { class: 'hint' }, [`${counted(count, 'deal', 'deals')}${sum}`]),
    element(
      'ul',
      {},
      deals.map((deal) => dealCard(deal, stages, actions)),
    ),
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
