import type { Clock, ObjectStore } from '../../../src/core/ports.ts';
import { memoryObjects } from '../../../src/storage-drivers/memory/memory-objects.ts';

/** An object store whose keys can be listed. */
export interface KnownObjects extends ObjectStore {
  keys: ReadonlySet<string>;
}

export function knownObjects(clock: Clock): KnownObjects {
  const objects = memoryObjects({ clock });
  const keys = new Set<string>();
  return {
    ...objects,
    keys,
    async put(key, content, options) {
      const head = await objects.put(key, content, options);
      keys.add(key);
      return head;
    },
    async copy(from, to) {
      const isCopied = await objects.copy(from, to);
      if (isCopied) keys.add(to);
      return isCopied;
    },
    async delete(key) {
      keys.delete(key);
      return objects.delete(key);
    },
  };
}
