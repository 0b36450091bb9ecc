import type { Store } from '../core/ports.ts';

/** A store on a server that may not know the conditions which a {@link Store} stands on. */
export interface ConditionalStore extends Store {
  /**
   * Whether the server honours conditional writes, found out by trying on a record of its own, which is
   * removed again. Where it does not, several writers lose each other's updates. Asked again after a failure
   * only.
   *
   * Throws a DeskError `storage_unavailable` where that cannot be found out.
   */
  honoursConditions(): Promise<boolean>;
  /**
   * Whether it honours those of deletions too. Where it does not, what is left of each deleted or expired record is an
   * object that nobody reads as a record any more. Throws as `honoursConditions` does.
   */
  honoursDeletions(): Promise<boolean>;
}
