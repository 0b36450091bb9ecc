import type { Chance } from '../../chance.ts';

/**
 * What a simulated world is like. `sure`: all is slow, and nothing fails, so nothing may be done twice. `alone`: one
 * machine that holds, so nobody can take its jobs. `takeovers`: machines drop out while they open deals, and others go on
 * with that. `mixed`: anything by chance.
 */
export type Climate = 'mixed' | 'takeovers' | 'sure' | 'alone';

export function climateOf(chance: Chance): Climate {
  return chance.of(['mixed', 'mixed', 'takeovers', 'takeovers', 'takeovers', 'sure', 'alone']);
}
