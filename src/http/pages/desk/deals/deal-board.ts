import { counted } from '../../../../core/text/counted.ts';
import { element } from '../../elements/element.ts';
import { price } from '../../elements/format.ts';
import { replaceKeepingView } from '../section/refresh.ts';
import { type DealActions, dealCard } from './deal-card.ts';
import { type Deal, endings, inStage, type Place, type Stages } from './deal-places.ts';

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

/** The drags on one board. */
interface DealDrags {
  /** Where to drop a deal that is won or lost. */
  strip: HTMLElement;
  /** Whether a deal is being dragged. */
  isDrawing(): boolean;
}

/**
 * Lets operators drag deals from stage to stage, or to a strip of final statuses that appears at the foot of the window
 * during a drag. Keyboard users have the menu on each card.
 *
 * @param targets the elements of the stages, each with its place
 */
function dragDeals(
  deals: ReadonlyMap<string, Deal>,
  targets: readonly { shown: HTMLElement; place: Place }[],
  move: (deal: Deal, place: Place) => void,
): DealDrags {
  let drawn: Deal | undefined;
  const ends = endings.map((place) => ({ shown: element('div', { class: 'end' }, [place.name]), place }));
  const strip = element(
    'div',
    { class: 'ends', hidden: true, 'aria-hidden': 'true' },
    ends.map(({ shown }) => shown),
  );
  const begin = (event: DragEvent) => {
    const card = event.target instanceof HTMLElement ? event.target.closest('.deal') : null;
    drawn = deals.get(card?.id ?? '');
    if (!drawn) return;
    event.dataTransfer?.setData('text/plain', drawn.title);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
    const { status } = drawn;
    for (const { shown, place } of ends) shown.hidden = place.to.status === status;
    // Changing the page immediately would end the drag that is just beginning.
    setTimeout(() => {
      strip.hidden = drawn === undefined;
    });
  };
  const end = () => {
    drawn = undefined;
    strip.hidden = true;
  };
  for (const { shown } of targets) {
    shown.addEventListener('dragstart', begin);
    shown.addEventListener('dragend', end);
  }
  for (const { shown, place } of [...targets, ...ends]) {
    const isElsewhere = () => drawn !== undefined && drawn.stageId !== place.to.stageId;
    shown.addEventListener('dragover', (event) => {
      if (!isElsewhere()) return;
      event.preventDefault();
      shown.classList.add('over');
    });
    shown.addEventListener('dragleave', ({ relatedTarget }) => {
      const isWithin = relatedTarget instanceof Node && shown.contains(relatedTarget);
      if (!isWithin) shown.classList.remove('over');
    });
    shown.addEventListener('drop', (event) => {
      shown.classList.remove('over');
      if (!drawn || !isElsewhere()) return;
      event.preventDefault();
      move(drawn, place);
    });
  }
  return { strip, isDrawing: () => drawn !== undefined };
}
