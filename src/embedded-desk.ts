import { join } from 'node:path';
import * as z from 'zod';
import { localCrm } from './adapters/crm/local-crm.ts';
import { outboxMailer } from './adapters/mail/outbox-mailer.ts';
import { storeQueue } from './adapters/queue/store-queue.ts';
import { type LivekitCredentials, livekitTokens } from './adapters/video/livekit-tokens.ts';
import { type AnalysisPoolOptions, createAnalysisPool } from './core/analysis/analysis-pool.ts';
import type { DeskConfig } from './core/desk/desk-config.ts';
import { deskSettingsSchema, numberFrom } from './core/desk/desk-settings.ts';
import { createDesk, type Desk } from './core/desk.ts';
import { randomIds, silentLogger, systemClock } from './core/ports/system.ts';
import { requiredText } from './core/schemas/fields.ts';
import { parseInput } from './core/schemas/parse-input.ts';
import { webUrl } from './core/text/web-url.ts';
import { filesystemObjects } from './storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from './storage-drivers/filesystem/filesystem-store.ts';
import type { SignedObjectStore } from './storage-drivers/signed-urls/signed-objects.ts';

export type { SignedGrant, SignedRequest } from './storage-drivers/signed-urls/signed-url.ts';
export type { AnalysisPoolOptions, LivekitCredentials, SignedObjectStore };

type OwnParts = Omit<DeskConfig, 'objects'>;

/** Any part that is omitted or undefined is the desk's own. */
export interface EmbeddedDeskOptions
  extends Partial<{ [Name in keyof OwnParts]: OwnParts[Name] | undefined }> {
  /** The folder for everything that the desk keeps, as with `thesisdesk serve --data`. Created if missing. */
  folder: string;
  /**
   * The URL at which clients reach the desk, including the prefix that it is mounted under; upload URLs start with
   * it. Pass a function if it is known only once the app is listening.
   *
   * @example 'https://editing.example/desk'
   */
  publicUrl: string | (() => string);
  /** Bytes of disk space that uploads leave free; with less, new ones are refused. @default 500 MiB */
  minimumFreeBytes?: number | undefined;
  /**
   * The credentials of the video-room server; a function is called for each token. @default none, and no tokens are
   * issued
   */
  livekit?: LivekitCredentials | (() => LivekitCredentials | Promise<LivekitCredentials>) | undefined;
  /**
   * The limits of the processes that analyse documents: how many there are, and how much memory and time one document
   * may take.
   *
   * @default as many as `concurrency`, 512 MiB and 60 seconds
   */
  analysis?: AnalysisPoolOptions | undefined;
}

export interface EmbeddedDesk {
  desk: Desk;
  /** The files. */
  objects: SignedObjectStore;
  /**
   * Options for `createHttpApp`: where the desk is mounted, according to the public URL, that uploads go to the desk
   * itself, and how large they may be. If the public URL is known only later, `basePath` must be passed too.
   */
  http: { basePath?: string; signedObjects: SignedObjectStore; maximumUploadBytes?: number };
}

/**
 * A desk that needs nothing but a folder, with its own records, files, queue, CRM and outbox. Any part except the
 * files can be replaced by passing another one; to keep files elsewhere, use `createDesk`. Nothing is started or
 * written before `desk.start()` or the first call; `desk.close()` also closes the parts that were passed in.
 *
 * @throws TypeError if the public URL is not an http or https URL that paths can be added to; DeskError `input_invalid`
 * for another option that cannot work; `details.path` names it
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
  parseInput(embeddedSettingsSchema, options);
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
    ...given,
    submissionUrl: given.submissionUrl ?? submissionUrl,
    store,
    objects,
    jobs: given.jobs ?? storeQueue({ store, clock, ids, logger, sleep: given.sleep }),
    crm: given.crm ?? localCrm({ store, clock, dealUrl, logger }),
    mailer: given.mailer ?? outboxMailer({ folder: join(folder, 'outbox'), clock, ids }),
    tokens: given.tokens ?? livekitTokens({ credentials, logger }),
    analyser:
      given.analyser ?? createAnalysisPool({ ...analysis, processes: analysis?.processes ?? concurrency }),
    joinUrl: given.joinUrl ?? ((code) => `${publicUrl()}/room/${code}`),
  });
  const mount = typeof url === 'string' ? { basePath: new URL(publicUrl()).pathname } : {};
  const { maximumUploadBytes } = given;
  const limit = maximumUploadBytes === undefined ? {} : { maximumUploadBytes };
  return { desk, objects, http: { ...mount, ...limit, signedObjects: objects } };
}

const mebibyte = 1024 * 1024;

const embeddedSettingsSchema = deskSettingsSchema.extend({
  folder: requiredText(4_096),
  minimumFreeBytes: numberFrom(0),
  objects: z
    .undefined({ error: 'must be left out, as this desk keeps files in its folder; use createDesk' })
    .optional(),
});

function checkedUrl(url: string): () => string {
  if (webUrl(url) === null || /[?#]/.test(url)) {
    const rule = 'without a password, a query (?) or a fragment (#)';
    throw new TypeError(`"publicUrl" must look like https://editing.example/desk, ${rule}.`);
  }
  return () => withoutSlash(url);
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
