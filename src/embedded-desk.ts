import { join } from 'node:path';
import { localCrm } from './adapters/crm/local-crm.ts';
import { outboxMailer } from './adapters/mail/outbox-mailer.ts';
import { storeQueue } from './adapters/queue/store-queue.ts';
import { type LivekitCredentials, livekitTokens } from './adapters/video/livekit-tokens.ts';
import { type AnalysisPoolOptions, createAnalysisPool } from './core/analysis/analysis-pool.ts';
import type { DeskConfig } from './core/desk/desk-config.ts';
import { createDesk, type Desk } from './core/desk.ts';
import { randomIds, silentLogger, systemClock } from './core/ports/system.ts';
import { filesystemObjects } from './storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from './storage-drivers/filesystem/filesystem-store.ts';
import type { SignedObjectStore } from './storage-drivers/signed-urls/signed-objects.ts';

export type { AnalysisPoolOptions, LivekitCredentials, SignedObjectStore };

/** A part that is left out, or undefined, is the desk's own. */
export interface EmbeddedDeskOptions extends Partial<Omit<DeskConfig, 'objects'>> {
  /** Everything that the desk keeps lies in here, as `thesisdesk serve --data` has it. Made where it is missing. */
  folder: string;
  /**
   * Where clients reach the desk, with the prefix that it is mounted under; upload URLs start with it. A function
   * where that is known only after the app listens.
   *
   * @example 'https://editing.example/desk'
   */
  publicUrl: string | (() => string);
  /** Bytes of the disk that uploads leave free; with less, new ones are refused. @default 500 MiB */
  minimumFreeBytes?: number;
  /** Of the video-room server; a function is asked for each token. @default none, and no tokens are issued */
  livekit?: LivekitCredentials | (() => LivekitCredentials | Promise<LivekitCredentials>);
  /**
   * Of the processes that analyse documents: how many there are, and what one document may take of memory and time.
   *
   * @default as many as `concurrency`, 512 MiB and 60 seconds
   */
  analysis?: AnalysisPoolOptions;
}

export interface EmbeddedDesk {
  desk: Desk;
  /** The files. */
  objects: SignedObjectStore;
  /**
   * For `createHttpApp`: where the desk is mounted, as the public URL has it, and that uploads come to the desk itself.
   * Where the public URL is known only later, `basePath` has to be given beside it.
   */
  http: { basePath?: string; signedObjects: SignedObjectStore };
}

/**
 * A desk that needs nothing but a folder: records, files, queue, CRM and outbox of its own. Any part but the files
 * can be replaced by passing another one; for files elsewhere there is `createDesk`. Nothing is started or written
 * before `desk.start()` or the first call; `desk.close()` also closes the parts that were passed.
 *
 * @throws TypeError for a public URL that is no http or https address
 *
 * @example
 * import { createServer } from 'node:http';
 * import { embeddedDesk } from 'thesisdesk/embedded';
 * import { createHttpApp } from 'thesisdesk/http';
 *
 * const { desk, http } = embeddedDesk({ folder: './desk', publicUrl: 'http://localhost:3000/desk' });
 * const app = createHttpApp(desk, { ...http, adminToken: process.env.DESK_TOKEN });
 * desk.start();
 * createServer(app.node).listen(3000);
 */
export function embeddedDesk(options: EmbeddedDeskOptions): EmbeddedDesk {
  const {
    folder,
    livekit = {},
    publicUrl: url,
    analysis,
    minimumFreeBytes = 500 * mebibyte,
    ...given
  } = options;
  const { clock = systemClock, ids = randomIds, logger = silentLogger, concurrency = 2 } = given;
  const publicUrl = typeof url === 'string' ? checkedUrl(url) : () => withoutSlash(url());
  const credentials = typeof livekit === 'function' ? livekit : () => livekit;
  const store = given.store ?? filesystemStore({ folder: join(folder, 'records'), clock });
  const objects = filesystemObjects({ folder: join(folder, 'files'), publicUrl, clock, minimumFreeBytes });
  const dealUrl = (id: number) => `${publicUrl()}/desk#deal-${id}`;
  const submissionUrl = (id: string) => `${publicUrl()}/desk#submission-${id}`;
  const desk = createDesk({
    submissionUrl,
    ...given,
    store,
    objects,
    jobs: given.jobs ?? storeQueue({ store, clock, ids, logger, ...(given.sleep && { sleep: given.sleep }) }),
    crm: given.crm ?? localCrm({ store, clock, dealUrl }),
    mailer: given.mailer ?? outboxMailer({ folder: join(folder, 'outbox'), clock, ids }),
    tokens: given.tokens ?? livekitTokens({ credentials, logger }),
    analyser:
      given.analyser ?? createAnalysisPool({ ...analysis, processes: analysis?.processes ?? concurrency }),
    joinUrl: given.joinUrl ?? ((code) => `${publicUrl()}/room/${code}`),
  });
  const mount = typeof url === 'string' ? { basePath: new URL(publicUrl()).pathname } : {};
  return { desk, objects, http: { ...mount, signedObjects: objects } };
}

const mebibyte = 1024 * 1024;

function checkedUrl(url: string): () => string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new TypeError('"publicUrl" must look like https://editing.example/desk.');
  }
  return () => withoutSlash(url);
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
