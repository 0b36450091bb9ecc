import type { Secret } from '../../core/ports/secret.ts';
import { type RedisConnection, redisConnection } from '../../redis/connection.ts';
import { durabilityIn } from '../../redis/durability.ts';
import { type Check, Fault } from './check.ts';

/** Compares the Redis server's clock with this machine's, because leases and expiry depend on clocks that agree. */
export function clockCheck({ url }: { url: Secret }): Check {
  return {
    name: 'clock',
    advice: redisAdvice,
    async run(signal) {
      const { before, clock, after } = await atRedis(url, signal, clockOf);
      const [seconds = 0, microseconds = 0] = clock;
      const theirs = Number(seconds) * 1_000 + Number(microseconds) / 1_000;
      const difference = Math.max(0, before - theirs, theirs - after);
      if (difference > longestDifference) {
        throw new Fault(
          `The Redis server's clock differs by ${(difference / 1_000).toFixed(1)} s from this machine's.`,
          'Synchronise both with NTP.',
        );
      }
      return { state: 'ok', detail: "Redis agrees with this machine's clock" };
    },
  };
}

/** Checks whether Redis keeps what it accepts, through a restart and when its memory is full. */
export function durabilityCheck({ url }: { url: Secret }): Check {
  return {
    name: 'durability',
    advice: redisAdvice,
    async run(signal) {
      const info = await atRedis(url, signal, (redis) => redis.ask('settings', (client) => client.info()));
      const losses = lossesOf(info);
      if (losses.length === 0) return { state: 'ok', detail: 'Redis keeps what it accepts' };
      const advice =
        'Set appendonly to yes and maxmemory-policy to noeviction in the configuration of Redis, and restart it.';
      return { state: 'warning', detail: `${losses.join(' ')} Accepted submissions would be lost.`, advice };
    },
  };
}

export const redisAdvice =
  'Check THESISDESK_REDIS_URL (host, port, password, TLS), and that this machine reaches the server.';

/** Opens a connection for one check; the signal closes it. */
async function atRedis<T>(
  url: Secret,
  signal: AbortSignal,
  work: (redis: RedisConnection) => Promise<T>,
): Promise<T> {
  const redis = redisConnection({ url, callMilliseconds: 5_000, connectMilliseconds: 3_000 });
  signal.addEventListener('abort', () => void redis.close());
  return work(redis).finally(() => redis.close());
}

/**
 * Says how Redis may lose records, from its answer to INFO.
 *
 * @example
 * lossesOf('aof_enabled:1\r\nmaxmemory_policy:noeviction\r\n'); // []
 */
export function lossesOf(info: string): string[] {
  const { isLogged, evictionPolicy } = durabilityIn(info);
  return [
    ...(isLogged ? [] : ['Redis does not log writes to disk (appendonly no).']),
    ...(evictionPolicy === null ? [] : [`Redis drops records when its memory is full (${evictionPolicy}).`]),
  ];
}

/** This machine's time before and after Redis was asked for its own. */
async function clockOf(redis: RedisConnection) {
  // Connect first, so that reading the clock takes only a moment.
  await redis.ask('connect', (client) => client.ping());
  const before = Date.now();
  const clock = await redis.ask('clock', (client) => client.time());
  return { before, clock, after: Date.now() };
}

/** Clocks have to agree to three seconds, and each machine is compared only with Redis. */
const longestDifference = 1_500;
