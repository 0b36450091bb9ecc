import { element } from '../../elements/element.ts';
import { type Deal, endings, type Place } from './deal-places.ts';

/** The drags on one board. */
export interface DealDrags {
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
export function dragDeals(
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
