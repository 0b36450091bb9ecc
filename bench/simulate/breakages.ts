import type { Crm, Store } from '../../src/core/ports.ts';

/** A desk that lacks one of its safeties, to see whether a simulation finds that out. */
export interface Breakage {
  store(store: Store): Store;
  crm(crm: Crm): Crm;
}

export const unbroken: Breakage = { store: (store) => store, crm: (crm) => crm };

export const breakages = {
  /** It does not find the deal that an earlier run has opened. */
  'blind to deals': { ...unbroken, crm: (crm: Crm): Crm => ({ ...crm, findDeal: async () => null }) },
  /** It does not look for submissions that have no job. */
  'no look for lost jobs': {
    ...unbroken,
    store: (store: Store): Store => ({
      ...store,
      keys: (prefix) => store.keys(isLookedThrough(prefix) ? 'nothing/' : prefix),
    }),
  },
  /** It writes over what others wrote meanwhile. */
  'writes without conditions': {
    ...unbroken,
    store: (store: Store): Store => ({
      ...store,
      put: (key, value, { condition: _condition, ...options } = {}) => store.put(key, value, options),
    }),
  },
} satisfies Record<string, Breakage>;

function isLookedThrough(prefix: string): boolean {
  return prefix === 'submissions/' || prefix === 'pending-uploads/';
}
