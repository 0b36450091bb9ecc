/**
 * Rewrites a refusal of a field for the command line, with the flag as it is typed. Messages about anything else stay
 * unchanged.
 *
 * @example
 * asFlags('"pipeline_id" must be a whole number.'); // '--pipeline must be a whole number.'
 */
export function asFlags(sentence: string): string {
  const [whole = '', path = ''] = /^"([\w.]{1,100})"/.exec(sentence) ?? [];
  const flag = path
    .split('.')
    .flatMap((name) => flags.get(name) ?? [])
    .at(-1);
  return flag === undefined ? sentence : `${flag}${sentence.slice(whole.length)}`;
}

/** Flags by the names of their request fields. */
const flags: ReadonlyMap<string, string> = new Map([
  ...['limit', 'cursor', 'status', 'search', 'doubt', 'since', 'sort', 'order', 'rates', 'note', 'notes'].map(
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
