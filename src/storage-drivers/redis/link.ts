import type { Redis } from 'ioredis';
import { DeskError } from '../../core/errors.ts';
import { readSecret, type Secret } from '../../core/ports/secret.ts';
import { readAddress } from './address.ts';
import { createClient } from './create-client.ts';
import { greet } from './greet.ts';
import { isReply, withoutSecrets } from './problem.ts';
import { unlessAborted, withinTime } from './within-time.ts';

/** One connection to Redis, which is never mended: when it is lost, another one takes its place. */
export interface RedisLink {
  isOpen(): boolean;
  /**
   * Sends at once and waits for the answer, until the signal is aborted. Where the connection breaks, nobody
   * knows what became of the command.
   */
  send<T>(command: (client: Redis) => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Takes no further commands, and ends when those under way are answered or given up. */
  retire(): void;
  /** Resolves when nothing is left of it. */
  ended: Promise<void>;
}

export interface OpenLinkOptions {
  milliseconds: number;
  signal: AbortSignal;
  /** Gets each link that may need an end, also one that then fails to connect. */
  onLink(link: RedisLink): void;
}

/**
 * Connects, says the password and waits until Redis answers. The address is read anew each time, so that a
 * changed password holds.
 *
 * @throws what stood in the way, which may hold the password: see `redisFailure`
 */
export function openLink(url: Secret, { milliseconds, signal, onLink }: OpenLinkOptions): Promise<RedisLink> {
  return withinTime(
    milliseconds,
    async (over) => {
      const address = readAddress(await textOf(url));
      const link = linkOver(await createClient(address, milliseconds));
      onLink(link);
      try {
        await link.send((client) => greet(client, address), over);
      } catch (error) {
        link.retire();
        throw error;
      }
      return link;
    },
    signal,
  );
}

async function textOf(url: Secret): Promise<string> {
  try {
    return await readSecret(url);
  } catch (error) {
    const details = { doing: 'connect', code: 'ADDRESS' };
    const cause = withoutSecrets(error);
    throw new DeskError('storage_unavailable', 'The address of Redis cannot be read.', { details, cause });
  }
}

function linkOver(client: Redis): RedisLink {
  let problem: unknown;
  let underWay = 0;
  let isRetired = false;
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  // What breaks a connection comes as an event; its commands only learn that it is closed.
  client.on('error', (error: unknown) => {
    problem ??= error;
  });
  const endWhereIdle = () => {
    if (isRetired && underWay === 0 && client.status !== 'end') client.disconnect();
  };
  return {
    ended,
    // ioredis says ready for a while after the server has gone.
    isOpen: () => client.status === 'ready' && client.stream.writable && !isRetired,
    async send(command, signal) {
      signal.throwIfAborted();
      underWay += 1;
      try {
        return await unlessAborted(signal, command(client));
      } catch (error) {
        throw isReply(error) || error === signal.reason ? error : (problem ?? error);
      } finally {
        underWay -= 1;
        endWhereIdle();
      }
    },
    retire() {
      isRetired = true;
      endWhereIdle();
    },
  };
}
