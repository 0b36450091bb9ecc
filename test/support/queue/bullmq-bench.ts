import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
// Loaded in advance, so that no call in a test has to wait for it.
import 'bullmq';
import { Redis } from 'ioredis';
import { type BullmqQueueOptions, bullmqQueue } from '../../../src/adapters/queue/bullmq-queue.ts';
import type { JobQueue } from '../../../src/core/ports.ts';
import type { JobQueueBench } from '../../contracts/job-queue.ts';
import { waitUntil } from '../wait-until.ts';

export interface BullmqBench extends JobQueueBench {
  open(settings?: Partial<BullmqQueueOptions>): JobQueue;
  /** The prefix of all keys of this bench's queues. */
  prefix: string;
  /** A connection for inspecting Redis. */
  redis: Redis;
}

/** Queues on a Redis server under their own prefix, in real time. */
export function bullmqBench(url: string, settings: Partial<BullmqQueueOptions> = {}): BullmqBench {
  const prefix = settings.prefix ?? `bench-${randomUUID()}`;
  const redis = new Redis(url);
  redis.on('error', () => {});
  const queues: JobQueue[] = [];

  const activeJobs = async (): Promise<number> => {
    const lengths = await Promise.all(
      (await redis.keys(`${prefix}:jobs:*:active`)).map((key) => redis.llen(key)),
    );
    return lengths.reduce((sum, length) => sum + length, 0);
  };

  return {
    prefix,
    redis,

    open(more = {}) {
      // Locks that outlast any time for which a busy machine may stall a test.
      const queue = bullmqQueue({ url, prefix, lockMilliseconds: 30_000, ...settings, ...more });
      queues.push(queue);
      return queue;
    },

    now: () => new Date(),
    until: (condition) => waitUntil(condition),

    async rest() {
      await pause(500);
      // Gives jobs time to record that they ended; those whose handlers wait for the test stay active.
      const end = performance.now() + 2_500;
      while ((await activeJobs()) > 0 && performance.now() < end) await pause(50);
    },

    async close() {
      await Promise.all(queues.map((queue) => queue.close()));
      redis.disconnect();
    },
  };
}
