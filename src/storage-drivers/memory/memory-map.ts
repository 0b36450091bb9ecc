/**
 * What is needed of unstorage's memory driver. Its own type brings in those of all its drivers, of which most need
 * packages that are not there.
 */
export interface MemoryDriver {
  getInstance?: () => Map<string, unknown>;
}

/**
 * The map inside one of unstorage's memory drivers. Ours work on it directly: a condition holds only if
 * nothing comes between looking and writing, and unstorage's own storage in front of it takes `a/b` and `a:b`
 * for one key.
 *
 * @throws TypeError for another driver
 */
export function memoryMap(driver: MemoryDriver): Map<string, unknown> {
  const map: unknown = driver.getInstance?.();
  if (map instanceof Map) return map;
  throw new TypeError('The driver must be a memory driver of unstorage.');
}
