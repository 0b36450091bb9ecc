import type { RecordObjects } from './record-objects.ts';

/** An object whose record has expired. */
export interface SweptRecord {
  name: string;
  mark: string;
  expiresAt: string | null;
}

/**
 * Removes the object of a record that expired more than a day ago; clocks of machines differ by less. It never
 * throws, as the record is gone for everybody already.
 */
export async function sweepRecord(
  objects: RecordObjects,
  { name, mark, expiresAt }: SweptRecord,
  now: Date,
): Promise<void> {
  if (expiresAt === null || now.getTime() - Date.parse(expiresAt) < day) return;
  // What stays is met by a later listing.
  await objects.remove(name, mark).catch(() => {});
}

const day = 24 * 60 * 60 * 1000;
