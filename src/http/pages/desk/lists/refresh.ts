import { pause } from './watch.ts';

/** Asks the page to open its section anew, since something was changed. */
export function refresh(): void {
  window.dispatchEvent(new Event('desk-changed'));
}

/**
 * Does something now, and again every two seconds while it says that there is more to come. It ends with the
 * signal; what `act` throws ends it too.
 */
export async function repeat(signal: AbortSignal, act: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted && (await act())) await pause(2_000, signal);
}

/** Puts something else into a place. Who was on an element with an id stays on the one that has it then. */
export function replaceKeepingFocus(place: HTMLElement, ...children: readonly HTMLElement[]): void {
  const id = place.contains(document.activeElement) ? document.activeElement?.id : undefined;
  place.replaceChildren(...children);
  if (id) document.getElementById(id)?.focus();
}
