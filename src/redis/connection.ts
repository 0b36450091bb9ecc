import { once } from 'node:events';
import type { Redis } from 'ioredis';
import type { Secret } from '../core/ports/secret.ts';
import { whenAborted } from '../core/time/when-aborted.ts';
import { openRedis } from './client.ts';
import { isLasting, isReply, redisCode, redisFailure } from './failure.ts';

export interface RedisConnectionOptions {
  url: Secret;
  /** After so long one try to connect is given up. */
  connectMilliseconds: number;
  /** After so long a call fails, waiting for a connection included. */
  callMilliseconds: number;
  /** Gets the client once there is one, connected or not. */
  opened?(client: Redis): void;
}

type Command<T> = (client: Redis) => Promise<T>;

/** One connection for calls that each end within a bounded time. It is made by the first one, and mends itself. */
export interface RedisConnection {
  /**
   * Sends what may be done twice, and sends it again where its answer was lost.
   *
   * @throws DeskError `storage_unavailable`
   */
  ask<T>(doing: string, command: Command<T>, milliseconds?: number): Promise<T>;
  /**
   * Sends what must not be done twice.
   *
   * @throws DeskError `storage_unavailable`, whose `details.outcome` is `unknown` where the answer was lost
   */
  tell<T>(doing: string, command: Command<T>): Promise<T>;
  /** Lets what was sent be answered, and refuses all other calls. */
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
      // What nobody waits for any more is not done later either.
      late.throwIfAborted();
      await whenOpen(client, attempt, [late, closing.signal]);
      attempt.isSent = true;
      try {
        return await command(client);
      } catch (error) {
        // A connection that is open but dead is given up for a new one.
        if (redisCode(error) === 'TIMEOUT') client.disconnect(true);
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
      // Answered after all that was sent before.
      await client?.quit().catch(() => {});
      ending.abort();
    },
  };
}

/**
 * ioredis connects again by itself. It neither keeps commands for later nor sends them twice, as it cannot tell those
 * that may be done twice; and of those that were sent it only fails all with zero retries (redis/ioredis#2193).
 */
const patience = { enableOfflineQueue: false, autoResendUnfulfilledCommands: false, maxRetriesPerRequest: 0 };

interface Attempt {
  doing: string;
  isRepeatable: boolean;
  /** It may have been done. */
  isSent: boolean;
  /** What kept us from an answer, where something did. */
  obstacle?: unknown;
}

async function whenOpen(client: Redis, attempt: Attempt, signals: AbortSignal[]): Promise<void> {
  // ioredis says ready for a while after the server has gone.
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

/** As ioredis calls it. */
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
