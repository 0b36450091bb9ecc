import { checkDataVersion } from '../../core/desk/data-version.ts';
import type { Desk } from '../../core/desk.ts';
import { silentLogger } from '../../core/ports/system.ts';
import { readConfiguration } from '../config/configuration.ts';
import type { SettingSources } from '../config/reading/read-settings.ts';
import { configuredAddress, rememberedAddress } from '../server/server-address.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { withReason } from '../terminal/with-reason.ts';
import { checkConditions } from './check-storage.ts';
import { hasRecords } from './data-folder.ts';
import type { OpenedDesk } from './open-desk.ts';

/** The options of every command on a data folder. */
export interface DeskCommandOptions {
  /** The data folder. */
  data?: string;
  /** The configuration file. */
  config?: string;
  /** Print JSON instead of text. */
  json?: boolean;
  debug?: boolean;
}

/**
 * Opens the configured desk for one command, even while servers are using it, and closes it afterwards. The desk
 * works on no jobs; a server does any work that the command leaves behind.
 *
 * @param mayMake creates a missing folder; a command that only reads would have nothing to read there
 * @param onlyReads nothing is written, so it does not matter whether the storage honours conditions
 * @returns what the work returns
 * @throws UsageError if the folder does not exist, and before anything is written to storage on which updates would
 * get lost; DeskError `storage_unavailable` with the reason
 *
 * @example
 * await withDesk({ data: 'desk' }, terminal, (desk) => desk.rates.reset());
 */
export async function withDesk<Result>(
  options: DeskCommandOptions,
  terminal: Terminal,
  work: (desk: Desk, opened: OpenedDesk) => Promise<Result>,
  { mayMake = false, onlyReads = false } = {},
): Promise<Result> {
  const configuration = await readConfiguration(sourcesOf(options), terminal.environment);
  const { dataFolder, store } = configuration;
  if (!mayMake && store === 'folder') await mustHaveData(dataFolder);
  const { openDesk } = await import('./open-desk.ts');
  let address = configuredAddress(configuration);
  const opened = await openDesk(configuration, { publicUrl: () => address, logger: silentLogger });
  try {
    await checkDataVersion(opened.store);
    if (!onlyReads) await checkConditions(opened, configuration);
    address = configuration.publicUrl ?? (await rememberedAddress(opened.store)) ?? address;
    return await work(opened.desk, opened);
  } catch (error) {
    throw withReason(error, configuration);
  } finally {
    await opened.desk.close();
  }
}

/**
 * The same for a command that only reads.
 *
 * @example
 * await lookAtDesk({ data: 'desk' }, terminal, async (desk) => console.log(await desk.intake.list()));
 */
export function lookAtDesk<Result>(
  options: DeskCommandOptions,
  terminal: Terminal,
  work: (desk: Desk, opened: OpenedDesk) => Promise<Result>,
): Promise<Result> {
  return withDesk(options, terminal, work, { onlyReads: true });
}

/** Returns what the common options of commands on a desk say about its configuration. */
export function sourcesOf({ data, config }: Pick<DeskCommandOptions, 'data' | 'config'>): SettingSources {
  return { ...(data === undefined ? {} : { data }), config };
}

/**
 * Makes sure that a desk has used a folder before.
 *
 * @throws UsageError
 */
export async function mustHaveData(folder: string): Promise<void> {
  if (await hasRecords({ dataFolder: folder })) return;
  const message = `No desk data in ${folder}. Name the data folder with --data, or start thesisdesk serve.`;
  throw new UsageError(message);
}
