/**
 * The part of unstorage's memory driver that is needed. Its own type imports those of all its drivers, most of which
 * need packages that are not installed.
 */
export interface MemoryDriver {
  getInstance?: () => Map<string, unknown>;
}

/**
 * Returns the map inside one of unstorage's memory drivers. Ours use it directly: a condition holds only if nothing
 * happens between reading and writing, and unstorage's own storage layer treats `a/b` and `a:b` as one key.
 *
 * @throws TypeError for any other driver
 */
export function memoryMap(driver: MemoryDriver): Map<string, unknown> {
  const map: unknown = driver.getInstance?.();
  if (map instanceof Map) return map;
  throw new TypeError('The driver must be a memory driver of unstorage.');
}
