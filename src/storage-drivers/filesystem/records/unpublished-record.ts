import { randomUUID } from 'node:crypto';
import { keyFile } from '../../key-file.ts';
import { encodeRecord } from '../../record.ts';
import { openTemporary, type TemporaryFile } from '../files/temporary-file.ts';
import { noteExpiry } from './expiry-calendar.ts';
import { recordExtension } from './file-records.ts';

/** A record that is to be published under its key, however many attempts that takes. */
export interface UnpublishedRecord {
  /** Where it will be, relative to the store's folder. */
  file: string;
  etag: string;
  /** The record on the disk; written when first asked for, as a condition that fails needs no writing. */
  written(): Promise<TemporaryFile>;
  /** Call it in any case; it never throws. */
  discard(): Promise<void>;
}

/**
 * Gives a value a mark of its own. Nothing is written yet.
 *
 * @throws TypeError when the value is no plain JSON object
 * @throws RangeError when `expiresAt` is no time
 */
export function unpublishedRecord(
  folder: string,
  content: { key: string; value: object; expiresAt: Date | undefined },
): UnpublishedRecord {
  const { key, value } = content;
  const expiresAt = content.expiresAt?.toISOString() ?? null;
  const etag = randomUUID();
  const file = keyFile(key, recordExtension);
  const text = encodeRecord({ key, etag, expiresAt, value });
  let temporary: TemporaryFile | undefined;
  return {
    file,
    etag,
    async written() {
      if (temporary === undefined) {
        if (expiresAt !== null) await noteExpiry(folder, file, expiresAt);
        temporary = await openTemporary(folder);
        await temporary.handle.writeFile(text);
        await temporary.sync();
      }
      return temporary;
    },
    async discard() {
      await temporary?.discard();
    },
  };
}
