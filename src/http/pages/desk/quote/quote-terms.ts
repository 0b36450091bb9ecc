import type { OperationTypes } from '../../../client/client.ts';

/** An operator's changes to a quote. */
export type QuoteTerms = Omit<OperationTypes['createQuoteVersion']['input'], 'submissionId' | 'basedOn'>;

/** The reason for a number that was set by hand, if none is given. */
export const usualReason = 'Corrected by the editor.';
