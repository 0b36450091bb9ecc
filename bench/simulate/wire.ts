import type { Chance } from '../chance.ts';
import type { Weather } from './weather.ts';
import type { World } from './world.ts';

export interface WireOptions {
  chance: Chance;
  /** The calls after which the process dies, at the last of them. */
  lifetime: number;
  /** Called when it dies by itself. */
  died(): void;
}

/** One process's way to the world. When it is cut, nothing comes back any more; what is on its way may still arrive. */
export class Wire {
  isCut = false;
  readonly #world: World;
  readonly #options: WireOptions;
  #calls = 0;

  constructor(world: World, options: WireOptions) {
    this.#world = world;
    this.#options = options;
  }

  /** Runs a call in this weather, and throws `failure` where it fails or its answer is lost. */
  async call<T>(what: string, weather: Weather, run: () => Promise<T>, failure: () => Error): Promise<T> {
    const { time } = this.#world;
    await this.#step();
    const fate = weather.fate(time.now);
    if (fate.before > 0) await time.sleep(fate.before);
    if (this.isCut && !fate.outlives) return never();
    this.#world.note(
      'call',
      `${what}${fate.arrives ? '' : ' fails'}${fate.answers ? '' : ' loses its answer'}`,
    );
    if (!fate.arrives) {
      if (this.isCut) return never();
      throw failure();
    }
    const answer = await outcomeOf(run());
    if (fate.after > 0) await time.sleep(fate.after);
    await this.#step();
    if (!fate.answers) throw failure();
    if ('error' in answer) throw answer.error;
    return answer.value;
  }

  /** Waits, for ever where the process dies meanwhile. */
  async sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    await this.#world.time.sleep(milliseconds, signal);
    if (this.isCut) await never();
  }

  /** One of the moments at which a process can die. */
  async #step(): Promise<void> {
    if (!this.isCut && !this.#world.isCalm && ++this.#calls >= this.#options.lifetime) this.#options.died();
    if (this.isCut) await never();
  }
}

export function never(): Promise<never> {
  return new Promise(() => {});
}

async function outcomeOf<T>(work: Promise<T>): Promise<{ value: T } | { error: unknown }> {
  return work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}
