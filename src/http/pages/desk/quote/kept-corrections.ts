import type { QuoteTerms } from './quote-terms.ts';

/** Corrections to a document that are in no version of the quote yet. */
interface KeptCorrections {
  /** The version that was corrected. */
  version: number;
  terms: QuoteTerms;
}

/** Keeps the corrections to each submission's document until the browser's tab is closed. */
export const keptCorrections = {
  of(submissionId: string): KeptCorrections | null {
    const text = sessionStorage.getItem(keyOf(submissionId));
    return text === null ? null : JSON.parse(text);
  },
  keep(submissionId: string, { version, terms: { boundaries, numbers } }: KeptCorrections): void {
    const kept = { version, terms: { boundaries, numbers } };
    if (boundaries === undefined && numbers === undefined) this.forget(submissionId);
    else sessionStorage.setItem(keyOf(submissionId), JSON.stringify(kept));
  },
  forget(submissionId: string): void {
    sessionStorage.removeItem(keyOf(submissionId));
  },
};

function keyOf(submissionId: string): string {
  return `thesisdesk-corrections ${submissionId}`;
}
