import type { OperationTypes } from '../../../client/client.ts';

/** An operator's changes to a quote. */
export type QuoteTerms = Omit<OperationTypes['createQuoteVersion']['input'], 'submissionId' | 'basedOn'>;
