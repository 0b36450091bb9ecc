import { DeskError } from '../../../src/core/errors.ts';

/** The refusal that the work ends with. Anything else, including success, fails the test. */
export async function refusal(work: Promise<unknown>): Promise<DeskError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof DeskError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** The whole text of a part, joined from its chunks. */
export async function wholeText(part: { chunks(): AsyncIterable<string> } | null): Promise<string> {
  let text = '';
  if (part !== null) for await (const chunk of part.chunks()) text += chunk;
  return text;
}
