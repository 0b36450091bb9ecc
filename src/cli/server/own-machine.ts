import { isLoopback } from '../../http/request/loopback.ts';
import type { Configuration } from '../config/configuration.ts';

/** Whether nobody else reaches the server: it listens on this machine only, and is announced under no other name. */
export function isOnOwnMachine({ host, publicUrl }: Pick<Configuration, 'host' | 'publicUrl'>): boolean {
  return isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
}
