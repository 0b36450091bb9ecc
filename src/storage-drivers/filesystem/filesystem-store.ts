import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DeskError } from '../../core/errors.ts';
import { systemClock } from '../../core/ports/system.ts';
import type { Clock, Store } from '../../core/ports.ts';
import { damageOf } from '../../core/records/reading/damaged-record.ts';
import { keyFile } from '../key-file.ts';
import { encodedRecord, holds, isExpired, liveRecord, type StoredRecord, storedIn } from '../record.ts';
import { guarded, guardedList } from '../storage-failure.ts';
import { listEntries, listKeys, listVersions } from './files/list-keys.ts';
import { openTemporary, removeFile, type TemporaryFile } from './files/temporary-file.ts';
import { noteExpiry } from './records/expiry-calendar.ts';
import { expirySweep } from './records/expiry-sweep.ts';
import { fileRecords, recordExtension } from './records/file-records.ts';
import type { Patience } from './records/version-claim.ts';

export interface FilesystemStoreOptions {
  /** The folder for the records; created if missing, and used for nothing else. */
  folder: string;
  /** Decides what has expired. @default the system's time */
  clock?: Clock | undefined;
  /**
   * Milliseconds after which a lock that has not moved counts as left behind, if nothing is known about its owner,
   * for example one in another container. The death of an owner on this machine is noticed immediately.
   *
   * @default 15_000
   */
  lockLimit?: number | undefined;
}

/**
 * A store in a folder on this machine, with one JSON file per record. Any number of processes may use the folder at
 * the same time. It needs a POSIX file system with hard and symbolic links. A write that has resolved is on disk.
 * Expired records are removed the day after, while others are being written.
 *
 * A record is created by a link and replaced by a rename, so readers need no lock and see whole records. Replacing
 * and removing take a lock on the old version; see `records/version-claim.ts`. unstorage has no conditions, so only
 * the reading of its driver is used; see `files/plain-files.ts`.
 *
 * @throws DeskError `storage_unavailable`, from each method, if the disk fails or a file is damaged
 *
 * @example
 * const store = filesystemStore({ folder: 'data/records' });
 * const created = await store.put('rates', { adminFee: 25 }, { condition: { ifNoneMatch: '*' } });
 */
export function filesystemStore(options: FilesystemStoreOptions): Store {
  const { clock = systemClock, lockLimit = 15_000 } = options;
  const folder = resolve(options.folder);
  const records = fileRecords(folder);
  const sweep = expirySweep(records, { clock, lockLimit });

  const isLive = (record: StoredRecord) => !isExpired(record, clock.now());

  return {
    get<T extends object>(key: string) {
      return guarded('read', async () => {
        await records.folder.ready();
        return storedIn<T>(liveRecord(await records.readAgain(keyFile(key, recordExtension)), clock));
      });
    },

    async put(key, value, { condition, expiresAt } = {}) {
      const next = unpublishedRecord(folder, { key, value, expiresAt });
      const mark = { etag: next.etag };
      return guarded('write', async () => {
        await records.folder.ready();
        records.forget(next.file);
        if (expiresAt !== undefined) sweep.begin();
        try {
          return await repeatUntilAnswered(lockLimit, async (patience) => {
            const found = await records.read(next.file);
            if (!holds(condition, liveRecord(found, clock))) return null;
            // Written before the version is claimed, so that a full disk fails before there is a claim to give up.
            const temporary = await next.written();
            const isPublished =
              found === null
                ? await temporary.create(next.file)
                : await records.change(found, patience, async () => {
                    await temporary.sync();
                    return temporary.replace;
                  });
            return isPublished ? mark : undefined;
          });
        } finally {
          await next.discard();
        }
      });
    },

    delete(key, condition) {
      return guarded('remove', async () => {
        await records.folder.ready();
        records.forget(keyFile(key, recordExtension));
        return repeatUntilAnswered(lockLimit, async (patience) => {
          const found = liveRecord(await records.read(keyFile(key, recordExtension)), clock);
          if (found === null || !holds(condition, found)) return false;
          const remove = (file: string) => removeFile(folder, file);
          const isRemoved = await records.change(found, patience, async () => remove);
          return isRemoved ? true : undefined;
        });
      });
    },

    discard(key) {
      return guarded('remove', async () => {
        await records.folder.ready();
        const file = keyFile(key, recordExtension);
        records.forget(file);
        const isDamaged = await records.read(file).then(() => false, orDamaged);
        // Nobody can replace a damaged record, so there is no version to lock.
        if (isDamaged) await removeFile(folder, file);
        return isDamaged;
      });
    },

    keys: (prefix) => guardedList(listKeys(records, prefix, isLive)),

    versions: (prefix) => guardedList(listVersions(records, prefix)),

    entries: <T extends object>(prefix: string) => guardedList(listEntries<T>(records, prefix, isLive)),

    ping() {
      return guarded('write', async () => {
        await records.folder.ready();
        await records.folder.probe();
      });
    },

    close: () => sweep.end(),
  };
}

/** True for an error that says that a record is damaged; any other is thrown. */
function orDamaged(error: unknown): true {
  if (damageOf(error) === undefined) throw error;
  return true;
}

/**
 * Repeats an attempt until it has an answer, with growing random waits, so that concurrent callers do not retry in
 * step. It waits several times as long as for a lock that was left behind.
 *
 * @throws DeskError `storage_unavailable` if there is still no answer
 *
 * @example
 * await repeatUntilAnswered(15_000, async (patience) => ((await change(patience)) ? 'done' : undefined));
 */
async function repeatUntilAnswered<T>(
  lockLimit: number,
  attempt: (patience: Patience) => Promise<T | undefined>,
): Promise<T> {
  const patience: Patience = { limit: lockLimit, since: new Map() };
  const start = performance.now();
  for (let turn = 0; ; turn += 1) {
    const answer = await attempt(patience);
    if (answer !== undefined) return answer;
    if (performance.now() - start > 4 * lockLimit) throw tooBusy();
    await pause(Math.random() * Math.min(longestPause, 2 ** turn));
  }
}

/** Milliseconds; a change takes one or two. */
const longestPause = 16;

function tooBusy(): DeskError {
  const message = 'The storage is too busy at the moment. Please try again later.';
  return new DeskError('storage_unavailable', message, { details: { doing: 'wait' } });
}

/** A record that is to be published under its key, however many attempts that takes. */
interface UnpublishedRecord {
  /** Where it will be, relative to the store's folder. */
  file: string;
  etag: string;
  /** Returns the file with the record; written on the first call, because a failing condition needs no writing. */
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
function unpublishedRecord(
  folder: string,
  content: { key: string; value: object; expiresAt: Date | undefined },
): UnpublishedRecord {
  const { etag, expiresAt, text } = encodedRecord(content.key, content.value, content.expiresAt);
  const file = keyFile(content.key, recordExtension);
  let temporary: TemporaryFile | undefined;
  return {
    file,
    etag,
    async written() {
      if (temporary === undefined) {
        if (expiresAt !== null) await noteExpiry(folder, file, expiresAt);
        temporary = await openTemporary(folder);
        await temporary.handle.writeFile(text);
      }
      return temporary;
    },
    async discard() {
      await temporary?.discard();
    },
  };
}
