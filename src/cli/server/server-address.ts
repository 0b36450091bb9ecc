import type { Store } from '../../core/ports.ts';
import { isLoopback } from '../../http/request/operator.ts';
import type { Configuration } from '../config/configuration.ts';

/**
 * The address at which clients reach the server according to its configuration. With port 0 it is known only once the
 * server listens.
 *
 * @example
 * configuredAddress({ publicUrl: null, host: '::1', port: 8787 }); // 'http://[::1]:8787'
 */
export function configuredAddress(configuration: Pick<Configuration, 'publicUrl' | 'host' | 'port'>): string {
  const { publicUrl, host, port } = configuration;
  return publicUrl ?? `http://${hostInUrl(host)}:${port}`;
}

/**
 * Records the address at which this data folder's server was last reached, so that links from commands, which do not
 * know its flags, lead there too.
 */
export async function rememberAddress(store: Store, address: string): Promise<void> {
  await store.put(addressKey, { address });
}

/** Null if no server has run yet. */
export async function rememberedAddress(store: Store): Promise<string | null> {
  return (await store.get<{ address: string }>(addressKey))?.value.address ?? null;
}

/** Where links lead: to the public address or, if none is set, to the server that was started last. */
export async function linkedAddress(
  configuration: Pick<Configuration, 'publicUrl' | 'host' | 'port'>,
  store: Store,
): Promise<string> {
  return configuration.publicUrl ?? (await rememberedAddress(store)) ?? configuredAddress(configuration);
}

/** A wildcard address such as 0.0.0.0 cannot be linked to. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const addressKey = 'service/address';

/** Whether only this machine can reach the server: it listens only here and has no other public address. */
export function isOnOwnMachine({ host, publicUrl }: Pick<Configuration, 'host' | 'publicUrl'>): boolean {
  return isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
}

/** Returns warnings for the operator about how others can reach the server.
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
      `Others can reach ${publicUrl ?? host}, and no operator's token is set: the desk requires the one that it made itself and showed once; thesisdesk token makes a new one. Set THESISDESK_ADMIN_TOKEN to choose your own, or to none if something else guards the desk.`,
    );
  }
  if (publicUrl === null) {
    warnings.push(
      `Links for uploads and meetings lead to ${configuredAddress(configuration)}. Set --public-url if others reach the server at another address.`,
    );
  }
  return warnings;
}
