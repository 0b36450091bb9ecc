import type { Store } from '../../core/ports.ts';
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
