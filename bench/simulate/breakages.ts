import type { Crm, PutOptions, Store } from '../../src/core/ports.ts';
import { isIntent, isSubmission } from './world/watched-store.ts';

/** A desk that lacks one of its safeties, to see whether a simulation finds that out. Called for each machine. */
export interface Breakage {
  store(store: Store): Store;
  crm(crm: Crm): Crm;
}

export const unbroken: Breakage = { store: (store) => store, crm: (crm) => crm };

export const breakages = {
  /** It does not find the deal that an earlier run has opened. */
  'blind to deals': { ...unbroken, crm: (crm) => ({ ...crm, findDeal: async () => null }) },
  /** It does not look for submissions that have no job. */
  'no look for lost jobs': {
    ...unbroken,
    store: (store) => ({
      ...store,
      keys: (prefix) => store.keys(isLookedThrough(prefix) ? 'nothing/' : prefix),
    }),
  },
  /** It writes over what others wrote meanwhile. */
  'writes without conditions': {
    ...unbroken,
    store: (store) => ({ ...store, put: (key, value, options) => store.put(key, value, anyway(options)) }),
  },
  /** It opens a deal without having said so before. */
  'no intent': {
    ...unbroken,
    store: (store) => ({
      ...store,
      put: (key, value, options) =>
        isIntent(key, value) ? pretend(store, key) : store.put(key, value, options),
    }),
  },
  /** Two runs may both take their intent for the latest. */
  'intents over intents': {
    ...unbroken,
    store: (store) => ({
      ...store,
      put: (key, value, options) => store.put(key, value, isIntent(key, value) ? anyway(options) : options),
    }),
  },
  /** It takes the intent of another run for so old that no deal can be under way. */
  'no wait for other runs': {
    ...unbroken,
    store: (store) => ({
      ...store,
      get: changedBy(store, (key, value) =>
        isIntent(key, value) ? { ...value, dealIntent: { ...value.dealIntent, at: longAgo } } : value,
      ),
    }),
  },
  /** It opens a deal however long ago it said so. */
  'stale intents': {
    ...unbroken,
    store: (store) => ({
      ...store,
      async put(key, value, options) {
        const written = await store.put(key, value, options);
        if (isIntent(key, value)) value.dealIntent.at = farAway;
        return written;
      },
    }),
  },
  /** A run that began before the end of a submission does not see that end. */
  'ends over ends': { ...unbroken, store: (store) => ({ ...store, get: withoutNews(store) }) },
  /** It takes jobs that others run. */
  'no leases': {
    ...unbroken,
    store: (store) => ({
      ...store,
      get: changedBy(store, (key, value) => (isPendingJob(key) ? { ...value, lease: null } : value)),
    }),
  },
  /** It does not know its own lease where the answer to a renewal got lost. */
  'strange leases': {
    ...unbroken,
    store: (store) => ({
      ...store,
      get: changedBy(store, (key, value) =>
        isPendingJob(key) && 'lease' in value && value.lease
          ? { ...value, lease: { ...value.lease, owner: 'somebody else' } }
          : value,
      ),
    }),
  },
  /** It does not see that a job has ended before. */
  'no ends of jobs': {
    ...unbroken,
    store: (store) => ({
      ...store,
      get: async (key) => (/^jobs\/(?:done|failed)\//.test(key) ? null : store.get(key)),
    }),
  },
} satisfies Record<string, Breakage>;

const longAgo = '2026-01-01T00:00:00.000Z';
const farAway = '2099-01-01T00:00:00.000Z';

function isLookedThrough(prefix: string): boolean {
  return prefix === 'submissions/' || prefix === 'pending-uploads/';
}

function isPendingJob(key: string): boolean {
  return key.startsWith('jobs/pending/');
}

function anyway({ condition: _condition, ...options }: PutOptions = {}): PutOptions {
  return options;
}

/** Answers as if it had written. */
async function pretend(store: Store, key: string): Promise<{ etag: string } | null> {
  return store.get(key);
}

/** Reads what `change` makes of each record. */
function changedBy(store: Store, change: (key: string, value: object) => object): Store['get'] {
  return async <T extends object>(key: string) => {
    const stored = await store.get<T>(key);
    // A change keeps what kind of record it is.
    return stored && { ...stored, value: change(key, stored.value) as T };
  };
}

/** Reads each submission as under way that it has seen under way before. */
function withoutNews(store: Store): Store['get'] {
  const seen = new Set<string>();
  return changedBy(store, (key, value) => {
    if (!isSubmission(key, value)) return value;
    if (value.status === 'processing') seen.add(key);
    return seen.has(key) ? { ...value, status: 'processing' } : value;
  });
}
