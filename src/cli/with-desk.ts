import { stat } from 'node:fs/promises';
import type { Desk } from '../core/desk.ts';
import { DeskError } from '../core/errors.ts';
import { silentLogger } from '../core/system.ts';
import { readConfiguration } from './config/configuration.ts';
import { recordsOf } from './data-folder.ts';
import type { OpenedDesk } from './open-desk.ts';
import { configuredAddress, rememberedAddress } from './server-address.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What every command on a data folder has. */
export interface DeskCommandOptions {
  /** The data folder. */
  data?: string;
  /** JSON instead of text. */
  json?: boolean;
  debug?: boolean;
}

/**
 * Opens the desk of a data folder for one command, also while servers run on it, and closes it afterwards. The
 * desk takes up no work: what the command leaves to be done is done by a server.
 *
 * @param mayMake a folder that is not there is made; a command that only looks has nothing to look at then
 * @returns what the work returns
 * @throws UsageError where there is no such folder; DeskError `storage_unavailable` with the reason
 *
 * @example
 * await withDesk({ data: 'desk' }, terminal, async (desk) => console.log(await desk.intake.list()));
 */
export async function withDesk<Result>(
  options: DeskCommandOptions,
  terminal: Terminal,
  work: (desk: Desk, opened: OpenedDesk) => Promise<Result>,
  { mayMake = false } = {},
): Promise<Result> {
  const { environment } = terminal;
  const configuration = await readConfiguration(
    options.data === undefined ? {} : { data: options.data },
    environment,
  );
  const { dataFolder } = configuration;
  if (!mayMake) await mustExist(dataFolder);
  const { openDesk } = await import('./open-desk.ts');
  let address = configuredAddress(configuration);
  const publicUrl = () => address;
  const opened = openDesk(configuration, { publicUrl, logger: silentLogger, environment });
  try {
    address = configuration.publicUrl ?? (await rememberedAddress(opened.store)) ?? address;
    return await work(opened.desk, opened);
  } catch (error) {
    throw withReason(error, dataFolder);
  } finally {
    await opened.desk.close();
  }
}

async function mustExist(folder: string): Promise<void> {
  const found = await stat(recordsOf({ dataFolder: folder })).catch(() => null);
  if (found?.isDirectory()) return;
  const message = `There is no data of a desk in ${folder}. Name its folder with --data, or start thesisdesk serve.`;
  throw new UsageError(message);
}

/** To clients it is said that storage fails; who runs the command has to know why. */
export function withReason(error: unknown, dataFolder: string): unknown {
  if (!(error instanceof DeskError) || !isOfStorage(error)) return error;
  const { code, details } = error;
  const reason = details.damaged === undefined ? details.code : `${details.damaged} is damaged`;
  const message = `The data folder ${dataFolder} cannot be used (${reason ?? 'unknown'}).`;
  return new DeskError(code, message, { details, cause: error });
}

function isOfStorage({ code }: DeskError): boolean {
  return code === 'storage_unavailable' || code === 'crm_unavailable';
}
