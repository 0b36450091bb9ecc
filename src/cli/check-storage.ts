import type { Configuration } from './config/configuration.ts';
import { nameOf } from './config/refuse-half.ts';
import type { OpenedDesk } from './open-desk.ts';
import { UsageError } from './usage-error.ts';
import { withReason } from './with-reason.ts';

export interface WritersQuestion {
  /** Other processes than this one are meant to write as well. */
  hasOthers: boolean;
}

/**
 * Makes sure, before anybody is promised anything, that storage can be written to, and that no update gets lost
 * when several processes write to it.
 *
 * @throws DeskError `storage_unavailable` with the reason; UsageError where several processes would write to a
 * store that ignores conditional writes, or where one was said to be alone and is not meant to be
 */
export async function checkStorage(
  { store, objects, honoursConditions }: OpenedDesk,
  configuration: Configuration,
  { hasOthers }: WritersQuestion,
): Promise<void> {
  const { isSingleWriter, queue } = configuration;
  if (isSingleWriter && (hasOthers || queue === 'redis')) {
    throw new UsageError(
      `${nameOf('singleWriter')} says that one process alone writes: it must be thesisdesk serve, with its own worker and the embedded queue.`,
    );
  }
  try {
    await store.ping();
    await objects.ping();
    if (isSingleWriter || (await honoursConditions())) return;
  } catch (error) {
    throw withReason(error, configuration);
  }
  throw new UsageError(
    `The S3 service ignores conditional writes, so two processes would overwrite each other's updates. Use another service or ${nameOf('store')} redis; or see to it that a single thesisdesk serve writes there, and set ${nameOf('singleWriter')} to yes.`,
  );
}
