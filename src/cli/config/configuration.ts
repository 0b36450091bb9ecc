import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Environment } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { type Flags, givenSettings } from './given-settings.ts';

/** How a desk is set up, complete and checked. */
export interface Configuration {
  host: string;
  /** 0 stands for any free one. */
  port: number;
  /** Everything that the desk keeps lies in here. An absolute path. */
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
  /** Bytes of one upload. */
  uploadLimit: number;
}

/**
 * Reads the configuration: what a flag says, else what the environment says, else the default. The data
 * folder's default is `thesisdesk` below `XDG_DATA_HOME`, or below `~/.local/share`: a command finds it
 * wherever it is started, and no thesis gets into a checkout by mistake.
 *
 * @throws UsageError with the first setting that is wrong, unknown, or cannot be read from its file
 *
 * @example
 * await readConfiguration({ port: '9000' }, { THESISDESK_HOST: '0.0.0.0' }); // host 0.0.0.0, port 9000, …
 */
export async function readConfiguration(flags: Flags, environment: Environment): Promise<Configuration> {
  const given = await givenSettings(flags, environment);
  return {
    host: given.host ?? '127.0.0.1',
    port: given.port ?? 8787,
    dataFolder: resolve(given.data ?? defaultDataFolder(environment)),
    publicUrl: given.publicUrl ?? null,
    joinUrl: given.joinUrl ?? null,
    allowedOrigins: given.allowedOrigins ?? [],
    adminToken: given.adminToken ?? null,
    webhook: webhookOf(given.webhookUser, given.webhookPassword),
    logFormat: given.logFormat ?? 'text',
    concurrency: given.concurrency ?? 2,
    uploadLimit: given.uploadLimit ?? 100 * 1024 * 1024,
  };
}

/** The XDG Base Directory Specification has a relative path ignored. */
function defaultDataFolder({ XDG_DATA_HOME: shared = '' }: Environment): string {
  return join(shared.startsWith('/') ? shared : join(homedir(), '.local', 'share'), 'thesisdesk');
}

function webhookOf(user: string | undefined, password: string | undefined): Configuration['webhook'] {
  if (user === undefined && password === undefined) return null;
  if (user === undefined || password === undefined) {
    const message = 'THESISDESK_WEBHOOK_USER and THESISDESK_WEBHOOK_PASSWORD must be set together.';
    throw new UsageError(message);
  }
  return { user, password };
}
