import { element } from '../../elements/element.ts';
import { localTime, price, webAddress } from '../../elements/format.ts';
import { type Deal, type Place, placesFor, type Stages } from './deal-places.ts';

export interface DealActions {
  move(deal: Deal, place: Place): void;
  /** Makes the button that shows the note of a deal. */
  note(deal: Deal): HTMLElement;
}

/**
 * A deal on the board, with links to its submission and CRM and, if the CRM is the desk's own, its note and a menu of
 * places. In any other CRM, people read the note where they move the deal. Whatever can have the focus has an id, by which
 * it gets it back when the board is made anew.
 */
export function dealCard(deal: Deal, stages: Stages, { move, note }: DealActions): HTMLElement {
  const { id, value, currency, status, updatedAt } = deal;
  const isMovable = deal.version !== undefined;
  const card = { id: `deal-${id}`, class: 'deal', tabindex: -1, draggable: isMovable ? 'true' : undefined };
  return element('li', card, [
    element('p', { class: 'name' }, [titleOf(deal)]),
    element('p', {}, [price(value, currency)]),
    element('p', { class: 'hint' }, [
      [`Deal ${id}`, ...namesBesideTitle(deal), ...(status === 'open' ? [] : [status]), 'changed '].join(
        ', ',
      ),
      localTime(updatedAt),
    ]),
    element('p', { class: 'hint links no-print' }, [
      ...submissionLink(deal),
      isMovable ? note(deal) : noteElsewhere(deal),
    ]),
    ...(isMovable ? [moveMenu(deal, placesFor(deal, stages), (place) => move(deal, place))] : []),
  ]);
}

/** Who the deal is with, as far as the title does not say it. */
function namesBesideTitle({ title, personName, organizationName }: Deal): string[] {
  const names = [personName, organizationName].filter((name) => name !== null);
  return names.filter((name) => !title.includes(name));
}

function titleOf({ id, title, url }: Deal): HTMLElement | string {
  const href = webAddress(url);
  // The embedded CRM's deals link back to this page.
  const isElsewhere = href !== null && !href.startsWith(`${location.origin}${location.pathname}`);
  return isElsewhere
    ? element('a', { id: `title-${id}`, href, rel: 'noopener noreferrer', draggable: 'false' }, [title])
    : title;
}

/** Says where to read a note that the desk does not have. */
function noteElsewhere({ id, title, url }: Deal): HTMLElement | string {
  const href = webAddress(url);
  if (href === null) return 'Note: in the CRM';
  return element('a', { id: `note-${id}`, href, rel: 'noopener noreferrer', draggable: 'false' }, [
    'Note',
    element('span', { class: 'hidden-text' }, [` of ${title}`]),
    ' in the CRM',
  ]);
}

function submissionLink({ id, submissionId, title }: Deal): HTMLElement[] {
  if (submissionId === undefined || !/^[\w-]+$/.test(submissionId)) return [];
  const hidden = element('span', { class: 'hidden-text' }, [` of ${title}`]);
  const link = { id: `submission-of-${id}`, href: `#submission-${submissionId}`, draggable: 'false' };
  return [element('a', link, ['Submission', hidden])];
}

/** A menu with a button for each place. */
function moveMenu(
  { id, title }: Deal,
  places: readonly Place[],
  choose: (place: Place) => void,
): HTMLElement {
  const hidden = element('span', { class: 'hidden-text' }, [` ${title}`]);
  const summary = element('summary', { id: `move-${id}` }, ['Move', hidden]);
  const list = element('ul', {});
  const menu = element('details', { class: 'move no-print', name: 'move' }, [summary, list]);
  const chooseAndClose = (place: Place) => {
    // The board stays as it is while a menu is open.
    menu.open = false;
    summary.focus({ preventScroll: true });
    choose(place);
  };
  // The buttons are created when the menu is needed, because a long board has hundreds of cards.
  const fill = () => {
    if (list.childElementCount > 0) return;
    list.replaceChildren(...places.map((place) => element('li', {}, [placeButton(place, chooseAndClose)])));
  };
  // The toggle comes later than a Tab that is pressed right after the menu was opened.
  summary.addEventListener('click', fill);
  menu.addEventListener('toggle', fill);
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    summary.focus();
  });
  return menu;
}

function placeButton(place: Place, choose: (place: Place) => void): HTMLElement {
  const button = { type: 'button', class: 'secondary small', click: () => choose(place) };
  return element('button', button, [place.name]);
}
