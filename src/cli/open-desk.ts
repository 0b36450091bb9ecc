import { livekitTokens } from '../core/adapters/livekit-tokens.ts';
import { localCrm } from '../core/adapters/local-crm.ts';
import { outboxMailer } from '../core/adapters/outbox-mailer.ts';
import { storeQueue } from '../core/adapters/store-queue.ts';
import { createDesk, type Desk } from '../core/desk.ts';
import type { Analyser, Logger, Store } from '../core/ports.ts';
import { systemClock as clock, randomIds as ids } from '../core/system.ts';
import { filesystemStore } from '../storage-drivers/filesystem.ts';
import { filesystemObjects } from '../storage-drivers/filesystem-objects.ts';
import type { SignedObjectStore } from '../storage-drivers/signed-objects.ts';
import type { Configuration } from './config/configuration.ts';
import { livekitCredentials } from './config/livekit-credentials.ts';
import { roomCodePlace } from './config/parse-settings.ts';
import { filesOf, outboxOf, recordsOf } from './data-folder.ts';
import type { Environment } from './terminal.ts';

export interface OpenDeskOptions {
  /** Where clients reach the server; asked when it is needed, for it may be known only after it listens. */
  publicUrl(): string;
  logger: Logger;
  /** Has the credentials for video rooms. */
  environment: Environment;
  /** The built worker of analyses. @default the one beside this module */
  workerFile?: URL;
}

/** A desk with those of its parts that its doors need. */
export interface OpenedDesk {
  desk: Desk;
  store: Store;
  objects: SignedObjectStore;
}

/**
 * Builds a desk by its configuration: the one place that knows which part is made of what. Everything is kept
 * in the data folder, which any number of processes may have open. Nothing is started, and nothing is read or
 * written before it is needed.
 *
 * @example
 * const configuration = await readConfiguration({ data: 'desk' }, process.env);
 * const { desk } = openDesk(configuration, { publicUrl: () => 'http://localhost:8787', logger, environment: {} });
 */
export function openDesk(configuration: Configuration, options: OpenDeskOptions): OpenedDesk {
  const { joinUrl, concurrency } = configuration;
  const { publicUrl, logger, environment } = options;
  const store = filesystemStore({ folder: recordsOf(configuration), clock });
  const objects = filesystemObjects({ folder: filesOf(configuration), publicUrl, clock });
  const desk = createDesk({
    store,
    objects,
    jobs: storeQueue({ store, clock, ids, logger }),
    crm: localCrm({ store, clock, dealUrl: (id) => `${publicUrl()}${boardPath}#deal-${id}` }),
    mailer: outboxMailer({ folder: outboxOf(configuration), clock, ids }),
    tokens: livekitTokens({ credentials: () => livekitCredentials(environment), logger }),
    analyser: analyserOnDemand(concurrency, options.workerFile),
    joinUrl: (code) =>
      joinUrl === null ? `${publicUrl()}/meetings/${code}` : joinUrl.replaceAll(roomCodePlace, code),
    concurrency,
    clock,
    ids,
    logger,
  });
  return { desk, store, objects };
}

/** The board of all deals is the page that shows one of them. */
const boardPath = '/crm/deals?status=all_not_deleted&limit=500';

/** Threads are started with the first document. */
function analyserOnDemand(threads: number, workerFile: URL | undefined): Analyser {
  let pool: Promise<Analyser> | undefined;
  const open = async () => {
    const { createAnalysisPool } = await import('../core/analysis-pool.ts');
    return createAnalysisPool({ threads, ...(workerFile === undefined ? {} : { workerFile }) });
  };
  return {
    async analyse(document) {
      pool ??= open();
      return (await pool).analyse(document);
    },
    async close() {
      await (await pool)?.close();
    },
  };
}
