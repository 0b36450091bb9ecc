import { DeskError } from '../../core/errors.ts';
import { asFlags } from './as-flags.ts';

/** The command was called incorrectly. The program prints only the mistakes and exits with 2. */
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
 * Makes a call whose only input is the command line: if its input is refused, the command was called incorrectly.
 *
 * @param inWords rewrites the refusal for the command line
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
