import { decodeRecord, encodeRecord, type StoredRecord } from '../record.ts';

/**
 * Returns how the text of this version of a record begins, and that of no other version: its key and its etag. So a
 * script can identify a version without parsing JSON.
 */
export function headOf({ key, etag }: { key: string; etag: string }): string {
  const text = encodeRecord({ key, etag, expiresAt: null, value: {} });
  return text.slice(0, text.lastIndexOf(',"expiresAt":'));
}

/** Returns how many of a record's first bytes {@link decodeHead} needs to know everything but its value. */
export function headLength(key: string): number {
  const etag = '00000000-0000-0000-0000-000000000000';
  const expiresAt = '+275760-09-13T00:00:00.000Z';
  return Buffer.byteLength(encodeRecord({ key, etag, expiresAt, value: {} }));
}

/** Returns a record with an empty value, from the first bytes of its text; null if they do not belong to a record. */
export function decodeHead(start: string): StoredRecord | null {
  // Quotes inside a key are escaped, so the first text that looks like the member is the member.
  const end = start.indexOf(member);
  return end < 0 ? null : decodeRecord(`${start.slice(0, end)}${member}{}}`);
}

const member = ',"value":';
