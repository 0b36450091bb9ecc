import { migrateData } from '../../core/desk/data-version.ts';
import type { Logger } from '../../core/ports.ts';
import type { Configuration } from '../config/configuration.ts';
import { checkStorage } from '../desk/check-storage.ts';
import { type DeskFacts, deskFacts } from '../desk/desk-facts.ts';
import { configuredAddress, rememberedAddress } from './server-address.ts';

/** A desk that works and is not served. */
export interface RunningWorker {
  facts: DeskFacts;
  /** Finishes what runs or hands it back. */
  close(): Promise<void>;
}

/**
 * Opens a desk and takes up its work, that of servers beside it. Links in deals and mails lead to the public
 * address; without one to where the server was reached that was last started.
 *
 * @throws DeskError `storage_unavailable` for storage that cannot be used; UsageError for storage on which updates
 * would get lost. Nothing is left open then.
 */
export async function startWorker(configuration: Configuration, logger: Logger): Promise<RunningWorker> {
  const { openDesk } = await import('../desk/open-desk.ts');
  let address = configuredAddress(configuration);
  const opened = await openDesk(configuration, { publicUrl: () => address, logger });
  const { desk, store } = opened;
  try {
    await checkStorage(opened, configuration, { hasOthers: true, logger });
    await migrateData(store, { logger });
    const known = configuration.publicUrl ?? (await rememberedAddress(store));
    if (known === null) logger.warn('no server ran here yet; links lead to the usual address', { address });
    address = known ?? address;
    desk.start();
    return { facts: await deskFacts(configuration, opened, true), close: () => opened.desk.close() };
  } catch (error) {
    await opened.desk.close();
    throw error;
  }
}
