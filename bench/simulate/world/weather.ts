import type { Chance } from '../../chance.ts';

/** What becomes of one call to a part of the world. Times are milliseconds. */
export interface Fate {
  /** How long it is on its way. */
  before: number;
  /** Whether it comes to anything. */
  arrives: boolean;
  /** How long its answer is on the way. */
  after: number;
  /** Whether its answer comes back. */
  answers: boolean;
  /** Whether it still arrives when the process that sent it dies meanwhile. */
  outlives: boolean;
}

/** How a part of the world treats its callers. Each simulation has other weather: some parts are well all the time. */
export interface Weather {
  fate(now: number): Fate;
}

const fine: Fate = { before: 0, arrives: true, after: 0, answers: true, outlives: true };

/** Weather by chance until the storm is over, and fine weather afterwards. */
export function weatherOf(
  chance: Chance,
  stormEnds: number,
  delays: readonly number[] = usualDelays,
): Weather {
  const failing = chance.of(rates);
  const losing = chance.of(rates);
  // A part that can be very slow is so often.
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

/** Each call takes some time, and comes to its end. */
export function sureWeather(chance: Chance): Weather {
  const slowing = chance.of([0, 3, 1]);
  const delay = () => (slowing > 0 && chance.oneIn(slowing) ? chance.of([20, 100, 300, 700]) : 0);
  return { fate: () => ({ ...fine, before: delay(), after: delay() }) };
}

/** One in so many calls; 0 for none. */
const rates = [0, 0, 40, 12, 6];

const usualDelays = [1, 5, 20, 100, 100, 500, 2_000, 4_500];

/** Those of a CRM, which may take as long as its adapter waits. */
export const longDelays = [100, 500, 2_000, 5_000, 8_000, 9_000];
