import { DeskError } from '../../../src/core/errors.ts';

/** The refusal that a piece of work ends in; anything else, success included, fails the test. */
export async function refusal(work: Promise<unknown>): Promise<DeskError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof DeskError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** All that a part gives out, chunk by chunk. */
export async function wholeText(part: { chunks(): AsyncIterable<string> } | null): Promise<string> {
  let text = '';
  if (part !== null) for await (const chunk of part.chunks()) text += chunk;
  return text;
}
