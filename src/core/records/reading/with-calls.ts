import type { Store } from '../../ports.ts';

/** Returns the store with some of its methods replaced; optional ones are there if the store has them. */
export function withCalls(store: Store, calls: Partial<Store>): Store {
  const versions = store.versions && { versions: store.versions.bind(store) };
  const discard = store.discard && { discard: store.discard.bind(store) };
  const entries = store.entries && { entries: store.entries.bind(store) };
  return {
    get: (key) => store.get(key),
    put: (key, value, options) => store.put(key, value, options),
    delete: (key, condition) => store.delete(key, condition),
    keys: (prefix) => store.keys(prefix),
    ...discard,
    ...versions,
    ...entries,
    ping: () => store.ping(),
    close: () => store.close(),
    ...calls,
  };
}
