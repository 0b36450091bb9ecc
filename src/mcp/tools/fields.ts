import * as z from 'zod';
import { requiredText } from '../../core/schemas/fields.ts';

/** The whole id of a submission. */
export const submissionId = requiredText(100).describe('The id of a submission.');

/** A limit that a caller may leave out. `what` names what is limited, with the range and the default after it. */
export function limitField(what: string, { most, usual }: { most: number; usual: number }) {
  const error = `must be a whole number from 1 to ${most}`;
  return z
    .int({ error })
    .min(1, { error })
    .max(most, { error })
    .optional()
    .describe(`${what}, 1 to ${most}. Default ${usual}.`);
}

export const areStarterRates = z
  .boolean()
  .describe('Whether the prices are only the starter rates, because no others are stored.');

/** The sentence about starter rates, as lines of an answer; none if the desk has stored its own. */
export function starterRatesLines(isStarter: boolean): string[] {
  return isStarter ? ['These are starter rates; no others are stored.'] : [];
}
