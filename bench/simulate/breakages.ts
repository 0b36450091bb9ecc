import type { Crm, PutOptions, Store } from '../../src/core/ports.ts';
import { isIntent, isSubmission } from './world/watched-store.ts';

/** Removes one of a desk's safeguards, to test whether the simulation notices. Called for each machine. */
export interface Breakage {
  store(store: Store): Store;
  crm(crm: Crm): Crm;
}

export const unbroken: Breakage = { store: (store) => store, crm: (crm) => crm };

export const breakages = {
  /** Does not find the deal that an earlier run opened. */
  'blind to deals': { ...unbroken, crm: (crm) => ({ ...crm, findDeal: async () => null }) },
  /** Does not look for submissions without a job. */
  'no look for lost jobs': {
    ...unbroken,
    store: (store) => ({
      ...store,
      keys: (prefix) => store.keys(isLookedThrough(prefix) ? 'nothing/' : prefix),
    }),
  },
  /** Overwrites what others wrote in the meantime. */
  'writes without conditions': {
    ...unbroken,
    store: (store) => ({ ...store, put: (key, value, options) => store.put(key, value, anyway(options)) }),
  },
  /** Opens a deal without writing its intent first. */
  'no intent': {
    ...unbroken,
    store: (store) => ({
      ...store,
      put: (key, value, options) =>
        isIntent(key, value) ? pretend(store, key) : store.put(key, value, options),
    }),
  },
  /** Lets two runs both believe that theirs is the latest intent. */
  'intents over intents': {
    ...unbroken,
    store: (store) => ({
      ...store,
      put: (key, value, options) => store.put(key, value, isIntent(key, value) ? anyway(options) : options),
    }),
  },
  /** Treats another run's intent as too old for its deal to be still in progress. */
  'no wait for other runs': {
    ...unbroken,
    store: (store) => ({
      ...store,
      get: changedBy(store, (key, value) =>
        isIntent(key, value) ? { ...value, dealIntent: { ...value.dealIntent, at: longAgo } } : value,
      ),
    }),
  },
  /** Opens a deal no matter how old its intent is. */
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
  /** A run that started before a submission ended does not see that it has ended. */
  'ends over ends': { ...unbroken, store: (store) => ({ ...store, get: withoutNews(store) }) },
  /** Takes jobs that others are running. */
  'no leases': {
    ...unbroken,
    store: (store) => ({
      ...store,
      get: changedBy(store, (key, value) => (isPendingJob(key) ? { ...value, lease: null } : value)),
    }),
  },
  /** Does not recognise its own lease after the answer to a renewal was lost. */
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
  /** Does not see that a job has already ended. */
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

/** Answers as if the record had been written. */
async function pretend(store: Store, key: string): Promise<{ etag: string } | null> {
  return store.get(key);
}

/** A `get` that passes each record through `change`. */
function changedBy(store: Store, change: (key: string, value: object) => object): Store['get'] {
  return async <T extends object>(key: string) => {
    const stored = await store.get<T>(key);
    // `change` keeps the type of the record.
    return stored && { ...stored, value: change(key, stored.value) as T };
  };
}

/** A `get` that reports a submission as processing for ever once it has seen it processing. */
function withoutNews(store: Store): Store['get'] {
  const seen = new Set<string>();
  return changedBy(store, (key, value) => {
    if (!isSubmission(key, value)) return value;
    if (value.status === 'processing') seen.add(key);
    return seen.has(key) ? { ...value, status: 'processing' } : value;
  });
}
