import { pause } from './watch.ts';

/** Makes the page reopen its section after a change. */
export function refresh(): void {
  window.dispatchEvent(new Event('desk-changed'));
}

/**
 * Calls `act` now, and again every two seconds as long as it resolves to true. Ends when the signal is aborted or `act`
 * throws.
 */
export async function repeat(signal: AbortSignal, act: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted && (await act())) await pause(2_000, signal);
}

/**
 * Replaces the content of an element. If the focus was on an element with an id, it moves to the new one with that id;
 * the reader, who may be reading elsewhere, is not moved.
 */
export function replaceKeepingFocus(place: HTMLElement, ...children: readonly HTMLElement[]): void {
  const id = place.contains(document.activeElement) ? document.activeElement?.id : undefined;
  place.replaceChildren(...children);
  if (id) document.getElementById(id)?.focus({ preventScroll: true });
}
