import { DeskError } from '../../src/core/errors.ts';
import type { Store } from '../../src/core/ports.ts';
import { type StoreCall, wrapStore } from './wrap-store.ts';

/** A store whose calls fail while it is switched off. */
export interface SwitchedStore {
  store: Store;
  isOff: boolean;
  /** Number of calls that failed. */
  failures: number;
}

/** With `affects`, only the calls that it accepts fail. */
export function switchedStore(
  store: Store,
  affects: (call: StoreCall) => boolean = () => true,
): SwitchedStore {
  const switched: SwitchedStore = {
    isOff: false,
    failures: 0,
    store: wrapStore(store, async (call, run) => {
      if (switched.isOff && affects(call)) {
        switched.failures++;
        throw new DeskError('storage_unavailable', 'The storage does not answer.');
      }
      await run();
    }),
  };
  return switched;
}

/** The store as a dying process sees it: after its death, nothing is answered. */
export interface MortalStore {
  store: Store;
  isDead: boolean;
  /** Number of calls so far. */
  calls: number;
}

/**
 * A process that dies at its call number `last` (from 0), or at the first call that `last` accepts: either before the
 * call reaches the storage, or after it, while the answer is on its way.
 */
export function mortalStore(
  store: Store,
  last: number | ((call: StoreCall) => boolean) = Number.POSITIVE_INFINITY,
  moment: 'before' | 'after' = 'before',
): MortalStore {
  const mortal: MortalStore = {
    isDead: false,
    calls: 0,
    store: wrapStore(store, async (call, run) => {
      const number = mortal.calls++;
      const isLast = typeof last === 'number' ? number === last : last(call);
      if (isLast && moment === 'before') mortal.isDead = true;
      if (!mortal.isDead) await run();
      if (isLast) mortal.isDead = true;
      if (mortal.isDead) await new Promise(() => {});
    }),
  };
  return mortal;
}

/** A store in which the records under some keys are damaged: they can be neither read nor removed. */
export function damagedStore(store: Store, isDamaged: (key: string) => boolean): Store {
  return wrapStore(store, async ({ method, key }, run) => {
    if ((method === 'get' || method === 'delete') && isDamaged(key)) throw damage(key);
    await run();
  });
}

/** What a store throws for a damaged record. */
export function damage(key: string): DeskError {
  const details = { doing: 'read', damaged: `${key}.json` };
  return new DeskError('storage_unavailable', 'It is damaged.', { details });
}
