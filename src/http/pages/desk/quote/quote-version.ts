import type { OperationTypes } from '../../../client/client.ts';

/** The versions of a quote, as the desk sends them. */
export type QuoteVersions = OperationTypes['listQuoteVersions']['output'];
export type QuoteVersion = QuoteVersions['versions'][number];
export type QuotePreview = OperationTypes['previewQuoteVersion']['output'];
