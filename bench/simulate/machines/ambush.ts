import type { Chance } from '../../chance.ts';
import type { Fate } from '../world/weather.ts';

/**
 * Moments at which it is seen whether a submission's job can run in two places: a step is about to be written, or the intent
 * to open a deal, or the creation of the deal, has just been sent.
 */
export type Moment = 'step' | 'intent' | 'creation';

/** What befalls a machine at such a moment. */
export interface Blow {
  outage: 'death' | 'stall' | 'partition' | 'none';
  /** How long it stands still, or does not reach the storage. */
  milliseconds: number;
  /** What becomes of what it has just sent; null for what the weather makes of it. */
  fate: Fate | null;
}

export type Ambush = (moment: Moment) => Blow | null;

/** Drives machines out of their jobs now and then, mostly for so long that their leases end. */
export function ambushBy(chance: Chance): Ambush {
  const long = () => 10_000 + chance.below(30_000);
  // Ends while an intent that was about to be written is still fresh.
  const short = () => 2_000 + chance.below(3_000);
  const blows: Record<Moment, () => Blow | null> = {
    step: () => {
      if (!chance.oneIn(4)) return null;
      const outage = chance.of(['stall', 'partition'] as const);
      return { outage, milliseconds: chance.oneIn(2) ? short() : long(), fate: null };
    },
    intent: () => {
      if (chance.oneIn(3)) return null;
      // One that took long, with a creation after it that takes long, is as bad as one that was cut short.
      const outage = chance.of(['stall', 'stall', 'none'] as const);
      const [before, after] = chance.of(slownesses);
      const fate = slow(before, after, true);
      return { outage, milliseconds: long(), fate };
    },
    creation: () => {
      if (chance.oneIn(3)) return null;
      const outage = chance.of(['death', 'stall', 'stall', 'partition', 'partition'] as const);
      const fate = slow(chance.of([0, 3_000, 7_000, 9_900, 9_900]), chance.of([0, 50]), chance.oneIn(2));
      return { outage, milliseconds: long(), fate };
    },
  };
  return (moment) => blows[moment]();
}

/** Of the writing of an intent: at once, or so long that the creation can just begin. */
const slownesses: readonly (readonly [number, number])[] = [
  [0, 0],
  [2_400, 2_500],
  [2_400, 2_500],
];

/** It arrives, whatever becomes of who sent it. */
function slow(before: number, after: number, answers: boolean): Fate {
  return { before, arrives: true, after, answers, outlives: true };
}
