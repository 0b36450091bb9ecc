import { counted } from '../../../../core/text/counted.ts';
import { element } from '../../elements/element.ts';
import { price } from '../../elements/format.ts';
import { replaceKeepingView } from '../lists/refresh.ts';
import { type DealActions, dealCard } from './deal-card.ts';
import { inStage, type Stages } from './deal-places.ts';
import { type DealDrags, dragDeals } from './drag-deals.ts';

/** The columns of deals, and where a deal is dropped to mark it as won or lost. */
export interface DealBoard {
  elements: HTMLElement[];
  /** Shows these deals, of which there may be more; whatever has the focus keeps it. */
  show(stages: Stages, hasMore: boolean): void;
  /** Whether something on the board is in use that a new board would take away. */
  isInUse(): boolean;
}

/** @param chosen the number of a deal to mark, whenever it is on the board; null for none */
export function dealBoard(actions: DealActions, chosen: string | null): DealBoard {
  const board = element('div', {
    class: 'board',
    role: 'region',
    'aria-label': 'Deals by stage',
    tabindex: 0,
  });
  const ends = element('div');
  let drags: DealDrags | undefined;
  return {
    elements: [board, ends],
    show(stages, hasMore) {
      const hadFocus = board.contains(document.activeElement);
      const empty = element('p', { class: 'empty' }, ['No deals to show.']);
      const columns = stages.map((stage) => column(stage, { stages, hasMore, actions }));
      replaceKeepingView(board, ...(stages.length === 0 ? [empty] : columns));
      // What had the focus may have left the board.
      if (hadFocus && !board.contains(document.activeElement)) board.focus({ preventScroll: true });
      const deals = new Map(stages.flatMap(({ deals }) => deals.map((deal) => [`deal-${deal.id}`, deal])));
      const targets = stages.flatMap((stage, index) => {
        const shown = columns[index];
        return shown ? [{ shown, place: inStage(stage) }] : [];
      });
      drags = dragDeals(deals, targets, actions.move);
      ends.replaceChildren(drags.strip);
      if (chosen !== null) document.getElementById(`deal-${chosen}`)?.classList.add('shown');
    },
    isInUse() {
      const isOpen =
        board.querySelector('details[open]') !== null || document.querySelector('dialog[open]') !== null;
      // A button that is pressed would be gone before it is let go of.
      return isOpen || board.matches(':active') || drags?.isDrawing() === true;
    },
  };
}

function column(
  { stageId, name, count, value, deals }: Stages[number],
  { stages, hasMore, actions }: { stages: Stages; hasMore: boolean; actions: DealActions },
): HTMLElement {
  const heading = `stage-${stageId}`;
  const currencies = new Set(deals.map(({ currency }) => currency));
  const [currency, ...more] = currencies;
  const sum = currency === undefined || more.length > 0 ? '' : `, ${price(value, currency)}`;
  return element(
    'section',
    { class: deals.length === 0 ? 'stage bare' : 'stage', 'aria-labelledby': heading },
    [
      element('h2', { id: heading }, [name]),
      element('p', { class: 'hint' }, [`${counted(count, 'deal', 'deals')}${hasMore ? ' shown' : ''}${sum}`]),
      element(
        'ul',
        {},
        deals.map((deal) => dealCard(deal, stages, actions)),
      ),
    ],
  );
}
