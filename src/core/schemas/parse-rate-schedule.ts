import type * as z from 'zod';
import { DeskError } from '../errors.ts';
import {
  adminFeeOf,
  defaultAdminFee,
  defaultCurrency,
  quoted,
  type RateSchedule,
  ratesFor,
  serviceTypesOf,
} from '../pricing/rates/rate-schedule.ts';
import { unknownRates } from '../pricing/rates/unknown-rates.ts';
import { rateScheduleSchema } from './pricing.ts';

export interface ParsedRateSchedule {
  /** The schedule as given, with `adminFee` filled in. */
  schedule: RateSchedule;
  /** Full sentences about what in the schedule has no effect or is likely to be a mistake. */
  warnings: string[];
}

/**
 * Reads a rate schedule from JSON from any source: the body of a PUT, a file, a stored record.
 *
 * Keys that thesisdesk does not know are kept as they are and named in `warnings`. An absent `adminFee` becomes 25,
 * or 0 with `adminFeePercent`, for which it is the minimum fee. `updatedAt` and `warnings` next to `rates` are
 * dropped, so that a response of `GET /config/rate-schedule` can be sent back. The input is never changed.
 *
 * Throws `rates_invalid` for an invalid value of a known key (such as null), and for input that JSON cannot represent
 * or that is nested more than 20 levels deep; `details.path` says where: "rates.editing.perTable", "" for the whole.
 *
 * @example
 * const { schedule, warnings } = parseRateSchedule({ rates: { editing: { textPerWord: 0.02, perPage: 3 } } });
 * schedule.adminFee; // 25
 * warnings; // ['"rates.editing.perPage" is not a key that thesisdesk knows. It is kept and has no effect.']
 */
export function parseRateSchedule(input: unknown): ParsedRateSchedule {
  const { success, data, error } = rateScheduleSchema.safeParse(copyOf(input ?? null, []));
  if (!success) throw invalid(error.issues[0]);
  const { updatedAt: _updatedAt, warnings: _warnings, basedOn: _basedOn, ...given } = data;
  const schedule: RateSchedule = { ...given, adminFee: adminFeeOf(given) };
  return { schedule, warnings: [...unknownRates(schedule), ...doubts(given)] };
}

function invalid(issue: z.core.$ZodIssue | undefined): DeskError {
  return refused(issue?.path ?? [], `${issue?.message ?? 'is not valid'}.`);
}

function refused(keys: readonly PropertyKey[], predicate: string): DeskError {
  const path = keys.map(String).join('.');
  const subject = path === '' ? 'The rate schedule' : quoted(path);
  return new DeskError('rates_invalid', `${subject} ${predicate}`, { details: { path } });
}

/**
 * Returns a copy that contains only JSON, so that whatever is accepted can be stored and read back unchanged.
 * `__proto__` is refused: copying such a key from object to object is how prototypes get polluted.
 */
function copyOf(value: unknown, keys: readonly string[]): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw refused(keys, 'must be a finite number.');
    return value + 0; // turns minus zero, which does not survive JSON, into a plain zero
  }
  if (keys.length > deepest) throw refused(keys.slice(0, 3), 'is nested too deeply.');
  if (Array.isArray(value)) return value.map((item, index) => copyOf(item, [...keys, String(index)]));
  if (!isPlainObject(value)) throw refused(keys, 'is not a value that JSON can hold.');
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(
    entries.map(([key, entry]) => {
      if (key === '__proto__') throw refused([...keys, key], 'is not allowed as a name.');
      return [key, copyOf(entry, [...keys, key])];
    }),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Warns of what is valid but seldom intended. */
function doubts(given: RateSchedule): string[] {
  const { rates, adminFee, adminFeePercent: percent } = given;
  const currency = rates.currency ?? given.currency ?? defaultCurrency;
  const warnings: string[] = [];
  const unpriced = serviceTypesOf(given).filter((type) =>
    ratesFor(given, type).every((list) => Object.keys(list.prices).length === 0),
  );
  if (unpriced.length > 0) {
    const types = unpriced.join(', ');
    warnings.push(`No price is set for ${types}; such a quote is only the minimum and the fee.`);
  }
  if (percent !== undefined && percent > 0 && percent < 1) {
    warnings.push(`adminFeePercent is ${percent}, which is less than one percent. For 15 percent write 15.`);
  }
  if (adminFee === undefined && percent === undefined && currency !== defaultCurrency) {
    warnings.push(`adminFee is not set, so the fee is ${defaultAdminFee} ${currency}.`);
  }
  for (const key of ['currency', 'minimum', 'revisionPercent'] as const) {
    const isTwofold = given[key] !== undefined && rates[key] !== undefined && given[key] !== rates[key];
    if (isTwofold) warnings.push(`${key} is set twice. The one in rates counts.`);
  }
  return warnings;
}

const deepest = 20;
