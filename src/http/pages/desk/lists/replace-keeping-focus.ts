/** Puts something else into a place. Who was on an element with an id stays on the one that has it then. */
export function replaceKeepingFocus(place: HTMLElement, ...children: readonly HTMLElement[]): void {
  const id = place.contains(document.activeElement) ? document.activeElement?.id : undefined;
  place.replaceChildren(...children);
  if (id) document.getElementById(id)?.focus();
}
