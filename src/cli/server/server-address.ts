import type { Store } from '../../core/ports.ts';
import { isLoopback } from '../../http/request/operator.ts';
import type { Configuration } from '../config/configuration.ts';

/**
 * Where clients reach the server by its configuration alone. With port 0 that is known only after it listens.
 *
 * @example
 * configuredAddress({ publicUrl: null, host: '::1', port: 8787 }); // 'http://[::1]:8787'
 */
export function configuredAddress(configuration: Pick<Configuration, 'publicUrl' | 'host' | 'port'>): string {
  const { publicUrl, host, port } = configuration;
  return publicUrl ?? `http://${hostInUrl(host)}:${port}`;
}

/**
 * Writes down where the server of this data folder was last reached, so that links from commands, which know
 * nothing of its flags, lead there as well.
 */
export async function rememberAddress(store: Store, address: string): Promise<void> {
  await store.put(addressKey, { address });
}

/** Null where no server ran yet. */
export async function rememberedAddress(store: Store): Promise<string | null> {
  return (await store.get<{ address: string }>(addressKey))?.value.address ?? null;
}

/** All addresses of this machine are none that a link could lead to. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const addressKey = 'service/address';

/** Whether nobody else reaches the server: it listens on this machine only, and is announced under no other name. */
export function isOnOwnMachine({ host, publicUrl }: Pick<Configuration, 'host' | 'publicUrl'>): boolean {
  return isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
}

/**
 * What an operator should think over before others reach the server.
 *
 * @example
 * serverWarnings({ host: '127.0.0.1', port: 8787, adminToken: null, publicUrl: null }); // []
 */
export function serverWarnings(
  configuration: Pick<Configuration, 'host' | 'port' | 'adminToken' | 'publicUrl'>,
): string[] {
  const { host, adminToken, publicUrl } = configuration;
  if (isOnOwnMachine(configuration)) return [];
  const warnings: string[] = [];
  if (adminToken === null) {
    warnings.push(
      `Others may reach ${publicUrl ?? host}, and no operator's token is set: the desk asks for one that it made itself, showed once, and makes anew with thesisdesk token. Set THESISDESK_ADMIN_TOKEN to choose it, or to none where something else guards the desk.`,
    );
  }
  if (publicUrl === null) {
    warnings.push(
      `Links for uploads and meetings lead to ${configuredAddress(configuration)}. Set --public-url where others reach the server by another address.`,
    );
  }
  return warnings;
}
