import type { Chance } from '../../chance.ts';

/** What happens to one call to a part of the world. Times are in milliseconds. */
export interface Fate {
  /** How long the call is on its way. */
  before: number;
  /** Whether it takes effect. */
  arrives: boolean;
  /** How long its answer is on its way. */
  after: number;
  /** Whether its answer comes back. */
  answers: boolean;
  /** Whether it arrives even if its sender dies in the meantime. */
  outlives: boolean;
}

/** How a part of the world treats its callers. The weather differs in each simulation: some parts never fail. */
export interface Weather {
  fate(now: number): Fate;
}

const fine: Fate = { before: 0, arrives: true, after: 0, answers: true, outlives: true };

/** Random weather until the storm is over, and fine weather afterwards. */
export function weatherOf(
  chance: Chance,
  stormEnds: number,
  delays: readonly number[] = usualDelays,
): Weather {
  const failing = chance.of(rates);
  const losing = chance.of(rates);
  // A part that can be very slow is often slow.
  const slowing = chance.of(delays === longDelays ? [0, 3, 1] : [0, 10, 4, 2]);
  const outages = Array.from({ length: chance.below(3) }, () => {
    const start = chance.below(stormEnds);
    return { start, end: Math.min(stormEnds, start + 2_000 + chance.below(80_000)) };
  });
  const happens = (oneIn: number) => oneIn > 0 && chance.oneIn(oneIn);
  const delay = () => (happens(slowing) ? chance.of(delays) : 0);
  return {
    fate(now) {
      if (now >= stormEnds) return fine;
      const isOut = outages.some(({ start, end }) => start <= now && now < end);
      return {
        before: delay(),
        arrives: !isOut && !happens(failing),
        after: delay(),
        answers: !happens(losing),
        outlives: chance.oneIn(2),
      };
    },
  };
}

/** Weather in which each call takes some time but succeeds. */
export function sureWeather(chance: Chance): Weather {
  const slowing = chance.of([0, 3, 1]);
  const delay = () => (slowing > 0 && chance.oneIn(slowing) ? chance.of([20, 100, 300, 700]) : 0);
  return { fate: () => ({ ...fine, before: delay(), after: delay() }) };
}

/** One in this many calls; 0 for none. */
const rates = [0, 0, 40, 12, 6];

const usualDelays = [1, 5, 20, 100, 100, 500, 2_000, 4_500];

/** Delays of a CRM, which may take as long as its adapter waits. */
export const longDelays = [100, 500, 2_000, 5_000, 8_000, 9_000];
