import type { Redis } from 'ioredis';
import type { Secret } from '../../core/ports/secret.ts';
import type { RedisLink } from './link.ts';
import { redisLinks } from './links.ts';
import { isReply, problemCode } from './problem.ts';
import { closedFailure, isLasting, type RedisAttempt, redisFailure } from './redis-failure.ts';
import { unlessAborted, withinTime } from './within-time.ts';

export interface RedisConnectionOptions {
  url: Secret;
  commandTimeoutMilliseconds: number;
  connectTimeoutMilliseconds: number;
}

type Command<T> = (client: Redis) => Promise<T>;

/** How a piece of work sends its commands. */
export interface Turn {
  /** Sends a command that changes nothing, and sends it again where the connection broke. */
  read<T>(command: Command<T>): Promise<T>;
  /** Sends a command once: where its answer is lost, it may have been done. */
  write<T>(command: Command<T>): Promise<T>;
}

/** A connection that mends itself: whoever needs one waits for the next, for a bounded time. */
export interface RedisConnection {
  /**
   * Runs work of one or several commands within the time for commands, or within a shorter one.
   *
   * @throws DeskError `storage_unavailable`
   */
  run<T>(doing: string, work: (turn: Turn) => Promise<T>, milliseconds?: number): Promise<T>;
  /** Lets the work end that has a connection, and refuses all other. */
  close(): Promise<void>;
}

export function redisConnection(options: RedisConnectionOptions): RedisConnection {
  const { url, commandTimeoutMilliseconds, connectTimeoutMilliseconds } = options;
  const links = redisLinks(url, connectTimeoutMilliseconds);
  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  const linkFor = async (attempt: RedisAttempt, signal: AbortSignal): Promise<RedisLink> => {
    for (;;) {
      attempt.obstacle ??= links.problem();
      try {
        const link = await unlessAborted(signal, links.get());
        if (link.isOpen()) return link;
      } catch (error) {
        if (isClosed) throw closedFailure(attempt.doing);
        if (signal.aborted || isLasting(error)) throw error;
        attempt.obstacle = error;
      }
    }
  };

  const send = async <T>(command: Command<T>, attempt: RedisAttempt, signal: AbortSignal): Promise<T> => {
    const link = await linkFor(attempt, signal);
    attempt.obstacle = undefined;
    try {
      return await link.send(command, signal);
    } catch (error) {
      const isConnectionInDoubt = !isReply(error) || elsewhere.has(problemCode(error) ?? '');
      if (isConnectionInDoubt) link.retire();
      throw error;
    }
  };

  return {
    async run(doing, work, milliseconds = commandTimeoutMilliseconds) {
      if (isClosed) throw closedFailure(doing);
      const attempt: RedisAttempt = { doing };
      const turnWithin = (signal: AbortSignal): Turn => ({
        async read(command) {
          for (;;) {
            try {
              return await send(command, attempt, signal);
            } catch (error) {
              if (isReply(error) || isLasting(error) || signal.aborted) throw error;
              attempt.obstacle = error;
            }
          }
        },
        write(command) {
          return send((client) => untilAnswered(attempt, command(client)), attempt, signal);
        },
      });
      const result = withinTime(milliseconds, (signal) => work(turnWithin(signal)));
      running.add(result);
      try {
        return await result;
      } catch (error) {
        throw redisFailure(attempt, error);
      } finally {
        running.delete(result);
      }
    },
    async close() {
      isClosed = true;
      links.stop();
      await Promise.allSettled(running);
      await links.end();
    },
  };
}

/** Notes that a write is under way, before anybody can give up waiting for it. */
async function untilAnswered<T>(attempt: RedisAttempt, answer: Promise<T>): Promise<T> {
  attempt.isOutcomeUnknown = true;
  try {
    const answered = await answer;
    attempt.isOutcomeUnknown = false;
    return answered;
  } catch (error) {
    if (isReply(error)) attempt.isOutcomeUnknown = false;
    throw error;
  }
}

/** Another server may stand at the address by now, or another password in it. */
const elsewhere: ReadonlySet<string> = new Set(['READONLY', 'MASTERDOWN', 'NOAUTH']);
