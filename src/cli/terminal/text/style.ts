/** The few text styles. Each returns the text unchanged if colours are off. */
export interface Style {
  strong(text: string): string;
  faint(text: string): string;
  error(text: string): string;
  warning(text: string): string;
  /** For text that needs no attention. */
  sure(text: string): string;
  likely(text: string): string;
}

export const plainStyle: Style = {
  strong: (text) => text,
  faint: (text) => text,
  error: (text) => text,
  warning: (text) => text,
  sure: (text) => text,
  likely: (text) => text,
};

export const colouredStyle: Style = {
  strong: (text) => `\x1b[1m${text}\x1b[22m`,
  faint: (text) => `\x1b[2m${text}\x1b[22m`,
  error: (text) => `\x1b[31m${text}\x1b[39m`,
  warning: (text) => `\x1b[33m${text}\x1b[39m`,
  sure: (text) => `\x1b[32m${text}\x1b[39m`,
  likely: (text) => `\x1b[36m${text}\x1b[39m`,
};

/**
 * Whether a stream gets colours: a terminal does, unless `NO_COLOR` is set (https://no-color.org) or it is a "dumb"
 * one. `FORCE_COLOR` overrides both; `0` and `false` turn colours off, as in Node itself.
 *
 * @example
 * wantsColour({ NO_COLOR: '1' }, true); // false
 */
export function wantsColour(
  environment: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: refused, TERM: kind } = environment;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && !refused && kind !== 'dumb';
}
