import { DeskError } from '../../errors.ts';
import type { Logger, Store } from '../../ports.ts';
import { withCalls } from './with-calls.ts';

/**
 * Runs work that concerns one of many records. Resolves to null if that record is damaged: one of them must not keep
 * the others from being listed, finished or purged. Any other failure is thrown.
 *
 * @example
 * const stored = await unlessDamaged(() => store.get(key));
 */
export async function unlessDamaged<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (damageOf(error) === undefined) throw error;
    return null;
  }
}

/** Returns where the storage keeps what it found damaged; undefined for any other error. */
export function damageOf(error: unknown): string | undefined {
  const damaged = error instanceof DeskError ? error.details.damaged : undefined;
  return typeof damaged === 'string' ? damaged : undefined;
}

/** Returns the store, which then logs each damaged record the first time that it is read or should be removed. */
export function loggingDamage(store: Store, logger: Logger): Store {
  const logged = new Set<string>();
  const log = (error: unknown): never => {
    const damaged = damageOf(error);
    if (damaged !== undefined && !logged.has(damaged)) {
      logged.add(damaged);
      logger.error('a stored record is damaged and is left out; restore it from a backup', { damaged });
    }
    throw error;
  };
  return withCalls(store, {
    get: <T extends object>(key: string) => store.get<T>(key).catch(log),
    delete: (key, condition) => store.delete(key, condition).catch(log),
  });
}
