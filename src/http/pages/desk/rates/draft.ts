import { isServiceBlock, type RateSchedule } from '../../../../core/pricing/rates/rate-schedule.ts';
import { plainNumber } from '../section/plain-number.ts';

/**
 * Returns the schedule with another value at a path; undefined removes the value. Everything else stays unchanged,
 * including unknown keys.
 *
 * @example
 * withValue({ rates: {} }, ['rates', 'editing', 'perTable'], 5); // { rates: { editing: { perTable: 5 } } }
 */
export function withValue(schedule: RateSchedule, path: readonly string[], value: unknown): RateSchedule {
  const [key, ...deeper] = path;
  if (key !== 'rates') return { rates: schedule.rates, ...changed(schedule, path, value) };
  return { ...schedule, rates: changed(schedule.rates, deeper, value) };
}

/** Returns the value at a path as the text of a field. */
export function textAt(schedule: RateSchedule, path: readonly string[]): string {
  let value: unknown = schedule;
  for (const key of path) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return textOf(value);
}

/** Returns a number or a text as the text of a field; nothing of anything else. */
export function textOf(value: unknown): string {
  // Numbers are written out: a price of 0.0000001 must not become 1e-7.
  if (typeof value === 'number')
    return value.toLocaleString('en', { maximumFractionDigits: 20, useGrouping: false });
  return typeof value === 'string' ? value : '';
}

/** Returns the services that have prices of their own. */
export function blocksOf({ rates }: RateSchedule): string[] {
  return Object.keys(rates).filter((name) => isServiceBlock(name, rates[name]));
}

/**
 * Reads a number as people type it. Returns undefined for an empty field, null for anything that is not a number.
 *
 * @example
 * readNumber('0,018'); // 0.018
 */
export function readNumber(text: string): number | undefined | null {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  // What is typed after the point may still be missing.
  const plain = plainNumber(trimmed.replace(/(?<=\d)[.,]$/, ''));
  return plain === null ? null : Number(plain);
}

/** Converts the name of a new service to a key for the schedule. Returns null if it cannot be one. */
export function serviceTypeOf(name: string): string | null {
  const type = name.trim().toLowerCase().replace(/\s+/g, '_');
  return isServiceBlock(type, {}) ? type : null;
}

function changed(
  holder: Readonly<Record<string, unknown>>,
  [key = '', ...deeper]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const { [key]: former, ...others } = holder;
  if (deeper.length > 0) return { ...holder, [key]: changed(isRecord(former) ? former : {}, deeper, value) };
  if (value === undefined) return others;
  return { ...holder, [key]: value };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
