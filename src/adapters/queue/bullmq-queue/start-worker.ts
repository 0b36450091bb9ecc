import type { DelayedError, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { backoffMilliseconds, randomFraction } from '../../../core/time/backoff.ts';
import { queueName } from './job-identity.ts';
import type { BullmqQueueParts } from './queue-parts.ts';
import type { TakenJob } from './running-try.ts';
import type { StoredJob } from './stored-job.ts';

export type StoredWorker<P extends object> = Worker<StoredJob<P>, void, string>;

/** What a processor throws to tell BullMQ how a try ended, other than with an error that is worth another try. */
export interface TryErrors {
  DelayedError: typeof DelayedError;
  UnrecoverableError: typeof UnrecoverableError;
  WaitingError: typeof WaitingError;
}

export interface WorkerOptions<P extends object> {
  name: string;
  concurrency: number;
  connection: Redis;
  stop: AbortSignal;
  process(job: TakenJob<P>, token: string, errors: TryErrors): Promise<void>;
  failed(error: Error): void;
  /** A job came back whose process gave no sign of life. */
  tookOver(key: string): void;
}

/** A BullMQ worker that begins to take jobs. It leaves the renewal of locks to the processor. */
export async function startWorker<P extends object>(
  { prefix, settings, ids, sleep }: BullmqQueueParts,
  { name, concurrency, connection, stop, process, failed, tookOver }: WorkerOptions<P>,
): Promise<StoredWorker<P>> {
  const { Worker: BullmqWorker, DelayedError, UnrecoverableError, WaitingError } = await import('bullmq');
  const errors = { DelayedError, UnrecoverableError, WaitingError };

  /** BullMQ asks again at once when Redis refuses to give a job, as it does when its disk is full. */
  class PatientWorker extends BullmqWorker<StoredJob<P>, void, string> {
    protected override async moveToActive(token: string, worker?: string): Promise<TakenJob<P>> {
      try {
        return await super.moveToActive(token, worker);
      } catch (error) {
        await sleep(pauseMilliseconds, stop);
        throw error;
      }
    }
  }

  const limits = {
    firstMilliseconds: settings.firstWaitMilliseconds,
    longestMilliseconds: settings.longestWaitMilliseconds,
  };
  const worker = new PatientWorker(queueName(name), (job, token) => process(job, token ?? '', errors), {
    connection,
    prefix,
    concurrency,
    lockDuration: settings.lockMilliseconds,
    stalledInterval: settings.checkMilliseconds,
    // How often a job may lose its process is bounded by the processor, which also tells the last try of it.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    skipLockRenewal: true,
    skipVersionCheck: true,
    runRetryDelay: pauseMilliseconds,
    settings: {
      backoffStrategy: (failures) => backoffMilliseconds(failures, limits, randomFraction(ids)),
    },
  });
  worker.on('error', failed);
  worker.on('stalled', tookOver);
  return worker;
}

const pauseMilliseconds = 1_000;
