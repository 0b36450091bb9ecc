import { createHash } from 'node:crypto';
import type { Lineage } from './lineage.ts';

/** What is needed to tell whether a record exists. */
export interface ListedVersion {
  key: string;
  /** The server's ETag without quotation marks. It identifies one content, because each contains a random id. */
  mark: string;
  /** ISO 8601, or null for a record that does not expire. */
  expiresAt: string | null;
}

/** What is needed to replace it, too. */
export interface Version extends ListedVersion {
  /** The id of its write, which is stored with the record. */
  id: string;
  /** The ids of the versions that it replaced, see {@link lineageOf}. */
  lineage: Lineage;
}

/** Versions that have been seen, by the names of their objects; what is known about a mark stays true forever. */
export interface KnownVersions {
  note(name: string, version: Version): void;
  /** Returns that version of the object, unless it was never seen or has been forgotten. */
  find(name: string, mark: string): Version | undefined;
  /** Returns when that version expires, null if never; undefined if it was never seen or has been forgotten. */
  expiryOf(name: string, mark: string): string | null | undefined;
}

/**
 * Remembers the last version of each of the `whole` objects noted last, and of `listed` objects when they expire, which
 * is all that a listing needs. A version takes about 1.2 kB at most and an expiry 175 bytes, so together they never
 * take more than about 110 MB, and that only where there are half a million records.
 */
export function knownVersions({ whole = 20_000, listed = 500_000 } = {}): KnownVersions {
  const versions = new Map<string, Version>();
  const expiries = new Map<string, Expiry>();
  let newcomers = 0;

  /**
   * Listings come in the same order each time. If each newcomer took the place of the oldest entry, a listing longer
   * than the limit would find nothing, because each entry would be gone just before it is needed. So most newcomers
   * are turned away, and some let in, because the records of old entries may be gone.
   */
  function isLetIn(digest: string): boolean {
    if (expiries.has(digest) || expiries.size < listed) return true;
    newcomers += 1;
    return newcomers % newcomersForOne === 0;
  }

  return {
    note(name, version) {
      versions.delete(name);
      versions.set(name, version);
      dropOldest(versions, whole);
      const digest = digestOf(name);
      if (!isLetIn(digest)) return;
      expiries.set(digest, { mark: digestOf(version.mark), expiresAt: version.expiresAt });
      dropOldest(expiries, listed);
    },
    find(name, mark) {
      const version = versions.get(name);
      return version?.mark === mark ? version : undefined;
    },
    expiryOf(name, mark) {
      const expiry = expiries.get(digestOf(name));
      return expiry?.mark === digestOf(mark) ? expiry.expiresAt : undefined;
    },
  };
}

/** Whether a version has not expired at the given time. */
export function isLive({ expiresAt }: ListedVersion, now: Date): boolean {
  return expiresAt === null || Date.parse(expiresAt) > now.getTime();
}

interface Expiry {
  /** Its digest. */
  mark: string;
  expiresAt: string | null;
}

/** Of so many newcomers, one takes the place of the oldest entry. */
const newcomersForOne = 8;

function dropOldest(entries: Map<string, unknown>, most: number): void {
  if (entries.size <= most) return;
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}

/** Sixteen bytes, as text of one byte each. A name is longer, and would keep the whole listing that it is from. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest().toString('latin1', 0, 16);
}
