/**
 * The time up to which the operator at this browser has seen all submissions: when the newest submission in the list
 * was handed in at their last look. Null before their first look.
 */
export const seen = {
  until(): string | null {
    return localStorage.getItem(key);
  },
  /** Never goes back, even if another tab shows an older list. */
  keep(until: string): void {
    if (until > (seen.until() ?? '')) localStorage.setItem(key, until);
  },
};

const key = 'thesisdesk-seen-until';
