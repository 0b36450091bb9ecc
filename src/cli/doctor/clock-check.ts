import { readSecret, type Secret } from '../../core/ports/secret.ts';
import { type Check, Fault } from './check.ts';

/** Compares the clock of the Redis server with ours: leases and expiry rest on clocks that agree. */
export function clockCheck({ url }: { url: Secret }): Check {
  return {
    name: 'clock',
    advice:
      'Check THESISDESK_REDIS_URL (host, port, password, TLS), and that this machine reaches the server.',
    async run(signal) {
      const { Redis } = await import('ioredis');
      const redis = new Redis(await readSecret(url), {
        lazyConnect: true,
        maxRetriesPerRequest: 1,
        retryStrategy: () => null,
      });
      // A call that fails for want of a connection says only that; the reason comes as an event.
      let reason: Error | undefined;
      redis.on('error', (error) => {
        reason = error;
      });
      signal.addEventListener('abort', () => redis.disconnect());
      const before = Date.now();
      const [seconds = 0, microseconds = 0] = await redis.time().catch((error: unknown) => {
        throw reason ?? error;
      });
      const after = Date.now();
      const theirs = Number(seconds) * 1_000 + Number(microseconds) / 1_000;
      const difference = Math.max(0, before - theirs, theirs - after);
      if (difference > longestDifference) {
        throw new Fault(
          `The clock of the Redis server differs by ${Math.round(difference / 1_000)} s from this machine's.`,
          'Synchronise both with NTP.',
        );
      }
      return { state: 'ok', detail: 'Redis agrees with the clock of this machine' };
    },
  };
}

const longestDifference = 5_000;
