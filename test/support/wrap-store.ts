import type { Store } from '../../src/core/ports.ts';
import { collect } from './collect.ts';

export interface StoreCall {
  method: 'get' | 'put' | 'delete' | 'keys' | 'ping';
  /** The key or prefix; empty for a ping. */
  key: string;
}

/** Runs the store's own call now. For a listing, it resolves once the listing has been read to its end. */
export type RunCall = () => Promise<unknown>;

/**
 * A store whose calls all go through `around`, which can count a call, fail before or after it, or never answer. `around`
 * may throw or wait, and runs the call with `run`.
 */
export function wrapStore(store: Store, around: (call: StoreCall, run: RunCall) => Promise<void>): Store {
  async function through<T>(call: StoreCall, run: () => Promise<T>): Promise<T> {
    const answers: T[] = [];
    await around(call, async () => answers.push(await run()));
    for (const answer of answers) return answer;
    throw new Error(`The call ${call.method} ${call.key} was not run.`);
  }
  return {
    get: (key) => through({ method: 'get', key }, () => store.get(key)),
    put: (key, value, options) => through({ method: 'put', key }, () => store.put(key, value, options)),
    delete: (key, condition) => through({ method: 'delete', key }, () => store.delete(key, condition)),
    async *keys(prefix) {
      yield* await through({ method: 'keys', key: prefix }, () => collect(store.keys(prefix)));
    },
    ping: () => through({ method: 'ping', key: '' }, () => store.ping()),
    close: () => store.close(),
  };
}
