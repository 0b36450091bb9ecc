import type { Logger } from '../core/ports.ts';
import type { RunningServer } from '../http/serve.ts';
import type { Configuration } from './config/configuration.ts';
import { livekitState } from './config/livekit-credentials.ts';
import { outboxOf } from './data-folder.ts';
import type { OpenedDesk } from './open-desk.ts';
import type { ServerFacts } from './output/server-sheet.ts';
import { configuredAddress, rememberAddress } from './server-address.ts';
import type { Environment } from './terminal.ts';
import { withReason } from './with-desk.ts';

export interface StartServerOptions {
  logger: Logger;
  environment: Environment;
}

/** A desk that is served and works. */
export interface RunningDesk {
  facts: ServerFacts;
  /** Takes no more requests, then finishes what runs or hands it back. */
  close(): Promise<void>;
}

/**
 * Opens a desk, serves it, and takes up work.
 *
 * @throws DeskError `storage_unavailable` for a data folder that cannot be used; Error with the code
 * `EADDRINUSE` for a port that is taken. Nothing is left open then.
 */
export async function startServer(
  configuration: Configuration,
  { logger, environment }: StartServerOptions,
): Promise<RunningDesk> {
  const [{ openDesk }, { createHttpApp, serve }] = await Promise.all([
    import('./open-desk.ts'),
    import('../http/index.ts'),
  ]);
  let address = configuredAddress(configuration);
  const opened = openDesk(configuration, { publicUrl: () => address, logger, environment });
  const { desk, store, objects } = opened;
  let server: RunningServer | undefined;
  const close = async () => {
    await server?.close();
    await desk.close();
  };
  try {
    await checkStorage(opened, configuration);
    const app = createHttpApp(desk, {
      allowedOrigins: configuration.allowedOrigins,
      adminToken: configuration.adminToken ?? undefined,
      webhookCredentials: configuration.webhook ?? undefined,
      signedObjects: objects,
      maximumUploadBytes: configuration.uploadLimit,
      logger,
    });
    const { host, port } = configuration;
    server = await serve(app, { host, port });
    address = configuration.publicUrl ?? server.url;
    await rememberAddress(store, address);
    desk.start();
    const addresses = { url: server.url, publicUrl: address };
    return { facts: await factsOf(configuration, { addresses, environment, opened }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A folder that cannot be written to shows before anybody is promised anything. */
async function checkStorage({ store, objects }: OpenedDesk, { dataFolder }: Configuration): Promise<void> {
  try {
    await store.ping();
    await objects.ping();
  } catch (error) {
    throw withReason(error, dataFolder);
  }
}

interface FactSources {
  addresses: Pick<ServerFacts, 'url' | 'publicUrl'>;
  environment: Environment;
  opened: OpenedDesk;
}

async function factsOf(
  configuration: Configuration,
  { addresses, environment, opened }: FactSources,
): Promise<ServerFacts> {
  const { isStarter } = await opened.desk.rates.inForce();
  return {
    ...addresses,
    dataFolder: configuration.dataFolder,
    outbox: outboxOf(configuration),
    concurrency: configuration.concurrency,
    storage: 'embedded',
    queue: 'embedded',
    crm: 'embedded',
    mail: 'embedded',
    videoRooms: (await livekitState(environment)).state,
    rates: isStarter ? 'starter' : 'stored',
    isGuarded: configuration.adminToken !== null,
  };
}
