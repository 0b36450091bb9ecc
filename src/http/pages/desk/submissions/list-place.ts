import { element } from '../../elements/element.ts';

/** Where the reader was in a list. */
export interface ListPlace {
  /** The address of the list, with its filters: a place in one list is none in another. */
  address: string;
  /** How many rows were asked for. */
  rows: number;
  /** How far the window was scrolled. */
  top: number;
  /** The id of what was opened in the list; empty if nothing was. */
  opened: string;
  /** How far that was below the top of the window, which stays the same if there are more rows above it. */
  offset: number;
}

/** The list as last shown, where the link back from a submission leads. */
const lastList: { address: string; place: ListPlace | null; isWayBack: boolean } = {
  address: '#submissions',
  place: null,
  isWayBack: false,
};

/**
 * Returns where the reader was in the list at this address, on the way back to it: by the browser, which keeps places
 * in its history, or by the page's own link. Null for anyone who comes to the list anew.
 */
export function placeOnWayBack(address: string): ListPlace | null {
  const { place, isWayBack } = lastList;
  lastList.isWayBack = false;
  const kept = placeIn(history.state) ?? (isWayBack ? place : null);
  return kept?.address === address ? kept : null;
}

/**
 * Keeps where the reader is until the signal is aborted: after each click, which may open something, and whenever the
 * window has been scrolled.
 *
 * @returns a function that says which list is shown, with how many rows
 */
export function keepPlace(list: HTMLElement, signal: AbortSignal): (address: string, rows: number) => void {
  let shown: { address: string; rows: number; href: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (opened: Element | null) => {
    // The address may already be that of the next section.
    if (shown === null || signal.aborted || location.href !== shown.href) return;
    const { address, rows } = shown;
    const offset = opened?.getBoundingClientRect().top ?? 0;
    const place: ListPlace = { address, rows, top: window.scrollY, opened: opened?.id ?? '', offset };
    lastList.place = place;
    history.replaceState({ list: place }, '');
  };
  const clicked = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[id]') : null;
    keep(link !== null && list.contains(link) ? link : null);
  };
  const scrolled = () => {
    clearTimeout(timer);
    // Browsers limit how often the history may be written.
    timer = setTimeout(() => keep(null), 250);
  };
  document.addEventListener('click', clicked, { capture: true, signal });
  window.addEventListener('scroll', scrolled, { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (address, rows) => {
    lastList.address = address;
    shown = { address, rows, href: location.href };
  };
}

/** Brings the reader back to a place, and the focus to what was opened there, unless it has moved on. */
export function returnTo({ top, opened, offset }: ListPlace): void {
  window.scrollTo({ top, behavior: 'instant' });
  const link = opened === '' ? null : document.getElementById(opened);
  if (link === null) return;
  window.scrollBy({ top: link.getBoundingClientRect().top - offset, behavior: 'instant' });
  const isAtHeading = document.activeElement === document.body || document.activeElement?.id === 'title';
  if (isAtHeading) link.focus({ preventScroll: true });
}

/** The link from a submission back to the list. */
export function backLink(): HTMLElement {
  const click = (event: Event) => {
    // With such a key, the link opens elsewhere.
    const isElsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    lastList.isWayBack = !isElsewhere;
  };
  const link = element('a', { href: lastList.address, click }, ['All submissions']);
  return element('p', { class: 'no-print' }, [link]);
}

/** The history of a browser may hold what an older version of this page wrote. */
function placeIn(state: unknown): ListPlace | null {
  const { list = null }: { list?: Partial<ListPlace> | null } = Object(state);
  const { address, rows, top, opened, offset } = Object(list) as Partial<ListPlace>;
  if (typeof address !== 'string' || typeof opened !== 'string') return null;
  if (typeof rows !== 'number' || typeof top !== 'number' || typeof offset !== 'number') return null;
  return { address, rows, top, opened, offset };
}
