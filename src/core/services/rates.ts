import { DeskError } from '../errors.ts';
import type { Store } from '../ports.ts';
import { currencyOf, type Quote, quote } from '../pricing/quote.ts';
import { type RateSchedule, serviceTypesOf, starterSchedule } from '../pricing/rate-schedule.ts';
import type { Page } from '../records/record-page.ts';
import type { PageRequest } from '../schemas/fields.ts';
import { parseInput } from '../schemas/parse-input.ts';
import { parseRateSchedule } from '../schemas/parse-rate-schedule.ts';
import { previewRequestSchema, type ServiceList } from '../schemas/pricing.ts';
import { createRateChanges, type RateChange } from './rates/rate-changes.ts';
import type { ServiceContext } from './service-context.ts';

export type { RateChange } from './rates/rate-changes.ts';

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
  /** A page of all changes of the rates, newest first. Throws `input_invalid`, `storage_unavailable`. */
  history(page?: PageRequest): Promise<Page<RateChange>>;
  /** A change of the rates. Throws `not_found`, `storage_unavailable`. */
  change(changeId: string): Promise<RateChange>;
  /**
   * Puts in force again what was in force from a change on. It is a further change, so that it can be taken back as well.
   * Throws `not_found`, `rates_invalid`, `storage_unavailable`.
   */
  restore(changeId: string): Promise<RateChange>;
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
  const changes = createRateChanges({ store, clock });
  const { stored, keep } = changes;
  const inForce = async () => {
    const schedule = await stored();
    return schedule ? { schedule, isStarter: false } : { schedule: starterSchedule, isStarter: true };
  };
  return {
    inForce,
    keep,
    keepInForce: async () => keep((await inForce()).schedule),
    byId: changes.byId,
    async get() {
      const schedule = await stored();
      if (!schedule) throw notConfigured();
      return schedule;
    },
    async put(input) {
      const { schedule, warnings } = parseRateSchedule(input);
      const { updatedAt } = await changes.put(schedule);
      const next = { ...schedule, updatedAt };
      return warnings.length > 0 ? { ...next, warnings } : next;
    },
    async reset() {
      if (!(await stored())) return false;
      await changes.reset();
      return true;
    },
    history: changes.list,
    change: changes.find,
    async restore(changeId) {
      const { schedule } = await changes.find(changeId);
      const { changeId: newId } = schedule
        ? await changes.put(parseRateSchedule(schedule).schedule)
        : await changes.reset();
      return changes.find(newId);
    },
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

function notConfigured(): DeskError {
  return new DeskError(
    'rates_not_configured',
    'No rate schedule has been stored yet; quotes use the starter rates until one is.',
  );
}
