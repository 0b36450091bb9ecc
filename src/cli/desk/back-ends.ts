import { localCrm } from '../../adapters/crm/local-crm.ts';
import { keptMails } from '../../adapters/mail/kept-mails.ts';
import { outboxMailer } from '../../adapters/mail/outbox-mailer.ts';
import { storeQueue } from '../../adapters/queue/store-queue.ts';
import { systemClock as clock, randomIds as ids } from '../../core/ports/system.ts';
import type { Crm, JobQueue, Logger, Mailer, ObjectStore, Store } from '../../core/ports.ts';
import { filesystemObjects } from '../../storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../storage-drivers/filesystem/filesystem-store.ts';
import type { SignedObjectStore } from '../../storage-drivers/signed-urls/signed-objects.ts';
import type { Configuration } from '../config/configuration.ts';
import { filesOf, outboxOf, recordsOf } from './data-folder.ts';

/** A store, with properties that only some stores have to check. */
export interface OpenedStore {
  store: Store;
  /** Whether conditional writes can be relied on; an S3-compatible service may ignore conditions. */
  honoursConditions(): Promise<boolean>;
  /** Whether a deleted record leaves nothing behind. */
  honoursDeletions(): Promise<boolean>;
}

/** Opens the configured store. Loads its code, but does not connect yet. */
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

/**
 * Opens the configured CRM; the built-in one keeps its deals in the store. Deals from before another CRM was configured
 * are still there, and still have to forget people.
 */
export async function openCrm(
  { crm, pages }: Configuration,
  { store, logger, publicUrl }: CrmParts,
): Promise<Crm> {
  const local = localCrm({
    store,
    clock,
    logger,
    dealUrl: (id) => `${publicUrl()}${pages ? '/desk' : boardPath}#deal-${id}`,
  });
  if (crm === null) return local;
  const { pipedriveCrm } = await import('../../adapters/crm/pipedrive.ts');
  const { forgetPerson, hasDeal, dealsOf } = local;
  return { ...pipedriveCrm({ ...crm, clock, logger }), forgetPerson, hasDeal, dealsOf };
}

/** Without the operator's page, a deal can only be seen in the list of all deals. */
const boardPath = '/crm/deals?status=all_not_deleted&limit=500';

interface OpenedMailer {
  mailer: Mailer;
  /** Logs in without sending anything; null if there is no server to log in to. */
  verify: (() => Promise<void>) | null;
}

/** Opens the configured mailer. */
export async function openMailer(configuration: Configuration, logger: Logger): Promise<OpenedMailer> {
  const { smtp, from } = configuration.mail;
  if (smtp !== null && from !== null) {
    const { smtpMailer } = await import('../../adapters/mail/smtp-mailer.ts');
    const mailer = smtpMailer({ ...smtp, from, logger });
    // Mails from before the server was configured are still in the outbox.
    const kept = keptMails(outboxOf(configuration));
    return { mailer: { ...mailer, kept }, verify: () => mailer.verify() };
  }
  const sender = from === null ? {} : { from };
  const mailer = outboxMailer({ folder: outboxOf(configuration), clock, ids, ...sender });
  return { mailer, verify: null };
}

/** An object store and, if its signed URLs lead to our own HTTP server, the part that the server uses. */
interface OpenedObjects {
  objects: ObjectStore;
  signedObjects: SignedObjectStore | null;
}

/** Opens the configured object store. */
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

/** Opens the configured job queue. */
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
  // On S3 each poll is a request, and requests cost money.
  const pace = storeKind === 's3' ? { pollMilliseconds: 5_000 } : {};
  return storeQueue({ store, clock, ids, logger, ...pace });
}
