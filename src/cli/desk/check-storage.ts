import { setTimeout as pause } from 'node:timers/promises';
import { DeskError } from '../../core/errors.ts';
import type { Logger } from '../../core/ports.ts';
import type { Configuration } from '../config/configuration.ts';
import { nameOf } from '../config/settings.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { withReason } from '../terminal/with-reason.ts';
import type { OpenedDesk } from './open-desk.ts';

export interface StorageCheck {
  /** Other processes are expected to write too. */
  hasOthers: boolean;
  /** Logs that the storage does not respond yet. */
  logger: Logger;
}

/**
 * Makes sure, before the desk accepts anything, that the storage can be written to and that no update gets lost when
 * several processes write to it. Waits for storage that does not respond, because it may be starting at the same
 * time.
 *
 * @throws DeskError `storage_unavailable` with the reason; UsageError if several processes would write to a store
 * that ignores conditional writes, or if a single writer is configured but several are expected
 */
export async function checkStorage(
  opened: OpenedDesk,
  configuration: Configuration,
  { hasOthers, logger }: StorageCheck,
): Promise<void> {
  const { isSingleWriter, queue } = configuration;
  if (isSingleWriter && (hasOthers || queue === 'redis')) {
    throw new UsageError(
      `${nameOf('storage.singleWriter')} says that a single process writes: it must be thesisdesk serve, with its own worker and the embedded queue.`,
    );
  }
  try {
    await whileItIsAway(logger, async () => {
      await opened.store.ping();
      await opened.objects.ping();
      await checkConditions(opened, configuration);
    });
  } catch (error) {
    throw withReason(error, configuration);
  }
}

/**
 * Makes sure that the next writes cannot overwrite another process's work.
 *
 * @throws DeskError `storage_unavailable`; UsageError for a store that ignores conditional writes, unless a single
 * writer is configured
 */
export async function checkConditions(
  { honoursConditions }: Pick<OpenedDesk, 'honoursConditions'>,
  { isSingleWriter }: Pick<Configuration, 'isSingleWriter'>,
): Promise<void> {
  if (isSingleWriter || (await honoursConditions())) return;
  throw new UsageError(
    `The S3 service ignores conditional writes, so two processes would overwrite each other's updates. Use another service or ${nameOf('storage.store')} redis; or make sure that a single thesisdesk serve writes there, and set ${nameOf('storage.singleWriter')} to yes.`,
  );
}

/** Retries a call to storage that is currently unavailable, for about ten seconds. */
async function whileItIsAway(logger: Logger, ask: () => Promise<void>): Promise<void> {
  const end = performance.now() + patienceMilliseconds;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await ask();
    } catch (error) {
      if (!mayPass(error) || performance.now() > end) throw error;
      if (isFirst) logger.warn('the storage does not answer yet', { reason: String(error.details.code) });
      await pause(pauseMilliseconds);
    }
  }
}

const patienceMilliseconds = 10_000;
const pauseMilliseconds = 500;

/** Drivers that have already waited do not report this code. */
function mayPass(error: unknown): error is DeskError {
  return error instanceof DeskError && error.details.mayPass === true;
}
