import type { Configuration } from '../config/configuration.ts';
import { isOnOwnMachine } from './own-machine.ts';
import { configuredAddress } from './server-address.ts';

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
