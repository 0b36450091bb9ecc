import type { Analysis } from '../../docx/analysis.ts';
import type { ExtraLine, Quote } from '../../pricing/quote.ts';
import type { CheckedBoundaries } from '../../schemas/boundaries.ts';
import type { VersionRevision } from './revision-record.ts';

/**
 * One version of a submission's quote, with all that it was made of. Version 1 is the automatic one; each further one is
 * an operator's, or was made when the student sent a revised document. None is ever written over.
 */
export interface QuoteVersion extends QuoteTerms {
  /** From 1 on. */
  version: number;
  /** Names the report that was made for it; null for one that has the report of the automatic version. */
  reportId: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** The five numbers as the document was read, with these boundaries. */
  counted: Analysis;
  /** The five numbers that are quoted: `counted`, with those that the operator set. */
  analysis: Analysis;
  /** What the analysis leaves in doubt. */
  doubts: string[];
  quote: Quote;
  /** The rate schedule that it was made with; null where that was not written down yet. */
  ratesId: string | null;
  /** Of one that is for a revised document, and of those that correct it. */
  revision?: VersionRevision;
  /** Nobody looked at it: it was made when the student sent a revised document. */
  isAutomatic?: true;
  /** The student is not told of it. */
  isUnannounced?: true;
  /** Its event has been told. */
  announced?: true;
}

/** What an operator decides about a quote. */
export interface QuoteTerms {
  /** Service types. */
  services: string[];
  /** What is known better than the analysis. */
  boundaries: CheckedBoundaries;
  /** Numbers that are set by hand, each with a reason. */
  numbers: Partial<Record<keyof Analysis, NumberSet>>;
  /** Lines beside those of the rate schedule: surcharges and discounts. */
  lines: ExtraLine[];
  /** For the student. */
  note: string;
}

/** A number that an operator set in place of the one that was counted. */
export interface NumberSet {
  value: number;
  reason: string;
}
