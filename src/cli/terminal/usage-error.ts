import { DeskError } from '../../core/errors.ts';
import { asFlags } from './as-flags.ts';

/** The command cannot run as it was called. The program ends with 2 and the mistakes are all that is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** Each in a sentence or two. */
  readonly mistakes: readonly string[];

  constructor(mistakes: string | readonly string[], options?: ErrorOptions) {
    const all = [mistakes].flat();
    super(all.join('\n'), options);
    this.mistakes = all;
  }
}

/**
 * The outcome of a call whose input is the command line alone: input that is refused means that the command
 * was called in a wrong way.
 *
 * @param inWords the refusal in the words of the command line
 * @throws UsageError for `input_invalid`, and whatever else the call throws
 */
export async function usageOf<Result>(
  call: Promise<Result>,
  inWords: (sentence: string) => string = asFlags,
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'input_invalid') throw error;
    throw new UsageError(inWords(error.message), { cause: error });
  }
}
