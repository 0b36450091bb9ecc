import type { Chance } from '../chance.ts';
import type { Fate } from './weather.ts';

/**
 * Moments at which it is seen whether a submission's job can run in two places: a step is about to be written, or the intent
 * to open a deal, or the creation of the deal, has just been sent.
 */
export type Moment = 'step' | 'intent' | 'creation';

/** What befalls a machine at such a moment. */
export interface Blow {
  trouble: 'death' | 'stall' | 'partition' | 'none';
  /** How long it stands still, or does not reach the storage. */
  milliseconds: number;
  /** What becomes of what it has just sent; null for what the weather makes of it. */
  fate: Fate | null;
}

export type Ambush = (moment: Moment) => Blow | null;

/** Drives machines out of their jobs now and then, for so long that their leases end. */
export function ambushBy(chance: Chance): Ambush {
  // Short ones end while what was written before still counts.
  const milliseconds = () => (chance.oneIn(3) ? 2_000 + chance.below(3_000) : 10_000 + chance.below(30_000));
  const blows: Record<Moment, () => Blow | null> = {
    intent: () => {
      if (!chance.oneIn(2)) return null;
      // An intent that took long, and a creation that takes long after it, are as bad as what is cut short.
      const trouble = chance.of(['stall', 'none', 'none'] as const);
      const fate = slow(chance.of([0, 1_000, 2_400]), chance.of([0, 1_000, 2_500]), true);
      return { trouble, milliseconds: milliseconds(), fate };
    },
    creation: () => {
      if (!chance.oneIn(2)) return null;
      const trouble = chance.of(['death', 'stall', 'stall', 'partition', 'partition'] as const);
      const fate = slow(
        chance.of([0, 3_000, 7_000, 9_000, 9_900]),
        chance.of([0, 50, 3_000]),
        chance.oneIn(2),
      );
      return { trouble, milliseconds: milliseconds(), fate };
    },
    step: () => {
      if (!chance.oneIn(5)) return null;
      return {
        trouble: chance.of(['stall', 'partition'] as const),
        milliseconds: milliseconds(),
        fate: null,
      };
    },
  };
  return (moment) => blows[moment]();
}

/** It arrives, whatever becomes of who sent it. */
function slow(before: number, after: number, answers: boolean): Fate {
  return { before, arrives: true, after, answers, outlives: true };
}
