import type { Lineage } from './lineage.ts';

/** What is needed to tell whether a record exists, and to replace it. */
export interface Version {
  key: string;
  /** The id of its write, which is stored with the record. */
  id: string;
  /** The ids of the versions that it replaced, see {@link lineageOf}. */
  lineage: Lineage;
  /** The server's ETag without quotation marks. It identifies one content, because each contains a random id. */
  mark: string;
  /** ISO 8601, or null for a record that does not expire. */
  expiresAt: string | null;
}

/** Versions that have been seen, by the names of their objects; what is known about a mark stays true forever. */
export interface KnownVersions {
  note(name: string, version: Version): void;
  /** Returns that version of the object, unless it was never seen or has been forgotten. */
  find(name: string, mark: string): Version | undefined;
}

/** Remembers the last version of each of `most` objects, and forgets the oldest first. */
export function knownVersions(most = 20_000): KnownVersions {
  const versions = new Map<string, Version>();
  return {
    note(name, version) {
      versions.delete(name);
      versions.set(name, version);
      const [oldest] = versions.keys();
      if (versions.size > most && oldest !== undefined) versions.delete(oldest);
    },
    find(name, mark) {
      const version = versions.get(name);
      return version?.mark === mark ? version : undefined;
    },
  };
}

/** Whether a version has not expired at the given time. */
export function isLive({ expiresAt }: Version, now: Date): boolean {
  return expiresAt === null || Date.parse(expiresAt) > now.getTime();
}
