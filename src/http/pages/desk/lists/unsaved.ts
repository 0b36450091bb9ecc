/** What would be lost by going elsewhere, in words; null while nothing would be. */
let wouldBeLost: string | null = null;

/** Says that something was typed and not saved, or with null that nothing is unsaved any more. */
export function setUnsaved(what: string | null): void {
  wouldBeLost = what;
}

/** Asks whether to give up what is unsaved; true where nothing is. Afterwards nothing is unsaved. */
export function mayLeave(): boolean {
  if (wouldBeLost !== null && !window.confirm(`${wouldBeLost} Leave without saving?`)) return false;
  wouldBeLost = null;
  return true;
}

/** Has the browser ask before the page is closed or loaded anew. */
export function askBeforeUnload(): void {
  window.addEventListener('beforeunload', (event) => {
    if (wouldBeLost !== null) event.preventDefault();
  });
}
