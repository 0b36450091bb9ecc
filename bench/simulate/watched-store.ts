import type { Store } from '../../src/core/ports.ts';
import type { SubmissionRecord } from '../../src/core/services/submission-record.ts';

export interface WatchedStore {
  store: Store;
  /** All records whose keys start so. */
  records<T extends object>(prefix: string): Promise<Map<string, T>>;
}

/** A store that tells of each change of a submission which the rules do not allow, whoever makes it. */
export function watchedStore(store: Store, tell: (fault: string) => void): WatchedStore {
  const known = new Map<string, SubmissionRecord>();
  return {
    store: {
      ...store,
      async put(key, value, options) {
        const written = await store.put(key, value, options);
        if (written !== null && isSubmission(key, value)) {
          const before = known.get(key);
          if (before) for (const fault of forbidden(before, value)) tell(`${key} ${fault}`);
          known.set(key, value);
        }
        return written;
      },
    },
    async records<T extends object>(prefix: string) {
      const records = new Map<string, T>();
      for await (const key of store.keys(prefix)) {
        const stored = await store.get<T>(key);
        if (stored) records.set(key.slice(prefix.length), stored.value);
      }
      return records;
    },
  };
}

function isSubmission(key: string, value: object): value is SubmissionRecord {
  return key.startsWith('submissions/') && 'status' in value;
}

function forbidden(before: SubmissionRecord, after: SubmissionRecord): string[] {
  const faults: string[] = [];
  const isOver = before.status !== 'processing';
  if (isOver && after.restarts === before.restarts)
    faults.push(`was changed after its end: ${before.status}`);
  if (before.deal && after.deal?.dealId !== before.deal.dealId) faults.push('has another deal than before');
  if (before.quote && after.quote?.total !== before.quote.total) faults.push('has another quote than before');
  if (before.document && after.document?.key !== before.document.key) faults.push('has another document');
  return faults;
}
