import { systemErrorCode } from '../../core/ports/system-error.ts';
import type { Logger } from '../../core/ports.ts';
import { removeLeftovers } from '../documents/files/leftovers.ts';

/**
 * Removes what killed backups and restores left in the data folder, immediately and every hour.
 *
 * @returns a function that stops it
 */
export function sweepLeftovers(dataFolder: string, logger: Logger): () => void {
  const sweep = () =>
    removeLeftovers(dataFolder).catch((error: unknown) =>
      logger.warn('the rest of a killed backup or restore could not be removed', {
        reason: systemErrorCode(error),
      }),
    );
  void sweep();
  const timer = setInterval(sweep, 3_600_000).unref();
  return () => clearInterval(timer);
}
