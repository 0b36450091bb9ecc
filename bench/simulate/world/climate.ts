import type { Chance } from '../../chance.ts';

/**
 * What a simulated world is like. `sure`: everything is slow but nothing fails, so nothing may be done twice. `alone`: one
 * machine that never fails, so nobody may take its jobs. `takeovers`: machines drop out while they open deals, and others
 * continue. `mixed`: anything may happen.
 */
export type Climate = 'mixed' | 'takeovers' | 'sure' | 'alone';

export function climateOf(chance: Chance): Climate {
  return chance.of(['mixed', 'mixed', 'takeovers', 'takeovers', 'takeovers', 'sure', 'alone']);
}
