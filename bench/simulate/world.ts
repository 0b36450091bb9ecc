import { createHash } from 'node:crypto';
import type { QueueSettings } from '../../src/core/adapters/store-queue.ts';
import type { Ids, Store } from '../../src/core/ports.ts';
import type { RateSchedule } from '../../src/core/rate-schedule.ts';
import { memoryStore } from '../../src/storage-drivers/memory.ts';
import { type KeptMails, keptMails } from '../../test/core/services/support/kept-mails.ts';
import { type PlainCrm, plainCrm } from '../../test/core/services/support/plain-crm.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { type Breakage, unbroken } from './breakages.ts';
import { type KnownObjects, knownObjects } from './known-objects.ts';
import type { Machine } from './machine.ts';
import { seededIds } from './seeded-ids.ts';
import { VirtualTime } from './virtual-time.ts';
import { type WatchedStore, watchedStore } from './watched-store.ts';
import { longDelays, type Weather, weatherOf } from './weather.ts';

export type Part = 'store' | 'objects' | 'crm' | 'mailer' | 'analyser' | 'receiver';

export interface WorldOptions {
  seed: number;
  /** Called with each thing that happens: `call` for calls to parts, `story` for all else. */
  tell?: ((kind: 'call' | 'story', line: string) => void) | undefined;
  breakage?: Breakage | undefined;
}

/** Everything that is not a process of the desk: it outlives them all. */
export class World {
  readonly time = new VirtualTime();
  /** When faults come to an end, in milliseconds. */
  readonly stormEnds = 6 * 60_000;
  readonly ids: Ids;
  readonly store: Store;
  readonly watched: WatchedStore;
  readonly objects: KnownObjects;
  readonly crm: PlainCrm = plainCrm();
  readonly mailer: KeptMails = keptMails();
  /** Ids of events that the receiver of webhooks got. */
  readonly received = new Set<string>();
  readonly weather: Record<Part, Weather>;
  readonly machines: Machine[] = [];
  readonly breakage: Breakage;
  /** Fewer looks than usual, so that more worlds can be simulated; with short leases, jobs often run in two places. */
  readonly queue: Partial<QueueSettings>;
  /** Lines of logs that are errors, and what was told in them. */
  readonly errors: { message: string; fields: Readonly<Record<string, unknown>> }[] = [];
  /** What clients were answered. */
  readonly answered = {
    submissions: new Map<string, { uploaded: readonly number[] }>(),
    meetings: [] as { roomCode: string; emails: readonly string[] }[],
    crmEvents: [] as string[],
  };
  /** All rates that may ever have been in force. */
  readonly schedules: RateSchedule[] = [];
  /** Against the rules, seen while it happened. */
  readonly faults: string[] = [];
  /** No machine starts. */
  isSwitchedOff = false;
  /** Clients that are not done yet. */
  clients = 0;
  readonly #seed: number;
  readonly #tell: WorldOptions['tell'];
  readonly #digest = createHash('sha256');
  #chances = 0;

  constructor({ seed, tell, breakage = unbroken }: WorldOptions) {
    this.#seed = seed;
    this.#tell = tell;
    this.breakage = breakage;
    this.ids = seededIds(this.chance());
    this.queue = this.chance().oneIn(3)
      ? { pollMilliseconds: 1_000, leaseMilliseconds: 300, interruptions: 1_000 }
      : { pollMilliseconds: 5_000 };
    const clock = { now: () => this.date() };
    this.watched = watchedStore(memoryStore({ clock }), (fault) => this.faults.push(fault));
    this.store = this.watched.store;
    this.objects = knownObjects(clock);
    const weather = (delays?: readonly number[]) => weatherOf(this.chance(), this.stormEnds, delays);
    this.weather = {
      store: weather(),
      objects: weather(),
      crm: weather(longDelays),
      mailer: weather(),
      analyser: weather(),
      receiver: weather(),
    };
  }

  /** A chance of its own for each who asks, so that one does not change the luck of another. */
  chance(): Chance {
    this.#chances += 1;
    return chanceOf(this.#seed * 7_919 + this.#chances * 1_000_003);
  }

  get isCalm(): boolean {
    return this.time.now >= this.stormEnds;
  }

  /** The right time. */
  date(): Date {
    return new Date(epoch + this.time.now);
  }

  note(kind: 'call' | 'story', text: string): void {
    const line = `${(this.time.now / 1000).toFixed(3)} ${text}`;
    this.#digest.update(`${line}\n`);
    this.#tell?.(kind, line);
  }

  /** The same for two simulations in which the same things happened in the same order. Once, at the end. */
  digest(): string {
    return this.#digest.digest('hex');
  }
}

const epoch = Date.parse('2026-11-20T09:00:00.000Z');
