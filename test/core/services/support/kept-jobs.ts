import type { FailedJob, JobContext, JobHandler, JobQueue, PendingJob } from '../../../../src/core/ports.ts';

export interface KeptJob {
  name: string;
  id: string;
  payload: object;
}

/** A queue that keeps what was added and runs nothing by itself. The same name and id twice is one job. */
export interface KeptJobs extends JobQueue {
  added: KeptJob[];
  /** What was asked to run again. */
  retried: Omit<KeptJob, 'payload'>[];
  /** What {@link JobQueue.failed} says. */
  failures: FailedJob[];
  /** What {@link JobQueue.pending} says of jobs that were added, by id. @default tried for the first time */
  states: Map<string, PendingJob>;
  /** How many may run at once, by name. */
  concurrency: Map<string, number | undefined>;
}

export function keptJobs(): KeptJobs {
  const added: KeptJob[] = [];
  const retried: KeptJobs['retried'] = [];
  const failures: FailedJob[] = [];
  const states: KeptJobs['states'] = new Map();
  const concurrency: KeptJobs['concurrency'] = new Map();
  return {
    added,
    retried,
    failures,
    states,
    concurrency,
    async add(name, payload, { id }) {
      if (!added.some((job) => job.name === name && job.id === id)) added.push({ name, id, payload });
    },
    work(name, _handler, options) {
      concurrency.set(name, options?.concurrency);
    },
    async retry(name, id) {
      retried.push({ name, id });
      return failures.some((job) => job.name === name && job.id === id);
    },
    async failed(name, { limit = 100, after } = {}) {
      const all = failures.filter((job) => job.name === name);
      const start = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
      return all.slice(start, start + limit);
    },
    async pending(name, id) {
      if (!added.some((job) => job.name === name && job.id === id)) return null;
      return states.get(id) ?? { failures: 0, nextTryAt: null };
    },
    async ping() {},
    async close() {},
  };
}

/** The context of a first try that is followed by others, unless said otherwise. */
export function tryOf(given: Partial<JobContext> = {}): JobContext {
  const { signal } = new AbortController();
  return { id: 'job', attempt: 1, isLast: false, mayBeDeferred: true, signal, ...given };
}

/** Runs a handler as a queue does, try after try, until it ends without an error; fails after eight. */
export async function runToEnd<P extends object>(handler: JobHandler<P>, payload: P): Promise<void> {
  for (let attempt = 1; attempt <= 8; attempt++) {
    try {
      return await handler(payload, tryOf({ attempt, isLast: attempt === 8 }));
    } catch (error) {
      if (attempt === 8) throw error;
    }
  }
}
