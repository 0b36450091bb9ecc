import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Environment } from '../terminal/terminal.ts';
import { type ReadSettings, readSettings, type SettingSources } from './reading/read-settings.ts';
import { crmOf, eventCredentialsOf } from './sections/crm.ts';
import { mailOf, noticesOf } from './sections/mail.ts';
import { s3Of } from './sections/storage.ts';
import { livekitOf } from './sections/video.ts';
import { endpointsOf } from './sections/webhooks.ts';
import { nameOf, type SettingValues } from './settings.ts';

/** A complete and validated configuration of a desk. Null for anything that is not configured. */
export type Configuration = ReturnType<typeof configurationOf>;

/**
 * Reads the configuration: what a flag says, else the environment, else the configuration file, else the default. The
 * data folder defaults to `thesisdesk` below `XDG_DATA_HOME`, or below `~/.local/share`, so that a command finds it
 * from any folder and no thesis ends up in a checkout by mistake.
 *
 * @param folder where the configuration file is looked for
 * @throws UsageError with all settings that are wrong, unknown, lack another setting, or cannot be read from their
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

/** Builds the configuration from the settings. */
export function configurationOf({ values, found, warnings }: ReadSettings, environment: Environment) {
  const { server, business, redis, analysis, crm, video } = values;
  const { dataFolder, singleWriter, ...storage } = values.storage;
  const { kind: queue, ...work } = values.queue;
  return {
    ...server,
    businessName: business.name,
    /** A font for PDF quotes. */
    fontFile: business.font,
    /** The file that `quote` reads its rates from. */
    ratesFile: business.rates,
    ...storage,
    /** An absolute path. */
    dataFolder: resolve(dataFolder ?? defaultDataFolder(environment)),
    /** The operator ensures that only one process writes. */
    isSingleWriter: singleWriter,
    ...work,
    queue,
    redis: redis.url === null ? null : { url: redis.url, prefix: redis.prefix },
    s3: s3Of(values.s3, environment),
    analysis: {
      processes: analysis.processes ?? work.concurrency,
      memoryBytes: analysis.memoryLimit,
      seconds: analysis.timeLimit,
    },
    crm: crmOf(crm),
    eventCredentials: eventCredentialsOf(crm),
    eventDays: crm.eventDays,
    endpoints: endpointsOf(values.webhooks),
    mail: mailOf(values.mail, found.has('business.name') ? business.name : null),
    notices: noticesOf(values.notices, business.name),
    joinUrl: video.joinUrl,
    livekit: livekitOf(video),
    warnings: [...warnings, ...doubtfulChoices(values)],
  };
}

/** The XDG Base Directory Specification says to ignore a relative path. */
function defaultDataFolder({ XDG_DATA_HOME: shared = '' }: Environment): string {
  return join(shared.startsWith('/') ? shared : join(homedir(), '.local', 'share'), 'thesisdesk');
}

/** Warnings about choices that work, but may not be what the operator meant. */
function doubtfulChoices({ storage, queue, redis, s3 }: SettingValues): string[] {
  const { store, objects, singleWriter } = storage;
  const isRedisQueue = queue.kind === 'redis';
  const isShared = isRedisQueue || store !== 'folder';
  const warnings = [
    isRedisQueue &&
      store === 'folder' &&
      `Jobs are distributed by Redis, but their records are in a folder, so only this machine can work on them. For several machines set ${nameOf('storage.store')} to redis or s3.`,
    isShared &&
      objects === 'folder' &&
      !singleWriter &&
      `Uploaded documents are in a folder on this machine, so a worker on another machine cannot find them. For several machines set ${nameOf('storage.objects')} to s3.`,
    redis.url !== null &&
      store !== 'redis' &&
      !isRedisQueue &&
      `${nameOf('redis.url')} is set but not used. Set ${nameOf('storage.store')} or ${nameOf('queue.kind')} to redis.`,
    s3.bucket !== null &&
      store !== 's3' &&
      objects !== 's3' &&
      `${nameOf('s3.bucket')} is set but not used. Set ${nameOf('storage.objects')} or ${nameOf('storage.store')} to s3.`,
  ];
  return warnings.filter((warning) => warning !== false);
}
