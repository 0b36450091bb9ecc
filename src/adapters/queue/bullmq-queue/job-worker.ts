import type { Redis } from 'ioredis';
import type { JobHandler } from '../../../core/ports.ts';
import { jobId } from './job-identity.ts';
import type { BullmqQueueParts } from './queue-parts.ts';
import { isRefusal } from './refusal.ts';
import { RunningTry, type TakenJob } from './running-try.ts';
import { type StoredWorker, startWorker, type TryErrors } from './start-worker.ts';

export interface JobWorkerOptions<P extends object> {
  name: string;
  handler: JobHandler<P>;
  /** Jobs at once. */
  concurrency: number;
  /** The connection that all workers of a queue share. */
  client: () => Promise<Redis>;
}

/** Takes the jobs of one name and runs them, so many at once. */
export class JobWorker<P extends object> {
  readonly #parts: BullmqQueueParts;
  readonly #options: JobWorkerOptions<P>;
  readonly #stopping = new AbortController();
  readonly #running = new Map<RunningTry<P>, Promise<unknown>>();
  readonly #starting: Promise<StoredWorker<P> | null>;

  constructor(parts: BullmqQueueParts, options: JobWorkerOptions<P>) {
    this.#parts = parts;
    this.#options = options;
    this.#starting = this.#start();
  }

  /** Takes no further job. */
  stop(): void {
    this.#stopping.abort();
  }

  /** After {@link JobWorker.stop}: resolves when no handler runs. Never rejects. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** Tells all handlers to stop. */
  abort(): void {
    for (const each of this.#running.keys()) each.abort();
  }

  /** Leaves what still runs to the next start. */
  leave(): void {
    for (const each of this.#running.keys()) each.leave();
  }

  /**
   * After {@link JobWorker.stop}: all ends are written down. Never rejects, but waits for as long as Redis does
   * not answer.
   */
  async closed(): Promise<void> {
    const worker = await this.#starting;
    try {
      await worker?.close();
    } catch (error) {
      this.#parts.trouble.report(error);
    }
  }

  /** Keeps trying until there is a worker, or none is wanted any more. */
  async #start(): Promise<StoredWorker<P> | null> {
    const { trouble, sleep } = this.#parts;
    const { name, concurrency, client } = this.#options;
    const stop = this.#stopping.signal;
    for (let failures = 1; !stop.aborted; failures++) {
      try {
        const connection = await client();
        if (stop.aborted) return null;
        const worker = await startWorker<P>(this.#parts, {
          name,
          concurrency,
          connection,
          stop,
          process: (job, token, errors) => this.#process(job, token, errors),
          failed: (error) => this.#report(error),
          tookOver: (key) => this.#reportTakeOver(key),
        });
        stop.addEventListener('abort', () => void this.closed());
        if (stop.aborted) void this.closed();
        return worker;
      } catch (error) {
        trouble.report(error);
        await sleep(trouble.wait(failures), stop);
      }
    }
    return null;
  }

  /** What BullMQ calls for each job that it took. */
  async #process(job: TakenJob<P>, token: string, errors: TryErrors): Promise<void> {
    if (this.#stopping.signal.aborted) return this.#handBack(job, token, errors);
    const running = new RunningTry(this.#parts, job, token);
    const ending = running.run(this.#options.handler);
    this.#running.set(running, ending);
    const end = await ending;
    this.#running.delete(running);
    if (end.kind === 'failed') throw new Error(end.error);
    if (end.kind === 'failed for good') throw new errors.UnrecoverableError(end.error);
    if (end.kind === 'lost') throw new errors.WaitingError();
    if (end.kind === 'deferred') await this.#defer(job, token, end.until, errors);
    if (end.kind === 'handed back') await this.#handBack(job, token, errors);
  }

  /** Puts the job back as it was before its present try, for anyone to take at once. */
  async #handBack(job: TakenJob<P>, token: string, errors: TryErrors): Promise<never> {
    try {
      await job.moveToWait(token);
    } catch (error) {
      // It stays ours until the lock runs out.
      this.#report(error);
    }
    throw new errors.WaitingError();
  }

  /** Lets the job wait until this time, without counting its present try. */
  async #defer(job: TakenJob<P>, token: string, until: Date, errors: TryErrors): Promise<never> {
    // Counted first, so that a crash in between cannot make the deferrals endless.
    await job.updateData({ ...job.data, deferrals: job.data.deferrals + 1 });
    await job.moveToDelayed(until.getTime(), token);
    throw new errors.DelayedError();
  }

  #report(error: unknown): void {
    const { trouble, logger } = this.#parts;
    const notHeld = 'The end of a job could not be written down, as it is not held here any more.';
    if (isRefusal(error)) logger.warn(notHeld, { job: this.#options.name });
    else trouble.report(error);
  }

  #reportTakeOver(key: string): void {
    const facts = { job: this.#options.name, id: jobId(key) };
    this.#parts.logger.warn('A job was taken over from a process that gave no sign of life.', facts);
  }
}
