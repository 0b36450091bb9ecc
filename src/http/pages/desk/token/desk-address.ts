import { createClient, type DeskClient } from '../../../client/client.ts';

/** The desk that served this page, under the base path that it wrote into it. */
function deskAddress(): string {
  return `${location.origin}${document.documentElement.dataset.base ?? ''}`;
}

export function connect(token?: string): DeskClient {
  return createClient({ baseUrl: deskAddress(), token });
}

/** Where a quote can be had as a document. */
export function quoteAddress(
  submissionId: string,
  format: 'text' | 'markdown' | 'html' | 'csv' | 'pdf',
): string {
  return `${deskAddress()}/intake/submission/${encodeURIComponent(submissionId)}/quote/${format}`;
}
