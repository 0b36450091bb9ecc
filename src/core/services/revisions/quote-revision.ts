import type { Analysis } from '../../docx/analysis.ts';
import { DeskError } from '../../errors.ts';
import { type DiscountFacts, discountFactsOf, discountsInWords } from '../../pricing/discounts.ts';
import { type Quote, type QuoteOrder, quoteOrder } from '../../pricing/quote.ts';
import type { RateSchedule } from '../../pricing/rates/rate-schedule.ts';
import { discountsTooLarge, type RevisionRecord } from '../../records/submissions/revision-record.ts';
import type { SubmissionFailure } from '../intake/submission-end.ts';

/**
 * Quotes a revised document. Throws what `quoteOrder` throws; if the discounts of the quote are too large for the
 * document, the error tells its sender (`by`) what to do.
 */
export function quoteRevision(
  analysis: Analysis,
  order: QuoteOrder,
  { schedule, by }: { schedule: RateSchedule; by: RevisionRecord['by'] },
): Quote {
  try {
    return quoteOrder(analysis, order, schedule);
  } catch (error) {
    const facts = discountFactsOf(error);
    if (!facts) throw error;
    const message = by === 'operator' ? forOperator(facts) : forStudent;
    throw new DeskError(discountsTooLarge, message, { cause: error });
  }
}

/** Returns the failure of a revised document for which the discounts are too large, so trying again is no use. */
export function discountFailure(error: unknown): SubmissionFailure | null {
  if (!(error instanceof DeskError) || error.code !== discountsTooLarge) return null;
  return { status: 'error', error: error.message, errorCode: error.code };
}

function forOperator(facts: DiscountFacts): string {
  return `${discountsInWords(facts)} Please lower or remove them in a new version of the quote, and send the document again.`;
}

const forStudent =
  'The discounts of this quote are more than the price of the revised document. Please contact the editor.';
