import type { Analysis } from '../../docx/analysis.ts';
import type { CheckedBoundaries } from '../../docx/corrections/boundaries.ts';
import type { ExtraLine, Quote } from '../../pricing/quote.ts';
import type { VersionRevision } from './revision-record.ts';

/**
 * One version of a submission's quote, with everything that it was made from. Version 1 is the automatic one; each
 * further version was made by an operator, or when the student sent a revised document. Versions are never
 * overwritten.
 */
export interface QuoteVersion extends QuoteTerms {
  /** Counts from 1. */
  version: number;
  /** The id of the report made for this version; null if it shares the report of the automatic version. */
  reportId: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** The five numbers as counted in the document, with these boundaries. */
  counted: Analysis;
  /** The five numbers that are quoted: `counted`, with the numbers set by the operator. */
  analysis: Analysis;
  /** What the analysis is unsure of. */
  doubts: string[];
  quote: Quote;
  /** The rate schedule that it was made with; null if that was not recorded yet. */
  ratesId: string | null;
  /** Present if the version is for a revised document, or corrects one that is. */
  revision?: VersionRevision;
  /** The version was made when the student sent a revised document, and no operator has looked at it. */
  isAutomatic?: true;
  /** The student is not notified of it. */
  isUnannounced?: true;
  /** Its event has been announced. */
  announced?: true;
}

/** What an operator decides about a quote. */
export interface QuoteTerms {
  /** Service types. */
  services: string[];
  /** What the operator knows better than the analysis. */
  boundaries: CheckedBoundaries;
  /** Numbers that are set by hand, each with a reason. */
  numbers: Partial<Record<keyof Analysis, NumberSet>>;
  /** Lines in addition to those of the rate schedule: surcharges and discounts. */
  lines: ExtraLine[];
  /** A note to the student. */
  note: string;
}

/** A number that an operator set to replace the one that was counted. */
export interface NumberSet {
  value: number;
  reason: string;
}
