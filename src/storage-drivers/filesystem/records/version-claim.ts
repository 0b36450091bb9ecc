import { randomUUID } from 'node:crypto';
import { readlink, rename, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import { nullIfNotThere } from '../files/file-status.ts';
import { ownerState, thisProcess } from './process-owner.ts';

/** The folder for the lock files. */
export const claimFolder = 'claims';

/** The exclusive right to replace or remove a certain version of a record. */
export interface VersionClaim {
  /**
   * False if it has been held for so long that other processes may be about to take it over; then do nothing with it.
   */
  isFresh(): boolean;
  /** Ends the claim on a version that is no longer the record's. Never throws. */
  close(): Promise<void>;
  /** Ends the claim on a version that may still be the record's, so that another process can take it. Never throws. */
  giveUp(): Promise<void>;
}

/** What one operation knows about the claims that it waits for. */
export interface Patience {
  /** Milliseconds after which a claim that has not moved counts as left behind by its owner. */
  limit: number;
  /** Since when, by this process's monotonic clock. The clocks of files and of other machines do not matter. */
  since: Map<string, number>;
}

/**
 * Claims a version, or resolves to null while another process holds it or if the version has just gone. Read the
 * record again after either result: a claim protects the version only if it is still there.
 *
 * The lock file is named after the version and a turn, not after the record. Versions never return, so a lock that
 * was left behind is never removed while its version is the record's: it is skipped by creating the file of the next
 * turn. Creating a file fails if it exists, so if many processes recover a lock, only one succeeds, and a process
 * that looked at an old state cannot remove another one's new lock. Locks that are removed and created again lose
 * that race.
 *
 * The file is a symbolic link that leads nowhere: created, with its content, in a single step.
 */
export async function claimVersion(
  folder: string,
  version: { etag: string; file: string },
  patience: Patience,
): Promise<VersionClaim | null> {
  for (let turn = 1; ; turn += 1) {
    const path = join(folder, claimFolder, `${version.etag}.${turn}`);
    if (await make(path, thisProcess(), version.file)) {
      return ownClaim(folder, version, turn, patience.limit);
    }
    const owner = await readOwner(path);
    if (owner === null || isHeld(owner, path, patience)) return null;
  }
}

/** Returns the version and the record's file that a lock file is about; null for any other file. */
export async function readClaim(
  folder: string,
  name: string,
): Promise<{ etag: string; file: string } | null> {
  const etag = /^([0-9a-f-]+)\.\d+(?:\.[0-9a-f-]+)?$/.exec(name)?.[1];
  const target = await readlink(join(folder, claimFolder, name)).catch(() => '');
  const file = /^[^/]+\/((?:[a-z0-9_%-]+\/)+[a-z0-9_%-]+\.json)$/.exec(target)?.[1];
  return etag === undefined || file === undefined ? null : { etag, file };
}

const free = 'free';

function isHeld(owner: string, path: string, patience: Patience): boolean {
  if (owner === free) return false;
  const state = ownerState(owner);
  if (state === 'gone') return false;
  const since = patience.since.get(path);
  if (since === undefined) patience.since.set(path, performance.now());
  return since === undefined || performance.now() - since < patience.limit;
}

function ownClaim(
  folder: string,
  version: { etag: string; file: string },
  turn: number,
  limit: number,
): VersionClaim {
  const since = performance.now();
  const pathOf = (each: number) => join(folder, claimFolder, `${version.etag}.${each}`);
  return {
    // Other processes wait for the whole limit. The rest of it covers the step between checking and acting.
    isFresh: () => performance.now() - since < limit / 3,
    async close() {
      for (let each = turn; each > 0; each -= 1) await unlink(pathOf(each)).catch(() => {});
    },
    async giveUp() {
      const path = pathOf(turn);
      const next = `${path}.${randomUUID()}`;
      try {
        await make(next, free, version.file);
        await rename(next, path);
      } catch {
        // It stays with an owner that does nothing, until the other processes run out of patience.
        await unlink(next).catch(() => {});
      }
    },
  };
}

/** Returns false if the link already exists. */
async function make(path: string, owner: string, file: string): Promise<boolean> {
  try {
    await symlink(`${owner}/${file}`, path);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    // On a full disk only short links fit, and without them nothing could be deleted there.
    if (systemErrorCode(error) === 'ENOSPC' && file !== '') return make(path, owner, '');
    throw error;
  }
}

async function readOwner(path: string): Promise<string | null> {
  const target = await readlink(path).catch(nullIfNotThere);
  return target && (target.split('/')[0] ?? '');
}
