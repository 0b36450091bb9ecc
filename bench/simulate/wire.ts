import type { Fate } from './weather.ts';
import type { Part, World } from './world.ts';

/** Milliseconds since the start. */
export interface Span {
  start: number;
  end: number;
}

export interface WireOptions {
  /** When it stands still, as a machine does that swaps or is suspended. Of what it began before, nothing waits. */
  stalls: readonly Span[];
  /** When it does not reach the storage, although others do. */
  partitions: readonly Span[];
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
  async call<T>(
    { part, what, isSentAtOnce = false }: Call,
    run: () => Promise<T>,
    failure: () => Error,
  ): Promise<T> {
    const { time, weather } = this.#world;
    await this.#step(isSentAtOnce);
    const fate = this.#isPartitioned(part) ? lost : weather[part].fate(time.now);
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
    await this.#stall();
    if (this.isCut) await never();
  }

  #isPartitioned(part: Part): boolean {
    return (
      (part === 'store' || part === 'objects') &&
      spanAt(this.#world.time.now, this.#options.partitions) !== null
    );
  }

  async #stall(): Promise<void> {
    const { time } = this.#world;
    const span = spanAt(time.now, this.#options.stalls);
    if (span) await time.sleep(span.end - time.now);
  }

  /** One of the moments at which a process can stand still or die. */
  async #step(isSentAtOnce = false): Promise<void> {
    if (!isSentAtOnce) await this.#stall();
    if (!this.isCut && !this.#world.isCalm && ++this.#calls >= this.#options.lifetime) this.#options.died();
    if (this.isCut) await never();
  }
}

/** A call to a part of the world. */
export interface Call {
  part: Part;
  what: string;
  /** Nothing comes between the caller's last look at the time and the sending. */
  isSentAtOnce?: boolean;
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
