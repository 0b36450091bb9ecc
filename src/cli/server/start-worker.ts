import { migrateData } from '../../core/desk/data-version.ts';
import type { Logger } from '../../core/ports.ts';
import type { RunningServer } from '../../http/serve.ts';
import type { DeskMetrics } from '../../metrics/desk-metrics.ts';
import type { Configuration } from '../config/configuration.ts';
import { nameOf } from '../config/settings.ts';
import { checkStorage } from '../desk/check-storage.ts';
import { type DeskFacts, deskFacts } from '../desk/desk-facts.ts';
import { missingReceiver } from '../desk/missing-receiver.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { operatorAccess } from '../desk/operator-token.ts';
import { sweepLeftovers } from '../documents/files/leftovers.ts';
import { configuredAddress, rememberedAddress } from './server-address.ts';

/** What a worker reports when it has started. */
export interface WorkerFacts extends DeskFacts {
  /** The address for health checks and metrics; null if it does not listen. */
  url: string | null;
}

/** A desk that does its work without serving requests. */
export interface RunningWorker {
  facts: WorkerFacts;
  /** Finishes running work or hands it back. */
  close(): Promise<void>;
}

/**
 * Opens a desk and does the work for the servers on its storage. Links in deals and mails lead to the public address
 * or, if there is none, to the address of the server that was started last.
 *
 * @throws DeskError `storage_unavailable` for storage that cannot be used; UsageError for storage on which updates
 * would get lost; Error with the code `EADDRINUSE` for a port that is taken. After an error, nothing is left open.
 */
export async function startWorker(configuration: Configuration, logger: Logger): Promise<RunningWorker> {
  const { openDesk } = await import('../desk/open-desk.ts');
  let known = configuration.publicUrl;
  const address = () => known ?? configuredAddress(configuration);
  const metrics =
    configuration.metrics && configuration.workerPort !== null
      ? (await import('../../metrics/desk-metrics.ts')).deskMetrics()
      : undefined;
  const learnAddress = async () => {
    known ??= await rememberedAddress(opened.store);
  };
  const opened = await openDesk(configuration, {
    publicUrl: address,
    logger,
    metrics,
    // A server may start after its workers. A store that does not answer is for the job itself to report.
    beforeJob: () => learnAddress().catch(() => {}),
  });
  const { desk, store } = opened;
  let probes: RunningServer | undefined;
  let stopSweeping = () => {};
  const close = async () => {
    stopSweeping();
    await probes?.close();
    await opened.desk.close();
  };
  try {
    await checkStorage(opened, configuration, { hasOthers: true, logger });
    await migrateData(store, { logger });
    stopSweeping = sweepLeftovers(configuration.dataFolder, logger);
    await learnAddress();
    if (known === null) logger.warn(noServerYet, { address: address() });
    const unannounced = await missingReceiver(store, configuration);
    if (unannounced !== null) logger.warn(unannounced);
    probes = await serveProbes(configuration, opened, { logger, metrics });
    desk.start();
    return { facts: { url: probes?.url ?? null, ...(await deskFacts(configuration, opened, true)) }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const noServerYet = `no server has run here yet; until one does, links use the default address. Set ${nameOf('server.publicUrl')}`;

/** Health checks and metrics need a port; without one, no HTTP code is loaded. */
async function serveProbes(
  configuration: Configuration,
  { desk, store }: OpenedDesk,
  { logger, metrics }: { logger: Logger; metrics: DeskMetrics | undefined },
): Promise<RunningServer | undefined> {
  const { host, workerPort: port } = configuration;
  if (port === null) return undefined;
  const { createHttpApp, serve } = await import('../../http/index.ts');
  const access = operatorAccess(configuration, store);
  return serve(createHttpApp(desk, { ...access, probesOnly: true, metrics, logger }), { host, port });
}
