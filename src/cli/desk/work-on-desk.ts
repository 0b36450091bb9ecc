import { checkDataVersion } from '../../core/desk/data-version.ts';
import type { Desk } from '../../core/desk.ts';
import { silentLogger } from '../../core/ports/system.ts';
import { type Configuration, readConfiguration } from '../config/configuration.ts';
import type { SettingSources } from '../config/reading/read-settings.ts';
import { removeLeftoversOrWarn } from '../documents/files/leftovers.ts';
import { configuredAddress, linkedAddress } from '../server/server-address.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { withReason } from '../terminal/with-reason.ts';
import { checkConditions } from './check-storage.ts';
import { mustHaveData } from './data-folder.ts';
import { type OpenedDesk, openDesk } from './open-desk.ts';

export interface DeskAccess {
  /** Create a missing folder; a command that only reads would have nothing to read there. */
  mayMake?: boolean;
  /** Nothing is written, so it does not matter whether the storage honours conditions. */
  onlyReads?: boolean;
  /** Personal data is removed, so what killed backups and restores left of it goes too. */
  removesData?: boolean;
}

/** What a command does on the desk that its configuration names. */
export type DeskWork<Result> = (
  desk: Desk,
  opened: OpenedDesk,
  configuration: Configuration,
) => Promise<Result>;

/** Does what `withDesk` promises. */
export async function workOnDesk<Result>(
  sources: SettingSources,
  terminal: Terminal,
  work: DeskWork<Result>,
  { mayMake = false, onlyReads = false, removesData = false }: DeskAccess,
): Promise<Result> {
  const configuration = await readConfiguration(sources, terminal.environment);
  const { dataFolder, store } = configuration;
  if (!mayMake && store === 'folder') await mustHaveData(dataFolder);
  let address = configuredAddress(configuration);
  const opened = await openDesk(configuration, {
    publicUrl: () => address,
    logger: silentLogger,
    leavesEvents: true,
  });
  try {
    await checkDataVersion(opened.store);
    if (!onlyReads) await checkConditions(opened, configuration);
    address = await linkedAddress(configuration, opened.store);
    const result = await work(opened.desk, opened, configuration);
    if (removesData) await removeLeftoversOrWarn(dataFolder, terminal);
    return result;
  } catch (error) {
    throw withReason(error, configuration);
  } finally {
    await opened.desk.close();
  }
}
