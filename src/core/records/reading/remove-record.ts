import type { Store } from '../../ports.ts';
import { damageOf } from './damaged-record.ts';

/**
 * Removes a record, even one that can no longer be read: for what has to go, whatever is in it.
 *
 * @returns `nothing` if there is no such record, and `damaged` if it could not be read
 * @throws DeskError `storage_unavailable`
 *
 * @example
 * if ((await removeRecord(store, key)) === 'damaged') logger.warn('a damaged report was removed', { submissionId });
 */
export async function removeRecord(store: Store, key: string): Promise<'nothing' | 'removed' | 'damaged'> {
  try {
    return (await store.delete(key)) ? 'removed' : 'nothing';
  } catch (error) {
    if (damageOf(error) === undefined) throw error;
  }
  if (store.discard) return (await store.discard(key)) ? 'damaged' : 'nothing';
  await store.put(key, {});
  await store.delete(key);
  return 'damaged';
}
