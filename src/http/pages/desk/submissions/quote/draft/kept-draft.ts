import { DeskApiError } from '../../../../../client/client.ts';
import type { QuoteTerms } from '../quote-version.ts';
import type { LineText } from './line-text.ts';

/** Changes to a quote, and corrections to its document, that are in no version yet. */
export interface KeptDraft {
  /** The version that they change. */
  version: number;
  terms: QuoteTerms;
  /** The surcharges and discounts as they were typed, also those that are not finished; absent if none was touched. */
  rows?: readonly LineText[] | undefined;
}

/**
 * Keeps the draft of each submission's next quote in the browser, so that a closed tab or a look elsewhere loses none,
 * until it is in a version, undone, or thirty days old.
 */
export const keptDraft = {
  of(submissionId: string): KeptDraft | null {
    forgetOld();
    return entryUnder(keyOf(submissionId));
  },
  /** Returns whether there was room for it. */
  keep(submissionId: string, { version, terms, rows }: KeptDraft): boolean {
    const draft = JSON.stringify({ version, terms, rows, at: Date.now() });
    try {
      localStorage.setItem(keyOf(submissionId), draft);
      return true;
    } catch {
      // The form goes on with the draft, which is lost only if the page is closed.
      return false;
    }
  },
  forget(submissionId: string): void {
    localStorage.removeItem(keyOf(submissionId));
  },
};

/** Whether a refusal says that the document was erased: nothing that is said of it must outlive it. */
export function isErased(refusal: unknown): boolean {
  return refusal instanceof DeskApiError && (refusal.status === 404 || refusal.field === 'submissionId');
}

/** A draft may name people and what a document says, so it is not left in a browser where no one returns to it. */
function forgetOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(keyOf(''))) continue;
    const at = entryUnder(key)?.at ?? 0;
    if (Math.abs(Date.now() - at) > longestMilliseconds) localStorage.removeItem(key);
  }
}

const longestMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Returns null for something that another version of the desk has kept in another form. */
function entryUnder(key: string): (KeptDraft & { at: number }) | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Once only corrections were kept under this name, and those still are. */
function keyOf(submissionId: string): string {
  return `thesisdesk-corrections ${submissionId}`;
}
