import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AnalysisLimits } from '../../core/analysis/analysis-pool/analysis-limits.ts';
import type { WebhookEndpoint } from '../../core/services/webhooks/outgoing.ts';
import type { Environment } from '../terminal/terminal.ts';
import { type CrmSettings, crmSettings } from './crm-settings.ts';
import { doubtfulChoices } from './doubtful-choices.ts';
import { eventsSettings } from './events-settings.ts';
import { type LivekitSettings, livekitSettings } from './livekit-credentials.ts';
import { type MailSettings, mailSettings } from './mail-settings.ts';
import { type ReadSettings, readSettings, type SettingSources } from './read-settings.ts';
import { refuseHalf } from './refuse-half.ts';
import { type StorageSettings, storageSettings } from './storage-settings.ts';

/** How a desk is set up, complete and checked. */
export interface Configuration extends StorageSettings {
  host: string;
  /** 0 stands for any free one. */
  port: number;
  /** What is kept on this machine lies in here. An absolute path. */
  dataFolder: string;
  /** Where clients reach the server, without a slash at the end; null where that is host and port. */
  publicUrl: string | null;
  /** Where a participant opens a meeting, with `{roomCode}` in it; null for our own address of it. */
  joinUrl: string | null;
  /** Origins of pages that may use the server from a browser; empty where all may. */
  allowedOrigins: readonly string[];
  adminToken: string | null;
  /** What the CRM shows with its events. */
  webhook: { user: string; password: string } | null;
  logFormat: 'text' | 'json';
  /** Documents that are processed at the same time. */
  concurrency: number;
  /** The processes that analyse, and what each may take for a document. */
  analysis: AnalysisLimits & { processes: number };
  /** Bytes of one upload. */
  uploadLimit: number;
  /** That one upload may take. */
  uploadMinutes: number;
  /** Bytes a second that an upload must bring. */
  uploadSpeed: number;
  /** Connections that the server has at the same time. */
  connections: number;
  /** Null for the built-in one. */
  crm: CrmSettings | null;
  /** The name of the business. */
  businessName: string;
  /** The pages at `/` and `/desk`. */
  pages: boolean;
  /** Days after which finished submissions are purged; null for never by itself. */
  retentionDays: number | null;
  /** Days for which events of the CRM are kept. */
  eventDays: number;
  /** Bytes of the disk that uploads leave free. */
  freeSpace: number;
  /** Hours after which an upload that nobody submits is removed. */
  abandonedHours: number;
  /** Where events are delivered. */
  endpoints: readonly WebhookEndpoint[];
  mail: MailSettings;
  livekit: LivekitSettings;
  /** Sentences on what the operator should think over. */
  warnings: readonly string[];
}

/**
 * Reads the configuration: what a flag says, else the environment, else the configuration file, else the default.
 * The data folder's default is `thesisdesk` below `XDG_DATA_HOME`, or below `~/.local/share`: a command finds it
 * wherever it is started, and no thesis gets into a checkout by mistake.
 *
 * @param folder where the configuration file is looked for
 * @throws UsageError with the first setting that is wrong, unknown, lacks another one, or cannot be read from its
 * file
 *
 * @example
 * await readConfiguration({ port: '9000' }, { THESISDESK_HOST: '0.0.0.0' }); // host 0.0.0.0, port 9000, …
 */
export async function readConfiguration(
  sources: SettingSources,
  environment: Environment,
  folder: string = process.cwd(),
): Promise<Configuration> {
  return configurationOf(await readSettings(sources, environment, folder), environment);
}

/**
 * The configuration that settings come to.
 *
 * @throws UsageError where one lacks another
 */
export function configurationOf(read: ReadSettings, environment: Environment): Configuration {
  const { values: given } = read;
  const storage = storageSettings(read, environment);
  return {
    host: given.host,
    port: given.port,
    dataFolder: resolve(given.data ?? defaultDataFolder(environment)),
    publicUrl: given.publicUrl ?? null,
    joinUrl: given.joinUrl ?? null,
    allowedOrigins: given.allowedOrigins,
    adminToken: given.adminToken ?? null,
    webhook: webhookOf(read),
    logFormat: given.logFormat,
    concurrency: given.concurrency,
    analysis: {
      processes: given.analysisProcesses ?? given.concurrency,
      memoryBytes: given.analysisMemoryLimit,
      seconds: given.analysisTimeLimit,
    },
    uploadLimit: given.uploadLimit,
    uploadMinutes: given.uploadMinutes,
    uploadSpeed: given.uploadSpeed,
    connections: given.connections,
    ...storage,
    crm: crmSettings(read),
    businessName: given.businessName,
    pages: given.pages,
    retentionDays: given.retentionDays ?? null,
    eventDays: given.eventDays,
    freeSpace: given.freeSpace,
    abandonedHours: given.abandonedHours,
    endpoints: eventsSettings(read),
    mail: mailSettings(read),
    livekit: livekitSettings(read),
    warnings: [...read.warnings, ...doubtfulChoices(read, storage)],
  };
}

/** The XDG Base Directory Specification has a relative path ignored. */
function defaultDataFolder({ XDG_DATA_HOME: shared = '' }: Environment): string {
  return join(shared.startsWith('/') ? shared : join(homedir(), '.local', 'share'), 'thesisdesk');
}

function webhookOf(read: ReadSettings): Configuration['webhook'] {
  refuseHalf(read, 'webhookUser', 'webhookPassword');
  const { webhookUser: user, webhookPassword: password } = read.values;
  return user === undefined || password === undefined ? null : { user, password };
}
