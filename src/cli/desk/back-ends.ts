import { localCrm } from '../../adapters/crm/local-crm.ts';
import { keptMails } from '../../adapters/mail/outbox-mailer/kept-mails.ts';
import { outboxMailer } from '../../adapters/mail/outbox-mailer.ts';
import { storeQueue } from '../../adapters/queue/store-queue.ts';
import { systemClock as clock, randomIds as ids } from '../../core/ports/system.ts';
import type { Crm, JobQueue, Logger, Mailer, ObjectStore, Store } from '../../core/ports.ts';
import { filesystemObjects } from '../../storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../storage-drivers/filesystem/filesystem-store.ts';
import type { SignedObjectStore } from '../../storage-drivers/signed-urls/signed-objects.ts';
import type { Configuration } from '../config/configuration.ts';
import { filesOf, outboxOf, recordsOf } from './data-folder.ts';

/** A store, with what is only known of some. */
export interface OpenedStore {
  store: Store;
  /** Whether conditional writes can be relied on; a service of S3's kind may ignore conditions. */
  honoursConditions(): Promise<boolean>;
  /** Whether a deleted record leaves nothing behind. */
  honoursDeletions(): Promise<boolean>;
}

/** The store that the configuration names. Its code is loaded here, and nothing is connected yet. */
export async function openStore(configuration: Configuration): Promise<OpenedStore> {
  const { store: kind, redis, s3 } = configuration;
  if (kind === 'redis' && redis !== null) {
    const { redisStore } = await import('../../storage-drivers/redis/redis-store.ts');
    return { store: redisStore({ ...redis, clock }), ...withConditions };
  }
  if (kind === 's3' && s3 !== null) {
    const { s3Store } = await import('../../storage-drivers/s3/s3-store.ts');
    const store = s3Store({ ...s3, clock, isSingleWriter: configuration.isSingleWriter });
    return {
      store,
      honoursConditions: () => store.honoursConditions(),
      honoursDeletions: () => store.honoursDeletions(),
    };
  }
  return { store: filesystemStore({ folder: recordsOf(configuration), clock }), ...withConditions };
}

const always = async () => true;
const withConditions = { honoursConditions: always, honoursDeletions: always };

interface CrmParts {
  store: Store;
  logger: Logger;
  publicUrl(): string;
}

/** The CRM that the configuration names; the built-in one keeps its deals in the store. */
export async function openCrm(
  { crm, pages }: Configuration,
  { store, logger, publicUrl }: CrmParts,
): Promise<Crm> {
  if (crm === null) {
    return localCrm({
      store,
      clock,
      dealUrl: (id) => `${publicUrl()}${pages ? '/desk' : boardPath}#deal-${id}`,
    });
  }
  const { pipedriveCrm } = await import('../../adapters/crm/pipedrive.ts');
  return pipedriveCrm({ ...crm, clock, logger });
}

/** Without the operator's page, the list of all deals is where one of them can be seen. */
const boardPath = '/crm/deals?status=all_not_deleted&limit=500';

interface OpenedMailer {
  mailer: Mailer;
  /** Logs in and sends nothing; null where there is no server to log in to. */
  verify: (() => Promise<void>) | null;
}

/** The mailer that the configuration names. */
export async function openMailer(configuration: Configuration, logger: Logger): Promise<OpenedMailer> {
  const { smtp, from } = configuration.mail;
  if (smtp !== null && from !== null) {
    const { smtpMailer } = await import('../../adapters/mail/smtp-mailer.ts');
    const mailer = smtpMailer({ ...smtp, from, logger });
    // Mails from before the server was set lie there still.
    const kept = keptMails(outboxOf(configuration));
    return { mailer: { ...mailer, kept }, verify: () => mailer.verify() };
  }
  const sender = from === null ? {} : { from };
  const mailer = outboxMailer({ folder: outboxOf(configuration), clock, ids, ...sender });
  return { mailer, verify: null };
}

/** An object store; where its signed URLs lead to our own HTTP server, that server's part of it as well. */
interface OpenedObjects {
  objects: ObjectStore;
  signedObjects: SignedObjectStore | null;
}

/** The object store that the configuration names. */
export async function openObjects(
  configuration: Configuration,
  publicUrl: () => string,
): Promise<OpenedObjects> {
  const { objects: kind, s3 } = configuration;
  if (kind === 's3' && s3 !== null) {
    const { s3Objects } = await import('../../storage-drivers/s3/s3-objects.ts');
    return { objects: s3Objects(s3), signedObjects: null };
  }
  const objects = filesystemObjects({
    folder: filesOf(configuration),
    publicUrl,
    clock,
    minimumFreeBytes: configuration.freeSpace,
  });
  return { objects, signedObjects: objects };
}

/** The job queue that the configuration names. */
export async function openQueue(
  configuration: Configuration,
  store: Store,
  logger: Logger,
): Promise<JobQueue> {
  const { queue: kind, redis, store: storeKind } = configuration;
  if (kind === 'redis' && redis !== null) {
    const { bullmqQueue } = await import('../../adapters/queue/bullmq-queue.ts');
    return bullmqQueue({ ...redis, clock, ids, logger });
  }
  // Each look costs a request there, and requests cost money.
  const pace = storeKind === 's3' ? { pollMilliseconds: 5_000 } : {};
  return storeQueue({ store, clock, ids, logger, ...pace });
}
