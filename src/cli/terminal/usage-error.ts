import { DeskError } from '../../core/errors.ts';

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
 * @throws UsageError for `input_invalid` and `nothing_changed`, and whatever else the call throws
 */
export async function usageOf<Result>(
  call: Promise<Result>,
  inWords: (sentence: string) => string = asFlags,
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DeskError) || !refusals.has(error.code)) throw error;
    throw new UsageError(inWords(error.message), { cause: error });
  }
}

const refusals: ReadonlySet<string> = new Set(['input_invalid', 'nothing_changed']);

/**
 * Rewrites a refusal of a field for the command line, with the flag as it is typed. Messages about anything else stay
 * unchanged.
 *
 * @example
 * asFlags('"pipeline_id" must be a whole number.'); // '--pipeline must be a whole number.'
 */
export function asFlags(sentence: string): string {
  if (sentence.startsWith('"cursor" ')) return cursorRule;
  const [whole = '', path = ''] = /^"([\w.]{1,100})"/.exec(sentence) ?? [];
  const flag = path
    .split('.')
    .flatMap((name) => flags.get(name) ?? [])
    .at(-1);
  return flag === undefined ? sentence : `${flag}${sentence.slice(whole.length)}`;
}

/** Whoever uses the command line does not see the field that it came from. */
export const cursorRule = '--cursor must be the text that the previous list printed.';

/** Flags by the names of their request fields. */
const flags: ReadonlyMap<string, string> = new Map([
  ...['limit', 'status', 'search', 'doubt', 'since', 'sort', 'order', 'rates', 'note', 'notes'].map(
    (name) => [name, `--${name}`] as const,
  ),
  ['until', '--older-than'],
  ['serviceType', '--service'],
  ['services', '--service'],
  ['pipeline_id', '--pipeline'],
  ['uploadedBy', '--by'],
  ['lines', '--line'],
  ['numbers', '--set'],
]);
