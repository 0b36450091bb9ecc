import { createHash } from 'node:crypto';
import type { QueueSettings } from '../../../src/adapters/queue/store-queue.ts';
import type { Ids, Store } from '../../../src/core/ports.ts';
import type { RateSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { type KeptMails, keptMails } from '../../../test/core/services/support/kept-mails.ts';
import { type PlainCrm, plainCrm } from '../../../test/core/services/support/plain-crm.ts';
import { type Chance, chanceOf } from '../../chance.ts';
import { type Breakage, unbroken } from '../breakages.ts';
import type { Machine } from '../machines/machine.ts';
import { type Climate, climateOf } from './climate.ts';
import { type KnownObjects, knownObjects } from './known-objects.ts';
import { seededIds } from './seeded-ids.ts';
import { VirtualTime } from './virtual-time.ts';
import { type WatchedStore, watchedStore } from './watched-store.ts';
import { longDelays, sureWeather, type Weather, weatherOf } from './weather.ts';

export type Part = 'store' | 'objects' | 'crm' | 'mailer' | 'analyser' | 'receiver';

export interface WorldOptions {
  seed: number;
  /** Called for everything that happens: `call` for calls to parts of the world, `story` for everything else. */
  tell?: ((kind: 'call' | 'story', line: string) => void) | undefined;
  breakage?: Breakage | undefined;
}

/** Everything outside the desk's processes. It outlives them all. */
export class World {
  readonly time = new VirtualTime();
  /** When the faults end, in milliseconds. */
  readonly stormEnds = 6 * 60_000;
  readonly ids: Ids;
  readonly store: Store;
  readonly watched: WatchedStore;
  readonly objects: KnownObjects;
  readonly crm: PlainCrm = plainCrm();
  /** The values that changed deals show. */
  readonly dealValues = new Map<string, number>();
  readonly mailer: KeptMails = keptMails();
  /** How often the webhook receiver got each event, by id. */
  readonly received = new Map<string, number>();
  readonly climate: Climate;
  readonly weather: Record<Part, Weather>;
  readonly machines: Machine[] = [];
  readonly breakage: Breakage;
  /** Polls less often than usual, so that we can simulate more worlds; short leases make jobs often run in two places. */
  readonly queue: Partial<QueueSettings>;
  /** Logged errors, with their fields. */
  readonly errors: { message: string; fields: Readonly<Record<string, unknown>> }[] = [];
  /** What clients were told. */
  readonly answered = {
    submissions: new Map<string, { uploaded: readonly number[] }>(),
    meetings: [] as { roomCode: string; emails: readonly string[] }[],
    crmEvents: [] as string[],
    versions: [] as { submissionId: string; version: number; line: string }[],
    revisions: [] as { submissionId: string; revisionId: string; words: number }[],
  };
  /** All rates that may have been in force at some time. */
  readonly schedules: RateSchedule[] = [];
  /** Violations of the rules that were seen as they happened. */
  readonly faults: string[] = [];
  /** While true, no machine starts. */
  isSwitchedOff = false;
  /** Number of clients that have not finished. */
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
    this.climate = climateOf(this.chance());
    this.queue = this.chance().of(queuesIn[this.climate]);
    const clock = { now: () => this.date() };
    this.watched = watchedStore(memoryStore({ clock }), {
      now: () => this.time.now,
      tell: (fault) => this.faults.push(fault),
    });
    this.store = this.watched.store;
    this.objects = knownObjects(clock);
    const weather = (delays?: readonly number[]) => {
      const chance = this.chance();
      return this.#isSure(chance) ? sureWeather(chance) : weatherOf(chance, this.stormEnds, delays);
    };
    this.weather = {
      store: weather(),
      objects: weather(),
      crm: weather(longDelays),
      mailer: weather(),
      analyser: weather(),
      receiver: weather(),
    };
  }

  /** A separate sequence of random numbers for each caller, so that none changes the luck of another. */
  chance(): Chance {
    this.#chances += 1;
    return chanceOf(this.#seed * 7_919 + this.#chances * 1_000_003);
  }

  /** Whether a part never fails. Ambushed machines lose their jobs to others, which must be able to get on with them. */
  #isSure(chance: Chance): boolean {
    return this.climate === 'sure' || (this.climate === 'takeovers' && !chance.oneIn(3));
  }

  get isCalm(): boolean {
    return this.time.now >= this.stormEnds;
  }

  /** The correct time, which machines' clocks may differ from. */
  date(): Date {
    return new Date(epoch + this.time.now);
  }

  /** Delivers an event to the webhook receiver. */
  receive(id: string): void {
    const doneAt = this.watched.doneJobs.get(`delivery/${id}`) ?? Number.POSITIVE_INFINITY;
    // Another run may still have been delivering it then; during the storm, that can take long.
    if (this.time.now > Math.max(doneAt + 30_000, this.stormEnds + 60_000))
      this.faults.push(`event ${id} was sent again after its delivery had ended`);
    this.received.set(id, (this.received.get(id) ?? 0) + 1);
  }

  note(kind: 'call' | 'story', text: string): void {
    const line = `${(this.time.now / 1000).toFixed(3)} ${text}`;
    this.#digest.update(`${line}\n`);
    this.#tell?.(kind, line);
  }

  /** Equal for two simulations in which the same things happened in the same order. Call it once, at the end. */
  digest(): string {
    return this.#digest.digest('hex');
  }
}

const usualLeases = { pollMilliseconds: 5_000 };
/** Shorter than the difference between clocks, and than a call takes. */
const shortLeases = { pollMilliseconds: 2_000, leaseMilliseconds: 300, interruptions: 1_000 };
/** So short that another machine takes over before a deal can be created. */
const fairLeases = { pollMilliseconds: 2_000, leaseMilliseconds: 3_000, interruptions: 1_000 };

const queuesIn: Record<Climate, readonly Partial<QueueSettings>[]> = {
  mixed: [usualLeases, usualLeases, shortLeases],
  takeovers: [usualLeases, fairLeases, shortLeases],
  sure: [usualLeases],
  alone: [usualLeases, shortLeases],
};

const epoch = Date.parse('2026-11-20T09:00:00.000Z');
