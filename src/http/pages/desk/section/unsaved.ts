/** A sentence about unsaved changes; null if there are none. */
let wouldBeLost: string | null = null;

/** Records that changes are unsaved, with a sentence about them; null records that nothing is unsaved. */
export function setUnsaved(what: string | null): void {
  wouldBeLost = what;
}

/** Returns a listener for a form: `what` is unsaved while one of its fields has a value. */
export function unsavedInput(fields: readonly { value: string }[], what: string): () => void {
  return () => setUnsaved(fields.every(({ value }) => value.trim() === '') ? null : what);
}

/** Whether there are unsaved changes. */
export function hasUnsaved(): boolean {
  return wouldBeLost !== null;
}

/**
 * Asks whether to discard unsaved changes. Returns true if the reader agrees or nothing is unsaved, and forgets them.
 */
export function mayLeave(): boolean {
  if (wouldBeLost !== null && !window.confirm(`${wouldBeLost} Leave without saving?`)) return false;
  wouldBeLost = null;
  return true;
}

/** Makes the browser ask before the page is closed or reloaded. */
export function askBeforeUnload(): void {
  window.addEventListener('beforeunload', (event) => {
    if (wouldBeLost !== null) event.preventDefault();
  });
}
