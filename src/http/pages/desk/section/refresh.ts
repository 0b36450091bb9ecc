/** Makes the page reopen its section after a change. */
export function refresh(): void {
  window.dispatchEvent(new Event('desk-changed'));
}

/**
 * Replaces the content of an element under a reader's eyes. If the focus was on an element with an id, it moves to the
 * new one with that id; the reader, who may be reading elsewhere, is not moved. Parts that the reader has opened stay
 * open, except those with a form, which has done its work.
 */
export function replaceKeepingView(place: HTMLElement, ...children: readonly HTMLElement[]): void {
  const id = place.contains(document.activeElement) ? document.activeElement?.id : undefined;
  const opened = [...partsOf(place)].filter(([, part]) => part?.open && !part.querySelector('form'));
  place.replaceChildren(...children);
  const parts = partsOf(place);
  for (const [name] of opened) {
    const part = parts.get(name);
    if (part) part.open = true;
  }
  if (id) document.getElementById(id)?.focus({ preventScroll: true });
}

/** The parts that can be opened, by their summaries and those of the parts around them; null for a name of several. */
function partsOf(place: HTMLElement): Map<string, HTMLDetailsElement | null> {
  const parts = new Map<string, HTMLDetailsElement | null>();
  for (const part of place.querySelectorAll('details')) {
    const names: string[] = [];
    for (let each: Element | null = part; each; each = each.parentElement?.closest('details') ?? null)
      names.push(each.querySelector(':scope > summary')?.textContent ?? '');
    const name = names.join('\n');
    parts.set(name, parts.has(name) ? null : part);
  }
  return parts;
}

/** Whether the reader has scrolled into a list, past its start. */
export function isReadOnward(list: HTMLElement): boolean {
  return list.getBoundingClientRect().top < 0;
}

/**
 * Changes a list, or what is above it, and keeps the first row that the reader sees where it is on the screen: some
 * browsers keep nothing in place, and none a row that was made anew. A row is recognised by the id of an element in it. A
 * reader at the start of the list stays there.
 */
export function keepingRowInSight(list: HTMLElement, change: () => void): void {
  const seen = isReadOnward(list) ? rowsInSight(list) : [];
  change();
  const kept = seen.find(({ id }) => document.getElementById(id) !== null);
  if (kept === undefined) return;
  const top = document.getElementById(kept.id)?.getBoundingClientRect().top ?? kept.top;
  // Also by nothing: it tells a browser that moves the page by itself that there is nothing left to do.
  window.scrollBy({ top: top - kept.top, behavior: 'instant' });
}

/** The ids of the rows in the window, and how far each is below its top. */
function rowsInSight(list: HTMLElement): { id: string; top: number }[] {
  return [...list.querySelectorAll('tbody tr')].flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const named = bottom > 0 && top < window.innerHeight ? row.querySelector('[id]') : null;
    return named ? [{ id: named.id, top: named.getBoundingClientRect().top }] : [];
  });
}
