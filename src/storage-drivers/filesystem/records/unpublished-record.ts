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
  /** Returns the record on disk; written on the first call, because a failing condition needs no writing. */
  written(): Promise<TemporaryFile>;
  /** Must be called in any case; never throws. */
  discard(): Promise<void>;
}

/**
 * Gives a value a new etag. Nothing is written yet.
 *
 * @throws TypeError if the value is not a plain JSON object
 * @throws RangeError if `expiresAt` is not a valid time
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
