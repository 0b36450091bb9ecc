import { createHash } from 'node:crypto';
import { DeskError } from '../errors.ts';
import type { Store } from '../ports.ts';
import { currencyOf, type Quote, quote } from '../pricing/quote.ts';
import { type RateSchedule, serviceTypesOf, starterSchedule } from '../pricing/rate-schedule.ts';
import { parseInput } from '../schemas/parse-input.ts';
import { parseRateSchedule } from '../schemas/parse-rate-schedule.ts';
import { previewRequestSchema, type ServiceList } from '../schemas/pricing.ts';
import type { ServiceContext } from './service-context.ts';

/** A stored schedule with the time of its last change. */
export type StoredRates = RateSchedule & { updatedAt: string };

/** The operator's prices (4.8 and 4.9 of the interface). */
export interface RatesService {
  /** Throws `rates_not_configured` while none is stored. */
  get(): Promise<StoredRates>;
  /** Stores a schedule. Throws `rates_invalid` and keeps the former one. */
  put(input: unknown): Promise<StoredRates & { warnings?: string[] }>;
  /** Back to the starter rates. Whether there was a schedule. */
  reset(): Promise<boolean>;
  /** What quotes are made with: the stored schedule, or the starter rates. */
  inForce(): Promise<{ schedule: RateSchedule; isStarter: boolean }>;
  /**
   * Keeps a schedule as it is, so that a quote made with it can be made again. The same schedule has the same id. Throws
   * `storage_unavailable`.
   */
  keep(schedule: RateSchedule): Promise<string>;
  /** Keeps the schedule that is in force. Throws `storage_unavailable`. */
  keepInForce(): Promise<string>;
  /** A schedule that was kept. Throws `not_found`, `storage_unavailable`. */
  byId(ratesId: string): Promise<RateSchedule>;
  /** What a student can choose from, and the currency of the prices. */
  services(): Promise<ServiceList>;
  /**
   * The quote that a schedule would give, before it is stored. Throws `input_invalid`, `rates_invalid`,
   * `service_type_unknown`.
   */
  preview(input: unknown): Quote;
}

export function createRates({ store, clock }: ServiceContext & { store: Store }): RatesService {
  const stored = async () => (await store.get<StoredRates>(ratesKey))?.value ?? null;
  const inForce = async () => {
    const schedule = await stored();
    return schedule ? { schedule, isStarter: false } : { schedule: starterSchedule, isStarter: true };
  };
  const keep = async (schedule: RateSchedule) => {
    const { updatedAt: _updatedAt, ...kept } = schedule;
    const ratesId = idOf(kept);
    await store.put(keptKey(ratesId), kept, { condition: { ifNoneMatch: '*' } });
    return ratesId;
  };
  return {
    inForce,
    keep,
    keepInForce: async () => keep((await inForce()).schedule),
    async byId(ratesId) {
      const kept = await store.get<RateSchedule>(keptKey(ratesId));
      if (!kept) throw unknownRates();
      return kept.value;
    },
    async get() {
      const schedule = await stored();
      if (!schedule) throw notConfigured();
      return schedule;
    },
    async put(input) {
      const { schedule, warnings } = parseRateSchedule(input);
      const next = { ...schedule, updatedAt: clock.now().toISOString() };
      await store.put(ratesKey, next);
      return warnings.length > 0 ? { ...next, warnings } : next;
    },
    reset: () => store.delete(ratesKey),
    async services() {
      const { schedule } = await inForce();
      const services = serviceTypesOf(schedule).map((serviceType) => ({ serviceType }));
      return { services, currency: currencyOf(schedule) };
    },
    preview(input) {
      const { analysis, serviceType, schedule } = parseInput(previewRequestSchema, input);
      return quote(analysis, serviceType, parseRateSchedule(schedule).schedule);
    },
  };
}

const ratesKey = 'config/rate-schedule';

/** By its content, so that keeping it twice is keeping it once. */
function idOf(schedule: RateSchedule): string {
  return createHash('sha256').update(JSON.stringify(schedule)).digest('hex').slice(0, 32);
}

function keptKey(ratesId: string): string {
  return `rate-schedules/${ratesId}`;
}

function unknownRates(): DeskError {
  return new DeskError('not_found', 'These rates are not kept any more.', { details: { kind: 'rates' } });
}

function notConfigured(): DeskError {
  return new DeskError(
    'rates_not_configured',
    'No rate schedule has been stored yet; quotes use the starter rates until one is.',
  );
}
