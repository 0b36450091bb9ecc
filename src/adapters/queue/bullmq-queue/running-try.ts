import type { Job } from 'bullmq';
import type { JobHandler } from '../../../core/ports.ts';
import { errorCode } from '../store-queue/error-facts.ts';
import { type AfterError, decideAfterError, decideTry, type Try } from './decide-try.ts';
import { keepLock } from './job-lock.ts';
import type { BullmqQueueParts } from './queue-parts.ts';
import type { StoredJob } from './stored-job.ts';

export type TakenJob<P extends object> = Job<StoredJob<P>, void, string>;

/** How a try ended, for BullMQ to write down. */
export type TryEnd =
  | { kind: 'done' }
  | AfterError
  /** To be put back as if it had not begun. */
  | { kind: 'handed back' }
  /** Another process has it; nothing is to be written. */
  | { kind: 'lost' };

/** One try of a job: from its handler's start until it is clear how the try ended. */
export class RunningTry<P extends object> {
  readonly #parts: BullmqQueueParts;
  readonly #job: TakenJob<P>;
  readonly #token: string;
  readonly #handlerAbort = new AbortController();
  readonly #leaving = new AbortController();
  #isLost = false;

  constructor(parts: BullmqQueueParts, job: TakenJob<P>, token: string) {
    this.#parts = parts;
    this.#job = job;
    this.#token = token;
  }

  /** Tells the handler to stop. */
  abort(): void {
    this.#handlerAbort.abort(new Error('The job queue closes.'));
  }

  /** Waits no longer for the handler, and leaves the job to the next start. */
  leave(): void {
    this.#leaving.abort();
  }

  /** Never rejects. */
  async run(handler: JobHandler<P>): Promise<TryEnd> {
    const { logger, settings, clock, sleep } = this.#parts;
    const { name, data, attemptsMade } = this.#job;
    const facts = { job: name, id: data.id, attempt: attemptsMade + 1 };
    const decision = decideTry(this.#job, settings);
    if (decision.kind === 'give up') {
      logger.error('A job failed for good: its process ended during each try.', facts);
      return { kind: 'failed for good', error: interruptedTooOften };
    }
    const stop = new AbortController();
    const renew = async () => (await this.#job.extendLock(this.#token, settings.lockMilliseconds)) === 1;
    void keepLock(renew, { milliseconds: settings.lockMilliseconds, stop: stop.signal, sleep }).then(
      (end) => end === 'lost' && this.#lose(),
    );
    const result = await Promise.race([this.#resultOf(handler, decision), leftBehind(this.#leaving.signal)]);
    stop.abort();

    if (this.#isLost) return { kind: 'lost' };
    if (result.kind === 'done') return result;
    // An aborted handler did not fail by itself, so its try does not count.
    if (result.kind === 'left' || this.#handlerAbort.signal.aborted) return { kind: 'handed back' };
    const code = errorCode(result.error);
    const end = decideAfterError(decision, result.error, clock.now());
    if (end.kind === 'failed for good') logger.error('A job failed for good.', { ...facts, code });
    else logger.warn('A job failed and will be tried again.', { ...facts, code });
    return end;
  }

  async #resultOf(
    handler: JobHandler<P>,
    { attempt, isLast, mayBeDeferred }: Try,
  ): Promise<{ kind: 'done' } | { kind: 'threw'; error: unknown }> {
    const { id, payload } = this.#job.data;
    try {
      await handler(payload, { id, attempt, isLast, mayBeDeferred, signal: this.#handlerAbort.signal });
      return { kind: 'done' };
    } catch (error) {
      return { kind: 'threw', error };
    }
  }

  #lose(): void {
    const { name, data } = this.#job;
    this.#isLost = true;
    this.#parts.logger.warn('The lock on a job that still runs here ran out; another process may take it.', {
      job: name,
      id: data.id,
    });
    this.#handlerAbort.abort(new Error('Another process may take over this job.'));
  }
}

const interruptedTooOften = 'The program ended unexpectedly each time that it worked on this job.';

function leftBehind(leaving: AbortSignal): Promise<{ kind: 'left' }> {
  return new Promise((resolve) => {
    if (leaving.aborted) resolve({ kind: 'left' });
    leaving.addEventListener('abort', () => resolve({ kind: 'left' }), { once: true });
  });
}
