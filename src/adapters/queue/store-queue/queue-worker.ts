import type { JobHandler } from '../../../core/ports.ts';
import { damageOf } from '../../../core/records/reading/damaged-record.ts';
import { isStorageFailure } from '../job-error.ts';
import { claimJob } from './claim-job.ts';
import { handedBackJob } from './conclude-job.ts';
import type { HeldJob } from './held-job.ts';
import { pendingPrefix } from './job-records.ts';
import { type QueueParts, timeNow } from './queue-parts.ts';
import { RunningJob } from './running-job.ts';
import { Alarm, Schedule } from './schedule.ts';

export interface QueueWorkerOptions<P extends object> {
  name: string;
  handler: JobHandler<P>;
  /** How many jobs run at the same time. */
  concurrency: number;
  /** Aborted when a failing storage should no longer be waited for. */
  giveUp: AbortSignal;
}

/** Takes the jobs of one name and runs up to `concurrency` of them at the same time. */
export class QueueWorker<P extends object> {
  readonly #parts: QueueParts;
  readonly #options: QueueWorkerOptions<P>;
  readonly #schedule = new Schedule();
  readonly #running = new Map<string, RunningJob<P>>();
  readonly #alarm: Alarm;
  readonly #looping: Promise<void>;
  #isStopping = false;

  constructor(parts: QueueParts, options: QueueWorkerOptions<P>) {
    this.#parts = parts;
    this.#options = options;
    this.#alarm = new Alarm(parts.sleep);
    this.#looping = this.#loop();
  }

  /** Passes in a job that was just added, so that it does not have to be found first. */
  offer(key: string): void {
    this.#schedule.set(key, timeNow(this.#parts.clock));
    this.#alarm.ring();
  }

  /** Takes no further jobs. */
  stop(): void {
    this.#isStopping = true;
    this.#alarm.ring();
  }

  /** To be called after {@link QueueWorker.stop}: resolves when all running jobs have ended. Never rejects. */
  async idle(): Promise<void> {
    await this.#looping;
    await Promise.all([...this.#running.values()].map((job) => job.settled));
  }

  /** Tells all handlers to stop. */
  abort(): void {
    for (const job of this.#running.values()) job.abort();
  }

  /** Leaves jobs that are still running to the next start. Never rejects. */
  async handBack(): Promise<void> {
    await this.#looping;
    await Promise.all([...this.#running.values()].map((job) => job.handBack()));
  }

  async #loop(): Promise<void> {
    for (let failures = 0; !this.#isStopping; ) {
      try {
        await this.#round();
        failures = 0;
      } catch (error) {
        failures++;
        this.#parts.outage.report(error);
      }
      if (!this.#isStopping) await this.#alarm.wait(this.#pause(failures));
    }
  }

  async #round(): Promise<void> {
    const { store, clock, settings } = this.#parts;
    const now = () => timeNow(clock);
    if (!this.#hasRoom()) return;
    if (this.#schedule.isStale(now(), settings.pollMilliseconds)) {
      await this.#schedule.refresh(store.keys(pendingPrefix(this.#options.name)), now);
    }
    for (const key of this.#schedule.due(now)) {
      if (!this.#hasRoom()) return;
      if (!this.#running.has(key)) await this.#look(key);
    }
  }

  async #look(key: string): Promise<void> {
    const { clock, settings, outage } = this.#parts;
    try {
      const taken = await claimJob<P>(this.#parts, key);
      if (taken.kind === 'gone') this.#schedule.remove(key);
      if (taken.kind === 'later') this.#schedule.set(key, taken.at);
      if (taken.kind === 'held') await this.#start(taken.held);
    } catch (error) {
      // One unreadable record must not block the others.
      this.#schedule.set(key, timeNow(clock) + settings.leaseMilliseconds);
      if (damageOf(error) !== undefined) return;
      if (isStorageFailure(error)) throw error;
      outage.report(error);
    }
  }

  async #start(held: HeldJob<P>): Promise<void> {
    const { giveUp, handler } = this.#options;
    if (this.#isStopping) {
      await this.#parts.outage.outlast(() => held.change(handedBackJob(held.record)), giveUp);
      return;
    }
    const job = new RunningJob<P>(this.#parts, held, handler, giveUp);
    this.#running.set(held.key, job);
    void job.settled.then((at) => {
      this.#running.delete(held.key);
      if (at === null) this.#schedule.remove(held.key);
      else this.#schedule.set(held.key, at);
      this.#alarm.ring();
    });
  }

  #hasRoom(): boolean {
    return !this.#isStopping && this.#running.size < this.#options.concurrency;
  }

  /** Milliseconds until the next round, unless the alarm rings. */
  #pause(failures: number): number {
    const { clock, settings, outage } = this.#parts;
    if (failures > 0) return Math.max(settings.pollMilliseconds, outage.wait(failures));
    if (!this.#hasRoom()) return settings.pollMilliseconds;
    const next = this.#schedule.next(this.#running) - timeNow(clock);
    return Math.max(shortestPause, Math.min(next, settings.pollMilliseconds));
  }
}

/** Keeps a loop that has nothing to do, for whatever reason, from using a whole core. */
const shortestPause = 10;
