import type { Lineage } from './lineage.ts';

/** What is needed of a record to tell whether it is there, and to put another one in its place. */
export interface Version {
  key: string;
  /** The id of its write, which the record has with it. */
  id: string;
  /** The ids of the versions that were in its place before, see {@link lineageOf}. */
  lineage: Lineage;
  /** The server's ETag without quotation marks. It belongs to one content, for each has a random id in it. */
  mark: string;
  /** ISO 8601, or null for a record that stays. */
  expiresAt: string | null;
}

/** Versions that were seen, by the names of their objects; what is known of a mark stays true for ever. */
export interface KnownVersions {
  note(name: string, version: Version): void;
  /** That version of the object, unless it was never seen or has been forgotten. */
  find(name: string, mark: string): Version | undefined;
}

/** Remembers the last version of each of so many objects, and forgets those first that came first. */
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

/** Whether a record of that version is there at that time. */
export function isLive({ expiresAt }: Version, now: Date): boolean {
  return expiresAt === null || Date.parse(expiresAt) > now.getTime();
}
