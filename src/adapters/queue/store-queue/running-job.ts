import type { JobHandler } from '../../../core/ports.ts';
import { randomFraction } from '../../../core/time/backoff.ts';
import { errorCode, mayBeDeferred } from '../job-error.ts';
import { concludeJob, doneJob, handedBackJob, isLastTry, jobAfterError } from './conclude-job.ts';
import type { HeldJob } from './held-job.ts';
import type { JobRecord } from './job-records.ts';
import { newLease, type QueueParts, timeNow } from './queue-parts.ts';

/** One try of a job, from the start of its handler until its end has been stored. Its lease is renewed until then. */
export class RunningJob<P extends object> {
  /** When to look at the job again (milliseconds since 1970), or null if it has ended. Never rejects. */
  readonly settled: Promise<number | null>;
  readonly #parts: QueueParts;
  readonly #held: HeldJob<P>;
  readonly #giveUp: AbortSignal;
  readonly #handlerAbort = new AbortController();
  readonly #renewalStop = new AbortController();
  readonly #renewing: Promise<void>;
  /** The writing of the try's end. The first caller decides what the end is. */
  #ending: Promise<number | null> | null = null;

  /** `giveUp`: aborted when a failing storage should no longer be waited for. */
  constructor(parts: QueueParts, held: HeldJob<P>, handler: JobHandler<P>, giveUp: AbortSignal) {
    this.#parts = parts;
    this.#held = held;
    this.#giveUp = giveUp;
    this.#renewing = this.#renew();
    this.settled = this.#run(handler);
  }

  /** Tells the handler to stop. */
  abort(): void {
    this.#handlerAbort.abort(new Error('The job queue is closing.'));
  }

  /** Leaves the job to the next start, whatever its handler is still doing. Never rejects. */
  async handBack(): Promise<void> {
    await this.#end(handedBackJob);
  }

  async #run(handler: JobHandler<P>): Promise<number | null> {
    const { clock, settings, ids, logger } = this.#parts;
    const { name, id, failures } = this.#held.record;
    const facts = { job: name, id, attempt: failures + 1 };
    const failure = await this.#failureOf(handler);
    if (!failure) return this.#end((job) => doneJob(job, clock.now()));
    // An aborted handler did not fail on its own account, so the try does not count.
    if (this.#handlerAbort.signal.aborted) return this.#end(handedBackJob);
    const fraction = randomFraction(ids);
    return this.#end((job) => {
      const next = jobAfterError(job, failure.error, { now: clock.now(), fraction, settings });
      const code = errorCode(failure.error);
      if (next.outcome) logger.error('A job failed for good.', { ...facts, code });
      else
        logger.warn('A job failed and will be tried again.', { ...facts, code, notBefore: next.notBefore });
      return next;
    });
  }

  async #failureOf(handler: JobHandler<P>): Promise<{ error: unknown } | null> {
    const job = this.#held.record;
    try {
      await handler(job.payload, {
        id: job.id,
        attempt: job.failures + 1,
        isLast: isLastTry(job, this.#parts.settings),
        mayBeDeferred: mayBeDeferred(job),
        signal: this.#handlerAbort.signal,
      });
      return null;
    } catch (error) {
      return { error };
    }
  }

  #end(decide: (job: JobRecord<P>) => JobRecord<P>): Promise<number | null> {
    this.#ending ??= this.#writeEnd(decide);
    return this.#ending;
  }

  async #writeEnd(decide: (job: JobRecord<P>) => JobRecord<P>): Promise<number | null> {
    this.#renewalStop.abort();
    await this.#renewing;
    const { outage, clock, settings } = this.#parts;
    const whenLeaseIsOver = () => timeNow(clock) + settings.leaseMilliseconds;
    if (this.#held.isLost) return whenLeaseIsOver();
    try {
      const next = decide(this.#held.record);
      if (!(await outage.outlast(() => this.#held.change(next), this.#giveUp))) return whenLeaseIsOver();
      if (!next.outcome) return Date.parse(next.notBefore);
      await outage.outlast(() => concludeJob(this.#parts, next, this.#held.etag), this.#giveUp);
      return null;
    } catch {
      // The failure has been logged. The job stays ours until its lease expires, and is then run again.
      return whenLeaseIsOver();
    }
  }

  async #renew(): Promise<void> {
    const { sleep, settings, outage, logger } = this.#parts;
    const stop = this.#renewalStop.signal;
    const renewOnce = () => this.#held.change({ ...this.#held.record, lease: newLease(this.#parts) });
    try {
      for (;;) {
        await sleep(settings.leaseMilliseconds / 3, stop);
        if (stop.aborted) return;
        if (!(await outage.outlast(renewOnce, stop))) break;
      }
    } catch {
      return; // Asked to stop while the storage is failing.
    }
    const { name, id } = this.#held.record;
    logger.warn('Another process took over a job that is still running here.', { job: name, id });
    this.#handlerAbort.abort(new Error('Another process has taken over this job.'));
  }
}
