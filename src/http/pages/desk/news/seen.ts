/**
 * Up to when this browser's operator has seen what came in: the time at which the newest submission was handed in that the
 * list showed when they last looked. Null before they looked for the first time.
 */
export const seen = {
  until(): string | null {
    return localStorage.getItem(key);
  },
  /** Never goes back, whatever an older tab shows. */
  keep(until: string): void {
    if (until > (seen.until() ?? '')) localStorage.setItem(key, until);
  },
};

const key = 'thesisdesk-seen-until';
