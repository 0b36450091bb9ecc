import { DeskError } from '../../core/errors.ts';
import { UsageError } from './usage-error.ts';

/**
 * The outcome of a call whose input is the command line alone: input that is refused means that the command
 * was called in a wrong way.
 *
 * @throws UsageError for `input_invalid`, and whatever else the call throws
 */
export async function usageOf<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'input_invalid') throw error;
    throw new UsageError(error.message, { cause: error });
  }
}
