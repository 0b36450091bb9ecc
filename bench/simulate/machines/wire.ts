import type { Fate } from '../world/weather.ts';
import type { Part, World } from '../world/world.ts';
import type { Ambush, Moment } from './ambush.ts';

/** In milliseconds since the start. */
export interface Span {
  start: number;
  end: number;
}

export interface WireOptions {
  name: string;
  /** When it stalls, as a machine that swaps or is suspended does. What it has already sent goes on. */
  stalls: readonly Span[];
  /** When it cannot reach the storage, although others can. */
  partitions: readonly Span[];
  /** What happens to it at the worst moments, which it cannot foresee. */
  ambush: Ambush | null;
  /** The number of calls that the process makes; it dies at the last one. */
  lifetime: number;
  /** Called when the process dies by itself. */
  died(): void;
}

/** One process's connection to the world. Once it is cut, nothing comes back, but what is on its way may still arrive. */
export class Wire {
  isCut = false;
  readonly #world: World;
  readonly #options: WireOptions;
  readonly #stalls: Span[];
  readonly #partitions: Span[];
  #calls = 0;

  constructor(world: World, options: WireOptions) {
    this.#world = world;
    this.#options = options;
    this.#stalls = [...options.stalls];
    this.#partitions = [...options.partitions];
  }

  /** Runs a call in the current weather; throws `failure` if the call fails or its answer is lost. */
  async call<T>(
    { part, what, isSentAtOnce = false, moment }: Call,
    run: () => Promise<T>,
    failure: () => Error,
  ): Promise<T> {
    const { time, weather } = this.#world;
    if (moment && !isSentAtOnce) this.#befall('step');
    await this.#step(isSentAtOnce);
    const usual = this.#isPartitioned(part) ? lost : weather[part].fate(time.now);
    const fate = (usual.arrives && moment && moment !== 'step' && this.#befall(moment)) || usual;
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

  /** Waits; never resolves if the process dies in the meantime. */
  async sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    await this.#world.time.sleep(milliseconds, signal);
    await this.#stall();
    if (this.isCut) await never();
  }

  #isPartitioned(part: Part): boolean {
    return (
      (part === 'store' || part === 'objects') && spanAt(this.#world.time.now, this.#partitions) !== null
    );
  }

  /** May fall into an ambush. Returns what happens to what was just sent; null leaves that to the weather. */
  #befall(moment: Moment): Fate | null {
    const { ambush, died } = this.#options;
    const { time, isCalm, stormEnds } = this.#world;
    const blow = isCalm ? null : ambush?.(moment);
    if (!blow) return null;
    const span = { start: time.now, end: Math.min(stormEnds, time.now + blow.milliseconds) };
    this.#world.note('story', `${this.#options.name}, at its ${moment}: ${blow.outage}`);
    if (blow.outage === 'stall') this.#stalls.push(span);
    if (blow.outage === 'partition') this.#partitions.push(span);
    if (blow.outage === 'death') died();
    return blow.fate;
  }

  async #stall(): Promise<void> {
    const { time } = this.#world;
    const span = spanAt(time.now, this.#stalls);
    if (span) await time.sleep(span.end - time.now);
  }

  /** A moment at which a process can stall or die. */
  async #step(isSentAtOnce = false): Promise<void> {
    if (!isSentAtOnce) await this.#stall();
    if (!this.isCut && !this.#world.isCalm && ++this.#calls >= this.#options.lifetime) this.#options.died();
    if (this.isCut) await never();
  }
}

/** Describes a call to a part of the world. */
export interface Call {
  part: Part;
  what: string;
  /** Whether it is sent without a pause after the caller's last look at the clock. */
  isSentAtOnce?: boolean;
  /** The moment of this call, if it is one at which the process may fall into an ambush. */
  moment?: Moment | undefined;
}

const lost: Fate = { before: 0, arrives: false, after: 0, answers: false, outlives: false };

function spanAt(now: number, spans: readonly Span[]): Span | null {
  return spans.find(({ start, end }) => start <= now && now < end) ?? null;
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
