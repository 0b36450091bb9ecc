import { describe } from 'vitest';
import type { Store } from '../../src/core/ports.ts';
import { describeConditions } from './store/conditions.ts';
import { describeExpiry } from './store/expiry.ts';
import { describeKeys } from './store/keys.ts';
import { describeProcesses } from './store/processes.ts';
import { describeRaces } from './store/races.ts';
import { describeValues } from './store/values.ts';
import { describeVersions } from './store/versions.ts';

/** A fresh store for one test, which shares no records with any other. */
export interface StoreBench {
  store: Store;
  /** Opens another handle on the same records, as another process would; the bench closes it. */
  reopen(): Promise<Store>;
  /** The store's time. */
  now(): Date;
  /** Lets this much of the store's time pass. */
  passTime(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export type OpenStoreBench = () => Promise<StoreBench>;

/** A bench whose records other processes can reach. */
export interface SharedStoreBench extends StoreBench {
  /** The options with which other processes open the same records. */
  options: object;
}

/**
 * How another process opens a store: `export function <open>(options: object): Store` in a file of the checkout.
 */
export interface StoreModule {
  file: string;
  open: string;
}

/** The contract of every `Store`. */
export function describeStore(name: string, open: OpenStoreBench): void {
  describe(`the store ${name}`, () => {
    describeValues(open);
    describeKeys(open);
    describeVersions(open);
    describeConditions(open);
    describeExpiry(open);
    describeRaces(open);
  });
}

/** What a `Store` must also guarantee when several processes use it, and some are killed. */
export function describeSharedStore(
  name: string,
  module: StoreModule,
  open: () => Promise<SharedStoreBench>,
): void {
  describe(`the store ${name}, used by several processes`, () => {
    describeProcesses(module, open);
  });
}
