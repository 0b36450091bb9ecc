import { DeskError } from '../errors.ts';
import type { Store } from '../ports.ts';
import { currencyOf, type Quote, quote } from '../pricing/quote.ts';
import { type RateSchedule, serviceTypesOf, starterSchedule } from '../pricing/rates/rate-schedule.ts';
import type { Page } from '../records/reading/record-page.ts';
import type { PageRequest } from '../schemas/fields.ts';
import { parseInput } from '../schemas/parse-input.ts';
import { parseRateSchedule } from '../schemas/parse-rate-schedule.ts';
import { previewRequestSchema, ratesBaseSchema, type ServiceList } from '../schemas/pricing.ts';
import { createRateChanges, type PutInForce, type RateChange } from './rate-changes.ts';
import type { ServiceContext } from './service-context.ts';

export type { RateChange } from './rate-changes.ts';

/** A stored schedule with the time of its last change. */
export type StoredRates = RateSchedule & { updatedAt: string };

/** The operator's prices (4.8 and 4.9 of the interface). */
export interface RatesService {
  /** Returns the stored schedule. Throws `rates_not_configured` if there is none. */
  get(): Promise<StoredRates>;
  /**
   * Stores a schedule. One that is already in force keeps its time and is no further change. Throws `rates_invalid`, or
   * `outdated` if there is a `basedOn` that is not the time of the rates in force, and keeps the previous one.
   */
  put(input: unknown): Promise<StoredRates & { warnings?: string[] }>;
  /** Goes back to the starter rates. Returns whether there was a schedule. */
  reset(): Promise<boolean>;
  /** Returns a page of all changes of the rates, newest first. Throws `input_invalid`, `storage_unavailable`. */
  history(page?: PageRequest): Promise<Page<RateChange>>;
  /** Returns when each schedule was put in force, in no particular order. Throws `storage_unavailable`. */
  times(): Promise<PutInForce[]>;
  /** Returns a change of the rates. Throws `not_found`, `storage_unavailable`. */
  change(changeId: string): Promise<RateChange>;
  /**
   * Restores the schedule that a change put in force, or the starter rates if the id is `starter`. This is itself a
   * change, so it can be undone too, unless the schedule is already in force. Throws `not_found`, `rates_invalid`, `storage_unavailable`.
   */
  restore(changeId: string): Promise<RateChange>;
  /** Returns the schedule that quotes are made with: the stored one, or the starter rates. */
  inForce(): Promise<{ schedule: RateSchedule & { updatedAt?: string }; isStarter: boolean }>;
  /**
   * Stores a copy of a schedule, so that a quote made with it can be made again. The same schedule always has the
   * same id. Throws `storage_unavailable`.
   */
  keep(schedule: RateSchedule): Promise<string>;
  /** Stores a copy of the schedule in force. Throws `storage_unavailable`. */
  keepInForce(): Promise<string>;
  /** Returns a stored copy of a schedule. Throws `not_found`, `storage_unavailable`. */
  byId(ratesId: string): Promise<RateSchedule>;
  /** Returns the services that a student can choose from, and the currency of the prices. */
  services(): Promise<ServiceList>;
  /**
   * Returns the quote that a schedule would yield, before it is stored. Throws `input_invalid`, `rates_invalid`,
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
      const { basedOn } = parseInput(ratesBaseSchema, input);
      const { updatedAt } = await changes.put(schedule, basedOn);
      const next = { ...schedule, updatedAt };
      return warnings.length > 0 ? { ...next, warnings } : next;
    },
    async reset() {
      if (!(await stored())) return false;
      await changes.reset();
      return true;
    },
    history: changes.list,
    times: changes.times,
    change: changes.find,
    async restore(changeId) {
      const { schedule } = changeId === 'starter' ? { schedule: null } : await changes.find(changeId);
      const { changeId: newId } = schedule
        ? await changes.put(parseRateSchedule(schedule).schedule)
        : await changes.reset();
      return changes.find(newId);
    },
    async services() {
      const { schedule, isStarter } = await inForce();
      const services = serviceTypesOf(schedule).map((serviceType) => ({ serviceType }));
      return { services, currency: currencyOf(schedule), ...(isStarter && { isStarter }) };
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
