import { describe } from 'vitest';
import type { JobQueue } from '../../src/core/ports.ts';
import { describeClosing } from './job-queue/closing.ts';
import { describeFailing } from './job-queue/failing.ts';
import { describePending } from './job-queue/pending.ts';
import { describeRunning } from './job-queue/running.ts';
import { describeSameJob } from './job-queue/same-job.ts';
import { describeStillDue } from './job-queue/still-due.ts';
import { describeWaiting } from './job-queue/waiting.ts';

/** Storage with queues on it for one test. */
export interface JobQueueBench {
  /** Opens another queue on the same storage, as another process would; the bench closes it. */
  open(): JobQueue;
  /** The time on the clock of its queues. */
  now(): Date;
  /** Lets time pass until the condition holds. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>;
  /** Lets enough time pass for everything that happens by itself. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** How the queues of a bench behave, for tests in real time. */
export interface JobQueueBenchSettings {
  attempts: number;
  firstWaitMilliseconds: number;
  graceMilliseconds: number;
}

export type OpenJobQueueBench = (settings: JobQueueBenchSettings) => Promise<JobQueueBench>;

/** The contract of every `JobQueue`. */
export function describeJobQueue(name: string, open: OpenJobQueueBench): void {
  describe(`the job queue ${name}`, () => {
    const openBench = () => open({ attempts: 3, firstWaitMilliseconds: 20, graceMilliseconds: 200 });
    describeRunning(openBench);
    describeSameJob(openBench);
    describeStillDue(openBench);
    describeFailing(openBench);
    describeWaiting(openBench);
    describePending(openBench);
    describeClosing(openBench);
  });
}
