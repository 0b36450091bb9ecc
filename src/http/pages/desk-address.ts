import { type ClientOptions, createClient, type DeskClient } from '../client/client.ts';

/** Returns the path below which the desk that served this page has its routes, as the desk wrote it into the page. */
export function deskBase(): string {
  return document.documentElement.dataset.base ?? '';
}

/** Returns the address of the desk that served this page, with its base path. */
function deskAddress(): string {
  return `${location.origin}${deskBase()}`;
}

/** Whether the desk had an operator's token when it served this page. */
export function isTokenSet(): boolean {
  return document.documentElement.dataset.token === 'yes';
}

export function connect(token?: string, options: Pick<ClientOptions, 'fetch'> = {}): DeskClient {
  return createClient({ baseUrl: deskAddress(), token, ...options });
}

/** Returns the address of a quote as a document. */
export function quoteAddress(
  submissionId: string,
  format: 'text' | 'markdown' | 'html' | 'csv' | 'pdf',
): string {
  return `${deskAddress()}/intake/submission/${encodeURIComponent(submissionId)}/quote/${format}`;
}
