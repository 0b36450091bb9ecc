import { randomUUID } from 'node:crypto';
import type { Clock, PutCondition, Stored } from '../core/ports.ts';

/** A record as it is stored. */
export interface StoredRecord {
  key: string;
  /** New with every write, even of the same value, so that of several writers only one finds it unchanged. */
  etag: string;
  /** ISO 8601, or null for a record that does not expire. */
  expiresAt: string | null;
  value: object;
}

/**
 * Encodes a record as one line of JSON.
 *
 * @throws TypeError if the value is not a plain JSON object (a Date, something circular, a BigInt inside)
 */
export function encodeRecord(record: StoredRecord): string {
  const { key, etag, expiresAt, value } = record;
  const isObject = typeof value === 'object' && value !== null;
  const speaksForItself = isObject && 'toJSON' in value && typeof value.toJSON === 'function';
  if (!isObject || speaksForItself) throw new TypeError('A record must be a plain JSON object.');
  return `${JSON.stringify({ key, etag, expiresAt, value })}\n`;
}

/**
 * Decodes what {@link encodeRecord} wrote; returns null for anything else.
 *
 * @example
 * decodeRecord('{"key":"submissions/42","eta'); // null
 */
export function decodeRecord(content: string | Uint8Array): StoredRecord | null {
  const found = parse(content);
  if (typeof found !== 'object' || found === null) return null;
  if (!('key' in found && 'etag' in found && 'expiresAt' in found && 'value' in found)) return null;
  const { key, etag, expiresAt, value } = found;
  if (typeof key !== 'string' || typeof etag !== 'string' || !uuid.test(etag)) return null;
  if (expiresAt !== null && (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt))))
    return null;
  if (typeof value !== 'object' || value === null) return null;
  return { key, etag, expiresAt, value };
}

/** A version of a record that is about to be written, with its text. */
export interface EncodedRecord extends Omit<StoredRecord, 'value'> {
  text: string;
}

/**
 * Gives a value the etag of a new version, and encodes both.
 *
 * @throws TypeError if the value is not a plain JSON object
 * @throws RangeError if `expiresAt` is not a valid time
 */
export function encodedRecord(key: string, value: object, expiresAt: Date | undefined): EncodedRecord {
  const record = { key, etag: randomUUID(), expiresAt: expiresAt?.toISOString() ?? null };
  return { ...record, text: encodeRecord({ ...record, value }) };
}

/** Returns the record unless it has expired. */
export function liveRecord(record: StoredRecord | null, clock: Clock): StoredRecord | null {
  return record === null || isExpired(record, clock.now()) ? null : record;
}

/** Returns what a store tells of a record. */
export function storedIn<T extends object>(record: StoredRecord | null): Stored<T> | null {
  // Only the caller, who stored it, knows the type of the value under a key.
  return record && { value: record.value as T, etag: record.etag };
}

/** Whether a record has expired at the given time. */
export function isExpired(record: StoredRecord, now: Date): boolean {
  return record.expiresAt !== null && Date.parse(record.expiresAt) <= now.getTime();
}

/** Whether a put with this condition may proceed, given the current record, or null if there is none. */
export function holds(condition: PutCondition | undefined, record: StoredRecord | null): boolean {
  if (condition === undefined) return true;
  // A missing mark, which JavaScript lets pass, is the mark of no record.
  return 'ifMatch' in condition ? record !== null && record.etag === condition.ifMatch : record === null;
}

/** An etag becomes part of file names, so text that someone wrote into a file by hand is rejected. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function parse(content: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof content === 'string' ? content : utf8.decode(content));
  } catch {
    return null;
  }
}

/** Bytes that are not UTF-8 would otherwise become a record with different text from what was stored. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
