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
  return {
    inForce,
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

function notConfigured(): DeskError {
  return new DeskError(
    'rates_not_configured',
    'No rate schedule has been stored yet; quotes use the starter rates until one is.',
  );
}
