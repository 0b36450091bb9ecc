import { counted } from '../../../core/text/counted.ts';
import { DeskApiError } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { announce, problemBox, sentenceOf } from '../elements/problem-box.ts';
import { type Look, lookAgain, watch } from '../elements/watch.ts';
import { type DealBoard, dealBoard } from './deals/deal-board.ts';
import { noteButton } from './deals/deal-note.ts';
import type { Deal, Place, Stages } from './deals/deal-places.ts';
import type { Opening, Section } from './section/section.ts';

/**
 * Deals by stage, which can be moved if the CRM is the desk's own. `#deal-7` shows that deal, whatever its status. The
 * board follows what others move.
 */
export const dealsSection: Section = {
  title: 'Deals',
  link: 'deals',
  async open(opening) {
    const { place, item, signal } = opening;
    const chosen = item === null ? 'open' : 'all_not_deleted';
    const select = element('select', { id: 'deal-status' }, statuses(chosen));
    const notice = element('div', { class: 'moved', role: 'status' });
    const state = element('p', { class: 'hint', 'aria-live': 'polite' });
    const actions = {
      move: (deal: Deal, to: Place) => {
        moveDeal(deal, to, view, opening).catch(opening.fail);
      },
      note: (deal: Deal) => noteButton(deal, opening),
    };
    const more = element('p', { class: 'hint' });
    const board = dealBoard(actions, item);
    const view: BoardView = { select, notice, state, more, board, shown: '', said: '', turn: 0, loads: 0 };
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
      state,
      more,
      ...board.elements,
    );
    let isShown = false;
    await watch(signal, async () => {
      const look = await keepUpToDate(view, opening);
      if (isShown || signal.aborted) return look;
      isShown = true;
      if (item !== null) goToDeal(item, { place, hasMore: view.more.textContent !== '' });
      return look;
    });
  },
};

interface BoardView {
  select: HTMLSelectElement;
  /** The result of the last move. */
  notice: HTMLElement;
  /** Says that the board is not up to date. */
  state: HTMLElement;
  /** Says that there are more deals than the board has. */
  more: HTMLElement;
  board: DealBoard;
  /** What is on the board. */
  shown: string;
  /** What screen readers were told of it. */
  said: string;
  /** Counts the boards that the reader has caused: only the last one is shown, and no look from before it. */
  turn: number;
  /** How many of them are being loaded. */
  loads: number;
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

/** Shows the board after something that the reader did, unless the reader has done more by then. */
async function showBoard(view: BoardView, opening: Opening): Promise<Stages> {
  view.turn++;
  view.loads++;
  try {
    return await loadBoard(view, opening);
  } finally {
    view.loads--;
  }
}

/**
 * Loads the board and shows it, unless the reader has caused another one or `mayShow` says no by then, or it has not
 * changed. Resolves to the stages.
 */
async function loadBoard(
  view: BoardView,
  { client, signal }: Opening,
  mayShow = () => true,
): Promise<Stages> {
  const { turn } = view;
  const [status] = statusNames.find(([value]) => value === view.select.value) ?? statusNames[0];
  const { stages, hasMore, count } = await client.listDeals({ status, limit: 500 }, { signal });
  if (turn !== view.turn || signal.aborted || !mayShow()) return stages;
  view.state.textContent = '';
  view.more.textContent = hasMore
    ? `Only the newest ${counted(count, 'deal is', 'deals are')} shown; counts and sums cover only these.`
    : '';
  const next = JSON.stringify([status, stages, hasMore]);
  // An unchanged board is not replaced, so that whatever is selected on it stays so.
  if (next !== view.shown) view.board.show(stages, hasMore);
  view.shown = next;
  sayCount(count, view);
  return stages;
}

/** Announces how many deals are on the board, whenever that has changed. */
function sayCount(count: number, view: BoardView): void {
  const said = `${counted(count, 'deal', 'deals')}. ${view.more.textContent}`.trim();
  if (said !== view.said) announce(said);
  view.said = said;
}

/** Shows what has been moved elsewhere, as soon as nothing on the board is in use. */
async function keepUpToDate(view: BoardView, opening: Opening): Promise<Look> {
  const look = async () => {
    // What the reader waits for is as new.
    if (view.loads > 0) return { isUnderWay: false };
    const started = performance.now();
    const stages = await loadBoard(view, opening, () => !view.board.isInUse());
    const isElsewhere = stages.some(({ deals }) => deals.some(({ version }) => version === undefined));
    const took = performance.now() - started;
    return { isUnderWay: false, leastMilliseconds: isElsewhere ? elsewhereMilliseconds : 10 * took };
  };
  const say = (text: string) => {
    view.state.textContent = text;
  };
  return lookAgain(look, { isShown: view.shown !== '', say });
}

/**
 * Moves a deal and shows the updated board, even if another operator was faster. A deal that is still where it was
 * shown, and of which only the quote has changed, is moved all the same.
 */
async function moveDeal(
  deal: Deal,
  { done, to }: Omit<Place, 'name'>,
  view: BoardView,
  opening: Opening,
): Promise<void> {
  const { client, signal } = opening;
  const { id, title, stageId, status, version } = deal;
  try {
    const moved = await client.moveDeal({ dealId: id, version, ...to }, { signal });
    const back = {
      done: 'is back where it was',
      to: { stageId, status: status === 'deleted' ? 'open' : status },
    } as const;
    const undo = () => {
      moveDeal(moved, back, view, opening).catch(opening.fail);
    };
    await showBoard(view, opening);
    const button = element('button', { type: 'button', class: 'secondary small', click: undo }, ['Undo']);
    view.notice.replaceChildren(element('p', { class: 'box buttons' }, [`“${title}” ${done}.`, button]));
  } catch (error) {
    if (!(error instanceof DeskApiError) || error.status !== 409) throw error;
    const stages = await showBoard(view, opening);
    const now = stages.flatMap(({ deals }) => deals).find((other) => other.id === id);
    if (now && now.version !== version && now.stageId === stageId && now.status === status)
      return moveDeal(now, { done, to }, view, opening);
    view.notice.replaceChildren(problemBox(sentenceOf(error)));
  }
  // Focus the card if it is in sight, otherwise the button that brings the deal back: the reader keeps the place.
  const card = document.getElementById(`deal-${id}`);
  const button = view.notice.querySelector('button');
  const next = card && (!button || isInSight(card)) ? card : (button ?? view.select);
  next.focus({ preventScroll: true });
}

function isInSight(card: HTMLElement): boolean {
  const { top, left, bottom, right } = card.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

function goToDeal(item: string, { place, hasMore }: { place: HTMLElement; hasMore: boolean }): void {
  const deal = document.getElementById(`deal-${item}`);
  if (!deal) {
    const where = hasMore ? `Deal ${item} is not among the newest 500.` : `This desk has no deal ${item}.`;
    place.prepend(problemBox(where));
    return;
  }
  deal.focus({ preventScroll: true });
  deal.scrollIntoView({ block: 'center', inline: 'center' });
}

/** Another CRM may count the requests, and is asked for boards only every half a minute anyway. */
const elsewhereMilliseconds = 120_000;
