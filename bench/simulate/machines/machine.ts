import { storeQueue } from '../../../src/adapters/queue/store-queue.ts';
import { createDesk, type Desk } from '../../../src/core/desk.ts';
import type { Logger } from '../../../src/core/ports.ts';
import type { World } from '../world/world.ts';
import { type MachinePorts, machinePorts } from './machine-ports.ts';
import { Wire, type WireOptions } from './wire.ts';

export interface MachineOptions extends Pick<WireOptions, 'stalls' | 'partitions' | 'ambush'> {
  name: string;
  /** Whether it answers clients. */
  serves: boolean;
  /** Whether it runs jobs. */
  works: boolean;
  /** The number of calls to the world after which it dies. */
  lifetime: number;
  /** How many milliseconds its clock is fast. */
  skew: number;
}

/** A client's connection broke: the request may or may not have been carried out, or may still be. */
export class Disconnected extends Error {}

/** A desk in its own process. */
export class Machine {
  readonly name: string;
  readonly desk: Desk;
  /** Resolves when it has died or was stopped. */
  readonly gone: Promise<void>;
  readonly #world: World;
  readonly #wire: Wire;
  #isServing: boolean;
  #requests = 0;
  #go = () => {};

  constructor(world: World, options: MachineOptions) {
    const { name, serves, works, skew } = options;
    this.#world = world;
    this.name = name;
    this.#isServing = serves;
    this.gone = new Promise((resolve) => {
      this.#go = resolve;
    });
    this.#wire = new Wire(world, { ...options, died: () => this.kill() });
    this.desk = buildDesk(world, machinePorts(world, this.#wire, name), this.#wire, skew);
    world.note('story', `${name} starts`);
    if (works) this.desk.start();
  }

  get isServing(): boolean {
    return this.#isServing && !this.isGone;
  }

  get isGone(): boolean {
    return this.#wire.isCut;
  }

  /** Ends it as a power cut would. */
  kill(): void {
    if (this.isGone) return;
    this.#world.note('story', `${this.name} dies`);
    this.#leave();
  }

  /** Ends it as SIGTERM would: requests are answered, and jobs finish or are handed back. */
  async stop(): Promise<void> {
    this.#isServing = false;
    for (let seconds = 0; this.#requests > 0 && seconds < 20; seconds += 1)
      await this.#world.time.sleep(1_000);
    if (!this.isGone) await Promise.race([this.desk.close(), this.gone]);
    if (this.isGone) return;
    this.#world.note('story', `${this.name} stops`);
    this.#leave();
  }

  /** What a client of this machine gets; throws {@link Disconnected} if the machine dies in the meantime. */
  async request<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
    this.#requests += 1;
    const broken = this.gone.then(() => {
      throw new Disconnected();
    });
    try {
      return await Promise.race([work(this.desk), broken]);
    } finally {
      this.#requests -= 1;
    }
  }

  #leave(): void {
    this.#wire.isCut = true;
    this.#go();
  }
}

/** Where the machines send their events. */
export const receiverUrl = 'https://receiver.example/events';

function buildDesk(world: World, ports: MachinePorts, wire: Wire, skew: number): Desk {
  const clock = { now: () => new Date(world.date().getTime() + skew) };
  const { ids } = world;
  const sleep = (milliseconds: number, signal?: AbortSignal) => wire.sleep(milliseconds, signal);
  const logger = loggerOf(world);
  return createDesk({
    ...ports,
    jobs: storeQueue({ store: ports.store, clock, ids, logger, sleep, ...world.queue }),
    tokens: { issue: async () => ({ token: 'token', url: 'wss://video.example' }) },
    joinUrl: (code) => `https://desk.example/meet/${code}`,
    webhookEndpoints: [{ url: receiverUrl, secret: `whsec_${Buffer.alloc(24).toString('base64')}` }],
    notices: { business: 'The editors', mostToAddress: 1_000, mostByCaller: 1_000 },
    clock,
    ids,
    logger,
    sleep,
  });
}

function loggerOf(world: World): Logger {
  const at =
    (level: string) =>
    (message: string, fields: object = {}) => {
      world.note('call', `${level}: ${message} ${JSON.stringify(fields)}`);
      if (world.climate === 'alone' && takenOver.test(message)) world.faults.push(`alone, but: ${message}`);
      if (level === 'error') world.errors.push({ message, fields: { ...fields } });
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** What a queue logs about a job that another process has taken over, or had before. */
const takenOver = /took over|taken over/;
