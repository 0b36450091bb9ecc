import type { QuoteTerms } from './quote-terms.ts';

/** Corrections to a document that are in no version of the quote yet. */
interface KeptCorrections {
  /** The version that was corrected. */
  version: number;
  terms: QuoteTerms;
}

/**
 * Keeps the corrections to each submission's document in the browser, so that a closed tab loses none, until they are in
 * a version, undone, or thirty days old.
 */
export const keptCorrections = {
  of(submissionId: string): KeptCorrections | null {
    forgetOld();
    return entryUnder(keyOf(submissionId));
  },
  keep(submissionId: string, { version, terms: { boundaries, numbers } }: KeptCorrections): void {
    const kept = { version, terms: { boundaries, numbers }, at: Date.now() };
    if (boundaries === undefined && numbers === undefined) this.forget(submissionId);
    else localStorage.setItem(keyOf(submissionId), JSON.stringify(kept));
  },
  forget(submissionId: string): void {
    localStorage.removeItem(keyOf(submissionId));
  },
};

/** Corrections may name what a document says, so they are not left in a browser where no one returns to them. */
function forgetOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(keyOf(''))) continue;
    const at = entryUnder(key)?.at ?? 0;
    if (Math.abs(Date.now() - at) > longestMilliseconds) localStorage.removeItem(key);
  }
}

const longestMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Returns null for something that another version of the desk has kept in another form. */
function entryUnder(key: string): (KeptCorrections & { at: number }) | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keyOf(submissionId: string): string {
  return `thesisdesk-corrections ${submissionId}`;
}
