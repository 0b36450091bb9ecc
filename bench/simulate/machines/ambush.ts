import type { Chance } from '../../chance.ts';
import type { Fate } from '../world/weather.ts';

/**
 * Moments that show whether a submission's job can safely run in two places: a step is about to be written, or the intent
 * to open a deal, or the creation of the deal, has just been sent.
 */
export type Moment = 'step' | 'intent' | 'creation';

/** What happens to a machine at such a moment. */
export interface Blow {
  outage: 'death' | 'stall' | 'partition' | 'none';
  /** How long it stalls, or cannot reach the storage. */
  milliseconds: number;
  /** What happens to what it has just sent; null leaves that to the weather. */
  fate: Fate | null;
}

export type Ambush = (moment: Moment) => Blow | null;

/** Interrupts machines in their jobs now and then, usually for longer than their leases last. */
export function ambushBy(chance: Chance): Ambush {
  const long = () => 10_000 + chance.below(30_000);
  // Short enough that an intent about to be written is still fresh afterwards.
  const short = () => 2_000 + chance.below(3_000);
  const blows: Record<Moment, () => Blow | null> = {
    step: () => {
      if (!chance.oneIn(4)) return null;
      const outage = chance.of(['stall', 'partition'] as const);
      return { outage, milliseconds: chance.oneIn(2) ? short() : long(), fate: null };
    },
    intent: () => {
      if (chance.oneIn(3)) return null;
      // A slow intent followed by a slow creation is as dangerous as an interrupted one.
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

/** How long writing an intent takes: no time, or so long that the creation can only just start. */
const slownesses: readonly (readonly [number, number])[] = [
  [0, 0],
  [2_400, 2_500],
  [2_400, 2_500],
];

/** The fate of a call that arrives even if its sender dies. */
function slow(before: number, after: number, answers: boolean): Fate {
  return { before, arrives: true, after, answers, outlives: true };
}
