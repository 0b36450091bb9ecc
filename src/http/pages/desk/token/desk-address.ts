import { createClient, type DeskClient } from '../../../client/client.ts';

/** Returns the address of the desk that served this page, with the base path that the desk wrote into it. */
function deskAddress(): string {
  return `${location.origin}${document.documentElement.dataset.base ?? ''}`;
}

/** Whether the desk had an operator's token when it served this page. */
export function isTokenSet(): boolean {
  return document.documentElement.dataset.token === 'yes';
}

export function connect(token?: string): DeskClient {
  return createClient({ baseUrl: deskAddress(), token });
}

/** Returns the address of a quote as a document. */
export function quoteAddress(
  submissionId: string,
  format: 'text' | 'markdown' | 'html' | 'csv' | 'pdf',
): string {
  return `${deskAddress()}/intake/submission/${encodeURIComponent(submissionId)}/quote/${format}`;
}
