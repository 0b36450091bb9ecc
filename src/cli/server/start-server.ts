import packageJson from '../../../package.json' with { type: 'json' };
import { migrateData } from '../../core/desk/data-version.ts';
import { randomIds } from '../../core/ports/system.ts';
import type { Logger, ObjectStore, Store } from '../../core/ports.ts';
import { noToken } from '../../http/request/credentials.ts';
import type { RunningServer } from '../../http/serve.ts';
import type { Configuration } from '../config/configuration.ts';
import { checkStorage } from '../desk/check-storage.ts';
import { deskFacts } from '../desk/desk-facts.ts';
import { mustReadFont } from '../desk/font-file.ts';
import { missingReceiver } from '../desk/missing-receiver.ts';
import { deskUrlWith, keptTokenHash, makeFirstToken, operatorAccess } from '../desk/operator-token.ts';
import { sweepLeftovers } from '../documents/files/leftovers.ts';
import { missingForUploads, uploadingOrigins } from './page-uploads.ts';
import { configuredAddress, isOnOwnMachine, rememberAddress } from './server-address.ts';
import type { ServerFacts } from './server-lines.ts';

export interface StartServerOptions {
  logger: Logger;
  /** Whether it processes submissions itself; otherwise `thesisdesk worker` does. @default true */
  worker?: boolean;
}

/** A desk that serves requests and does its work. */
export interface RunningServerDesk {
  facts: ServerFacts;
  /** Stops accepting requests, then finishes running work or hands it back. */
  close(): Promise<void>;
}

/**
 * Opens a desk, serves it, and starts its work.
 *
 * @throws DeskError `storage_unavailable` for storage that cannot be used; UsageError for storage on which updates
 * would get lost, and for a font that cannot be read; Error with the code `EADDRINUSE` for a port that is taken. After
 * an error, nothing is left open.
 */
export async function startServer(
  configuration: Configuration,
  { logger, worker = true }: StartServerOptions,
): Promise<RunningServerDesk> {
  await mustReadFont(configuration.fontFile);
  const [{ openDesk }, { createHttpApp, serve }] = await Promise.all([
    import('../desk/open-desk.ts'),
    import('../../http/index.ts'),
  ]);
  let address = configuredAddress(configuration);
  const metrics = configuration.metrics
    ? (await import('../../metrics/desk-metrics.ts')).deskMetrics()
    : undefined;
  const mcp = configuration.mcp
    ? (await import('../../mcp/http-mcp.ts')).httpMcp({
        version: packageJson.version,
        logger,
        ids: randomIds,
      })
    : undefined;
  const opened = await openDesk(configuration, { publicUrl: () => address, logger, metrics });
  const { desk, store, signedObjects } = opened;
  let server: RunningServer | undefined;
  const closing = new AbortController();
  let stopSweeping = () => {};
  const close = async () => {
    closing.abort();
    stopSweeping();
    await server?.close();
    await opened.desk.close();
  };
  try {
    await checkStorage(opened, configuration, { hasOthers: !worker, logger });
    await migrateData(store, { logger });
    stopSweeping = sweepLeftovers(configuration.dataFolder, logger);
    const unannounced = await missingReceiver(store, configuration);
    if (unannounced !== null) logger.warn(unannounced);
    const { adminToken } = configuration;
    const uploadOrigins = signedObjects ? [] : await uploadOriginsOf(opened.objects);
    const app = createHttpApp(desk, {
      allowedOrigins: configuration.allowedOrigins,
      ...operatorAccess(configuration, store),
      crmEventCredentials: configuration.eventCredentials ?? undefined,
      signedObjects: signedObjects ?? undefined,
      maximumUploadBytes: configuration.uploadLimit,
      uploadPatience: {
        idle: 60_000,
        total: configuration.uploadMinutes * 60_000,
        leastSpeed: configuration.uploadSpeed,
      },
      businessName: configuration.businessName,
      quoteFont: configuration.fontFile ?? undefined,
      pages: configuration.pages,
      metrics,
      mcp,
      // Include the desk's own origin: a page opened as localhost uploads to 127.0.0.1.
      uploadOrigins: () => [...uploadOrigins, new URL(address).origin],
      logger,
    });
    const { host, port, connections } = configuration;
    server = await serve(app, { host, port, connections });
    address = configuration.publicUrl ?? server.url;
    await rememberAddress(store, address);
    if (signedObjects === null) {
      void warnOfPages(uploadingOrigins(configuration, address), opened.objects, {
        logger,
        closing: closing.signal,
      });
    }
    if (configuration.pages) void desk.prepareLists();
    if (worker) desk.start();
    // Only once it listens: if the server failed to start, the token would never be shown.
    const operatorToken =
      adminToken === null && !isOnOwnMachine(configuration) ? await makeFirstToken(store) : null;
    const facts = {
      url: server.url,
      publicUrl: address,
      operator: await operatorOf(adminToken, store),
      ...(operatorToken === null ? {} : { operatorToken, deskUrl: deskUrlWith(operatorToken, address) }),
      hasPages: configuration.pages,
      ...(await deskFacts(configuration, opened, worker)),
    };
    return { facts, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function operatorOf(adminToken: string | null, store: Store): Promise<ServerFacts['operator']> {
  if (adminToken === noToken) return 'guarded elsewhere';
  return adminToken !== null || (await keptTokenHash(store)) !== null ? 'token' : 'own machine';
}

/** Not awaited, because this machine may not be able to reach the storage at the address that browsers use. */
async function warnOfPages(
  origins: readonly string[],
  objects: ObjectStore,
  { logger, closing }: { logger: Logger; closing: AbortSignal },
): Promise<void> {
  for (const origin of origins) {
    try {
      const signal = AbortSignal.any([closing, AbortSignal.timeout(preflightMilliseconds)]);
      const missing = await missingForUploads(objects, origin, signal);
      if (missing === null) continue;
      logger.warn('the CORS rules of the bucket keep pages of this origin from uploading', {
        origin,
        missing,
      });
    } catch {
      if (closing.aborted) return;
      logger.warn('could not check whether pages of this origin may upload to the bucket', {
        origin,
      });
    }
  }
}

const preflightMilliseconds = 5_000;

/** Pages may send documents only to the address at which the object store accepts them. */
async function uploadOriginsOf(objects: ObjectStore): Promise<string[]> {
  const url = await objects.presignPut('uploads/origin', { contentType: 'x/y', expiresInSeconds: 1 });
  return [new URL(url).origin];
}
