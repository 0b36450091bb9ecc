import type { OperationTypes } from '../../../../client/client.ts';

/** The versions of a quote, as the desk sends them. */
export type QuoteVersions = OperationTypes['listQuoteVersions']['output'];
export type QuoteVersion = QuoteVersions['versions'][number];
export type QuotePreview = OperationTypes['previewQuoteVersion']['output'];

/** An operator's changes to a quote. */
export type QuoteTerms = Omit<OperationTypes['createQuoteVersion']['input'], 'submissionId' | 'basedOn'>;

/** The reason for a number that was set by hand, if none is given. */
export const usualReason = 'Corrected by the editor.';
