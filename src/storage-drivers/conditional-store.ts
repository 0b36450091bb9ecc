import type { Store } from '../core/ports.ts';

/** A store on a server that may not support the conditions that a {@link Store} relies on. */
export interface ConditionalStore extends Store {
  /**
   * Returns whether the server honours conditional writes. It is tested with a separate record, which is removed
   * again. If the server does not, concurrent writers lose each other's updates. The result is remembered unless the
   * test fails.
   *
   * Throws a DeskError `storage_unavailable` if that cannot be determined.
   */
  honoursConditions(): Promise<boolean>;
  /**
   * Returns whether the server honours conditional deletions too. If it does not, each deleted or expired record
   * leaves behind an object that is no longer read as a record. Throws what `honoursConditions` throws.
   */
  honoursDeletions(): Promise<boolean>;
}
