import type { Fate } from '../world/weather.ts';
import type { Part, World } from '../world/world.ts';
import type { Ambush, Moment } from './ambush.ts';

/** Milliseconds since the start. */
export interface Span {
  start: number;
  end: number;
}

export interface WireOptions {
  name: string;
  /** When it stands still, as a machine does that swaps or is suspended. Of what it began before, nothing waits. */
  stalls: readonly Span[];
  /** When it does not reach the storage, although others do. */
  partitions: readonly Span[];
  /** What befalls it at moments of which it is not to know. */
  ambush: Ambush | null;
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
  readonly #stalls: Span[];
  readonly #partitions: Span[];
  #calls = 0;

  constructor(world: World, options: WireOptions) {
    this.#world = world;
    this.#options = options;
    this.#stalls = [...options.stalls];
    this.#partitions = [...options.partitions];
  }

  /** Runs a call in this weather, and throws `failure` where it fails or its answer is lost. */
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

  /** Waits, for ever where the process dies meanwhile. */
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

  /** Falls into an ambush, or not. What becomes of what was just sent, where that is not up to the weather. */
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
  /** One at which it may fall into an ambush. */
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
