/** Asks the page to open its section anew, since something was changed. */
export function refresh(): void {
  window.dispatchEvent(new Event('desk-changed'));
}
