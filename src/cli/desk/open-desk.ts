import { livekitTokens } from '../../adapters/video/livekit-tokens.ts';
import { createAnalysisPool } from '../../core/analysis/analysis-pool.ts';
import { createDesk, type Desk } from '../../core/desk.ts';
import { systemClock as clock, randomIds as ids } from '../../core/ports/system.ts';
import type { Crm, JobQueue, Logger, ObjectStore, Store, TokenIssuer } from '../../core/ports.ts';
import type { DeskMetrics } from '../../metrics/desk-metrics.ts';
import type { SignedObjectStore } from '../../storage-drivers/signed-urls/signed-objects.ts';
import type { Configuration } from '../config/configuration.ts';
import { livekitCredentials, roomCodePlace } from '../config/sections/video.ts';
import { openCrm, openMailer, openObjects, openQueue, openStore } from './back-ends.ts';
import { readTemplates } from './mail-templates.ts';

export interface OpenDeskOptions {
  /**
   * The address at which clients reach the server; a function, because it may be known only once the server listens.
   */
  publicUrl(): string;
  logger: Logger;
  /** Collects metrics. @default no metrics */
  metrics?: DeskMetrics | undefined;
  /** Awaited before each job; must not throw. @default nothing */
  beforeJob?: () => Promise<void>;
  /** Whether events are left to a server if no receiver of them is set here. @default false */
  leavesEvents?: boolean;
  /** The built `analysis-process.js`. @default the one next to this module */
  processFile?: URL;
}

/** A desk, with the parts that its server and commands need. */
export interface OpenedDesk {
  desk: Desk;
  store: Store;
  objects: ObjectStore;
  /** The same, if its signed URLs lead to our own HTTP server; else null. */
  signedObjects: SignedObjectStore | null;
  jobs: JobQueue;
  crm: Crm;
  tokens: TokenIssuer;
  /** Logs in to the mail server without sending anything; null if there is none. */
  verifyMail: (() => Promise<void>) | null;
  /** Whether the store honours conditional writes. */
  honoursConditions(): Promise<boolean>;
  /** Whether a deleted record leaves nothing behind. */
  honoursDeletions(): Promise<boolean>;
}

/**
 * Assembles a desk from its configuration; the only place that knows which implementation each part has. Starts
 * nothing, and reads, writes and connects nothing before it is needed.
 *
 * @example
 * const configuration = await readConfiguration({ data: 'desk' }, process.env);
 * const { desk } = await openDesk(configuration, { publicUrl: () => 'http://localhost:8787', logger });
 */
export async function openDesk(configuration: Configuration, options: OpenDeskOptions): Promise<OpenedDesk> {
  const { joinUrl, concurrency, analysis, mail, notices, livekit } = configuration;
  const { publicUrl, logger, processFile, metrics } = options;
  const measured = <Port extends object>(name: string, port: Port) => metrics?.backEnd(name, port) ?? port;
  const { store: plainStore, ...honoured } = await openStore(configuration);
  const store = measured('store', plainStore);
  const { objects: plainObjects, signedObjects } = await openObjects(configuration, publicUrl);
  const objects = measured('objects', plainObjects);
  const queue = measured('queue', await openQueue(configuration, store, logger));
  const jobs = preparing(metrics?.queue(queue) ?? queue, options.beforeJob);
  const crm = measured('crm', await openCrm(configuration, { store, logger, publicUrl }));
  const { mailer: plainMailer, verify: verifyMail } = await openMailer(configuration, logger);
  const mailer = measured('mail', plainMailer);
  const pool = createAnalysisPool({ ...analysis, processFile });
  const tokens = livekitTokens({ credentials: () => livekitCredentials(livekit), logger });
  const desk = createDesk({
    store,
    objects,
    jobs,
    crm,
    mailer,
    tokens,
    analyser: metrics?.analyser(pool) ?? pool,
    ...(metrics && { onEvent: (event) => metrics.event(event) }),
    joinUrl: (code) =>
      joinUrl === null ? `${publicUrl()}/room/${code}` : joinUrl.replaceAll(roomCodePlace, code),
    ...(configuration.publicUrl !== null && configuration.pages
      ? { submissionUrl: submissionUrlAt(configuration.publicUrl) }
      : { submissionPlace: placeInWords(configuration) }),
    notices: {
      ...notices.settings,
      templates: await readTemplates(notices.templates),
      // Unlike a deal, a mail is read soon, so it may name an address of this machine.
      ...(configuration.pages ? { submissionUrl: (id) => submissionUrlAt(publicUrl())(id) } : {}),
      quoteUrl: (submissionId) =>
        `${publicUrl()}/${configuration.pages ? `#submission-${submissionId}` : `intake/submission/${submissionId}/quote/html`}`,
    },
    ...(mail.from === null ? {} : { organizer: mail.from }),
    // Pipedrive counts requests; the built-in CRM does not.
    dealBoardMilliseconds: configuration.crm === null ? 0 : 30_000,
    webhookEndpoints: configuration.endpoints,
    leavesEvents: options.leavesEvents,
    ...(configuration.retentionDays === null ? {} : { retentionDays: configuration.retentionDays }),
    crmEventDays: configuration.eventDays,
    maximumUploadBytes: configuration.uploadLimit,
    abandonedUploadHours: configuration.abandonedHours,
    concurrency,
    clock,
    ids,
    logger,
  });
  return { desk, store, objects, signedObjects, jobs, crm, tokens, verifyMail, ...honoured };
}

/** Returns the same queue; each job first waits for what prepares it. */
function preparing(jobs: JobQueue, prepare: OpenDeskOptions['beforeJob']): JobQueue {
  if (prepare === undefined) return jobs;
  return {
    ...jobs,
    work: (name, handler, options) =>
      jobs.work(
        name,
        async (payload: Parameters<typeof handler>[0], context) => {
          await prepare();
          await handler(payload, context);
        },
        options,
      ),
  };
}

/** For deals that name no address. */
function placeInWords({ pages }: Pick<Configuration, 'pages'>): (submissionId: string) => string {
  return (id) =>
    pages
      ? `on the desk, or run: thesisdesk submissions download ${id}`
      : `run thesisdesk submissions show ${id}, or thesisdesk submissions download ${id}`;
}

/** Only for an address that is meant for others, because a deal is read on other machines and is permanent. */
function submissionUrlAt(publicUrl: string): (submissionId: string) => string {
  return (submissionId) => `${publicUrl}/desk#submission-${submissionId}`;
}
