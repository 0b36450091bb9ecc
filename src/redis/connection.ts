import { once } from 'node:events';
import type { Redis } from 'ioredis';
import type { Secret } from '../core/ports/secret.ts';
import { whenAborted } from '../core/time/sleep.ts';
import { openRedis } from './client.ts';
import { dropConnection } from './drop-connection.ts';
import { isLasting, isReply, redisCode, redisFailure } from './failure.ts';

export interface RedisConnectionOptions {
  url: Secret;
  /** The time after which one try to connect is given up. */
  connectMilliseconds: number;
  /** The time after which a call fails, including the wait for a connection. */
  callMilliseconds: number;
  /** Receives the client once it exists, connected or not. */
  opened?(client: Redis): void;
}

type Command<T> = (client: Redis) => Promise<T>;

/**
 * One connection for calls that each end within a limited time. The first call opens it, and it reconnects when it
 * breaks.
 */
export interface RedisConnection {
  /**
   * Sends a command that may run twice, and sends it again if its reply was lost.
   *
   * @throws DeskError `storage_unavailable`
   */
  ask<T>(doing: string, command: Command<T>, milliseconds?: number): Promise<T>;
  /**
   * Sends a command that must not run twice.
   *
   * @throws DeskError `storage_unavailable`, whose `details.outcome` is `unknown` if the reply was lost
   */
  tell<T>(doing: string, command: Command<T>): Promise<T>;
  /** Waits for the replies to what was sent, and rejects all further calls. */
  close(): Promise<void>;
}

export function redisConnection(options: RedisConnectionOptions): RedisConnection {
  const { url, connectMilliseconds, callMilliseconds, opened } = options;
  const closing = new AbortController();
  const ending = new AbortController();
  let opening: Promise<Redis> | null = null;

  const open = async () => {
    try {
      const client = await openRedis(url, { ...patience, ...timeouts }, ending.signal);
      opened?.(client);
      return client;
    } catch (error) {
      opening = null;
      throw error;
    }
  };
  const timeouts = { connectTimeout: connectMilliseconds, commandTimeout: callMilliseconds };

  const answerOf = async <T>(command: Command<T>, attempt: Attempt, late: AbortSignal): Promise<T> => {
    if (closing.signal.aborted) throw closed();
    opening ??= open();
    const client = await opening;
    for (;;) {
      // A call that has timed out must not run later.
      late.throwIfAborted();
      await whenOpen(client, attempt, [late, closing.signal]);
      attempt.isSent = true;
      const { stream } = client;
      try {
        return await command(client);
      } catch (error) {
        if (redisCode(error) === 'TIMEOUT') dropConnection(client, stream);
        attempt.isSent = !isUnsent(error) && !isReply(error);
        const isWorthAnother = isUnsent(error) || (isLost(error) && attempt.isRepeatable);
        if (!isWorthAnother) throw error;
        attempt.isSent = false;
        attempt.obstacle = error;
      }
    }
  };

  const call = async <T>(command: Command<T>, attempt: Attempt, milliseconds: number): Promise<T> => {
    const late = new AbortController();
    const giveUp = () => late.abort(attempt.isSent ? timedOut() : (attempt.obstacle ?? timedOut()));
    const timer = setTimeout(giveUp, milliseconds);
    try {
      return await Promise.race([answerOf(command, attempt, late.signal), whenAborted(late.signal)]);
    } catch (error) {
      const { doing, isSent, isRepeatable } = attempt;
      throw redisFailure(error, { doing, isOutcomeUnknown: isSent && !isRepeatable });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    ask: (doing, command, milliseconds = callMilliseconds) =>
      call(command, { doing, isRepeatable: true, isSent: false }, milliseconds),
    tell: (doing, command) => call(command, { doing, isRepeatable: false, isSent: false }, callMilliseconds),
    async close() {
      closing.abort(closed());
      const client = await opening?.catch(() => null);
      // The reply comes after those to everything sent before.
      await client?.quit().catch(() => {});
      ending.abort();
    },
  };
}

/**
 * ioredis reconnects automatically. It neither queues commands for later nor sends them twice, because it cannot tell
 * which may run twice; and only with zero retries does it fail all commands that were sent (redis/ioredis#2193).
 */
const patience = { enableOfflineQueue: false, autoResendUnfulfilledCommands: false, maxRetriesPerRequest: 0 };

interface Attempt {
  doing: string;
  isRepeatable: boolean;
  /** Whether it may have been done. */
  isSent: boolean;
  /** What prevented a reply, if anything. */
  obstacle?: unknown;
}

async function whenOpen(client: Redis, attempt: Attempt, signals: AbortSignal[]): Promise<void> {
  // ioredis reports "ready" for a while after the server has gone.
  while (client.status !== 'ready' || !client.stream.writable) {
    const signal = AbortSignal.any(signals);
    try {
      await once(client, 'ready', { signal });
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (isLasting(error)) throw error;
      attempt.obstacle = error;
    }
  }
}

/** The same message as ioredis's. */
function timedOut(): Error {
  return new Error('Command timed out');
}

function isUnsent(error: unknown): boolean {
  return error instanceof Error && /^Stream isn't writeable/.test(error.message);
}

function isLost(error: unknown): boolean {
  return error instanceof Error && /^(?:MaxRetriesPerRequest|Abort)Error$/.test(error.name);
}

function closed(): Error {
  return Object.assign(new Error('The connection has been closed.'), { code: 'CLOSED' });
}
