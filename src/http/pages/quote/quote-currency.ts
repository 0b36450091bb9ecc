import { DeskApiError } from '../../client/client.ts';
import { quoteAddress } from '../desk/operator/desk-address.ts';

/**
 * The currency that a quote was made in, which the rates may have left meanwhile. The interface's quote does not
 * name it; the CSV of the quote does, in the last column of each line.
 *
 * @throws DeskApiError where it cannot be had
 */
export async function quoteCurrency(submissionId: string, signal: AbortSignal): Promise<string> {
  const lost = (cause: unknown): never => {
    throw signal.aborted
      ? cause
      : new DeskApiError('Cannot load the quote. Please check the connection and try again.', { cause });
  };
  const response = await fetch(quoteAddress(submissionId, 'csv'), { signal }).catch(lost);
  const [, currency] = /,([A-Z]{3})\s*$/.exec(await response.text().catch(lost)) ?? [];
  return currency ?? lost(null);
}
