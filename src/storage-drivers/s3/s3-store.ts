import { systemClock } from '../../core/ports/system.ts';
import type { Clock, Store } from '../../core/ports.ts';
import { untilSettled } from '../../core/time/until-settled.ts';
import { encodedRecord } from '../record.ts';
import { onDemand, s3Connection } from './connection.ts';
import { isLive, type ListedVersion } from './records/known-versions.ts';
import { listMarks, listVersions } from './records/list-versions.ts';
import { ownConditions } from './records/own-conditions.ts';
import { probeConditions } from './records/probe-conditions.ts';
import { type RecordObjects, recordObjects } from './records/record-objects.ts';
import type { S3Settings } from './settings.ts';

export type { S3Settings };

/** A store on a server that may not support the conditions that a {@link Store} relies on. */
export interface ConditionalStore extends Store {
  /**
   * Returns whether the server honours conditional writes. It is tested with a separate record, which is removed
   * again. If the server does not, concurrent writers lose each other's updates. The result is remembered unless the
   * test fails.
   *
   * Throws a DeskError `storage_unavailable` if that cannot be determined.
   */
  honoursConditions(): Promise<boolean>;
  /**
   * Returns whether the server honours conditional deletions too. If it does not, each deleted or expired record
   * leaves behind an object that is no longer read as a record. Throws what `honoursConditions` throws.
   */
  honoursDeletions(): Promise<boolean>;
}

export interface S3StoreOptions extends S3Settings {
  /** Decides what has expired. @default the system's time */
  clock?: Clock | undefined;
  /**
   * For a server that ignores conditions: they are checked in this process. You must make sure that nothing but this
   * one store writes to the bucket, or updates get lost.
   *
   * @default false
   */
  isSingleWriter?: boolean | undefined;
}

/**
 * A store in a bucket on an S3 server, with one JSON object per record under `records/`. Any number of processes may
 * use it at the same time if the server honours conditional writes; call `honoursConditions` to find out.
 *
 * A record is deleted in two steps: a conditional write replaces it with one that expired long ago, so that only one
 * of several deletions succeeds, and then that one is removed. If the server does not honour conditional deletions,
 * the second step is omitted. Listings remove records that expired more than a day ago in the same way.
 *
 * @throws DeskError `storage_unavailable`, from each method, with a sentence that says what to do; from this
 * function, `input_invalid` for settings that cannot be right
 *
 * @example
 * const store = s3Store({ bucket: 'desk', region: 'eu-central-1' });
 * const created = await store.put('rates', { adminFee: 25 }, { condition: { ifNoneMatch: '*' } });
 */
export function s3Store(options: S3StoreOptions): ConditionalStore {
  const { clock = systemClock, isSingleWriter = false } = options;
  const connection = s3Connection(options);
  const { open: honoured } = onDemand(() => probeConditions(connection));
  const shared = recordObjects(connection, honoured);
  const objects = isSingleWriter ? ownConditions(shared) : shared;
  const live = <V extends ListedVersion>(version: V | null) =>
    version !== null && isLive(version, clock.now()) ? version : null;
  const sweep = (record: SweptRecord) => sweepRecord(objects, record, clock.now());

  return {
    get<T extends object>(key: string) {
      return connection.guarded('read', async () => {
        const found = live(await objects.read(objects.nameOf(key)));
        // Only the caller, who stored it, knows the type of the value under a key.
        return found && { value: found.record.value as T, etag: found.mark };
      });
    },

    async put(key, value, { condition, expiresAt } = {}) {
      const record = encodedRecord(key, value, expiresAt);
      const name = objects.nameOf(key);
      const markOf = (mark: string | null) => (mark === null ? null : { etag: mark });
      return connection.guarded('write', async () => {
        if (condition === undefined) return markOf(await objects.write(record));
        if ('ifMatch' in condition) {
          const found = live(await objects.find(name, condition.ifMatch));
          return found && markOf(await objects.write(record, { replaces: found }));
        }
        return untilSettled(async () => {
          const created = await objects.write(record, { replaces: null });
          if (created !== null) return markOf(created);
          const found = await objects.read(name);
          if (live(found) !== null) return null;
          return (found && markOf(await objects.write(record, { replaces: found }))) ?? undefined;
        });
      });
    },

    delete(key, condition) {
      const name = objects.nameOf(key);
      const gone = encodedRecord(key, {}, longAgo);
      return connection.guarded('remove', () =>
        untilSettled(async () => {
          const found = live(
            await (condition === undefined ? objects.read(name) : objects.find(name, condition.ifMatch)),
          );
          if (found === null) return false;
          const mark = await objects.write(gone, { replaces: found });
          if (mark === null) return condition === undefined ? undefined : false;
          await sweep({ name, mark, expiresAt: gone.expiresAt });
          return true;
        }),
      );
    },

    async *keys(prefix) {
      try {
        for await (const batch of listVersions(connection, objects, prefix)) {
          for (const { name, key, version } of batch) {
            if (version === null || live(version) !== null) yield key;
            else await sweep({ ...version, name });
          }
        }
      } catch (error) {
        throw connection.failure('list', error);
      }
    },

    async *versions(prefix) {
      try {
        yield* listMarks(connection, objects, prefix);
      } catch (error) {
        throw connection.failure('list', error);
      }
    },

    honoursDeletions: () => connection.guarded('try out', async () => (await honoured()).deletions),
    honoursConditions: () => connection.guarded('try out', async () => (await honoured()).writes),
    ping: () => connection.guarded('reach', connection.reach),
    close: () => connection.close(),
  };
}

const longAgo = new Date(0);

/** An object whose record has expired. */
interface SweptRecord {
  name: string;
  mark: string;
  expiresAt: string | null;
}

/**
 * Removes the object of a record that expired more than a day ago; the clocks of machines differ by less. It never
 * throws, because the record is already gone for every reader.
 */
async function sweepRecord(
  objects: RecordObjects,
  { name, mark, expiresAt }: SweptRecord,
  now: Date,
): Promise<void> {
  if (expiresAt === null || now.getTime() - Date.parse(expiresAt) < day) return;
  // Leftovers are found by a later listing.
  await objects.remove(name, mark).catch(() => {});
}

const day = 24 * 60 * 60 * 1000;
