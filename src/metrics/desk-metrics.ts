import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DeskError } from '../core/errors.ts';
import type { Analyser, JobQueue } from '../core/ports.ts';
import { jobNames } from '../core/records/job-names.ts';
import type { DeskEvent } from '../core/services/webhooks/desk-event.ts';
import type { HttpMetrics } from '../http/options.ts';
import { measuredPort } from './measured-port.ts';

/** What a desk reports to Prometheus about itself. */
export interface DeskMetrics extends HttpMetrics {
  event(event: DeskEvent): void;
  /** Returns the same port, with its calls and errors counted under this name. */
  backEnd<Port extends object>(name: string, port: Port): Port;
  analyser(analyser: Analyser): Analyser;
  /** Returns the same queue; from now on its depth is measured at every read. */
  queue(jobs: JobQueue): JobQueue;
}

/** Creates the metrics of one desk, along with those of the process. `docs/operating.md` lists them. */
export function deskMetrics(now: () => number = () => performance.now()): DeskMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const requests = new Histogram({
    name: 'thesisdesk_http_request_duration_seconds',
    help: 'How long responses took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  });
  const submissions = new Histogram({
    name: 'thesisdesk_submission_duration_seconds',
    help: 'Time from the submission of a thesis to its quote or its refusal, by outcome.',
    labelNames: ['outcome'],
    buckets: [1, 2, 5, 10, 30, 60, 300, 1800, 7200, 86_400],
    registers,
  });
  const analysesRunning = new Gauge({
    name: 'thesisdesk_analyses_running',
    help: 'Documents that are being analysed or are waiting for a process.',
    registers,
  });
  const analyses = new Histogram({
    name: 'thesisdesk_analysis_duration_seconds',
    help: 'How long analyses took, by outcome: ok, or the code of the refusal.',
    labelNames: ['outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  const deaths = new Counter({
    name: 'thesisdesk_analysis_deaths_total',
    help: 'Analysis processes that hit the memory or time limit, by limit.',
    labelNames: ['limit'],
    registers,
  });
  const calls = new Histogram({
    name: 'thesisdesk_back_end_duration_seconds',
    help: 'How long calls to back ends took.',
    labelNames: ['back_end'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const backEndErrors = new Counter({
    name: 'thesisdesk_back_end_errors_total',
    help: 'Calls to back ends that failed because of the back end.',
    labelNames: ['back_end'],
    registers,
  });

  let askQueues: () => Promise<unknown> = async () => null;
  const secondsSince = (start: number) => (now() - start) / 1000;

  return {
    request({ method, route, status, milliseconds }) {
      // Clients can send any method, and each would be a separate series.
      const known = knownMethods.has(method) ? method : 'other';
      requests.observe({ method: known, route, status }, milliseconds / 1000);
    },

    event({ type, timestamp, data }) {
      if (type !== 'submission.completed' && type !== 'submission.failed') return;
      const outcome = type === 'submission.completed' ? 'completed' : 'failed';
      submissions.observe({ outcome }, (Date.parse(timestamp) - Date.parse(data.createdAt)) / 1000);
    },

    backEnd(name, port) {
      // So that the series exist before the first error.
      backEndErrors.inc({ back_end: name }, 0);
      return measuredPort(port, () => {
        const start = now();
        return (error) => {
          calls.observe({ back_end: name }, secondsSince(start));
          if (isItsFault(error)) backEndErrors.inc({ back_end: name });
        };
      });
    },

    analyser(analyser) {
      for (const limit of ['memory', 'time']) deaths.inc({ limit }, 0);
      return measuredPort(analyser, (method) => {
        if (method !== 'analyse') return () => {};
        const start = now();
        analysesRunning.inc();
        return (error) => {
          analysesRunning.dec();
          analyses.observe({ outcome: outcomeOf(error) }, secondsSince(start));
          const limit = error instanceof DeskError ? error.details.limit : undefined;
          if (limit === 'memory' || limit === 'time') deaths.inc({ limit });
        };
      });
    },

    queue(jobs) {
      const { backlog } = jobs;
      if (backlog) askQueues = backlogGauges((name) => backlog.call(jobs, name), registers);
      return jobs;
    },

    async read() {
      await askQueues();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Creates the gauges of how much is waiting in each queue.
 *
 * @returns a function that asks all queues; a queue that cannot be asked has no series until it can
 */
function backlogGauges(
  backlogOf: NonNullable<JobQueue['backlog']>,
  registers: Registry[],
): () => Promise<unknown> {
  const waiting = new Gauge({
    name: 'thesisdesk_queue_waiting_jobs',
    help: 'Waiting jobs, by queue.',
    labelNames: ['queue'],
    registers,
  });
  const late = new Gauge({
    name: 'thesisdesk_queue_late_seconds',
    help: 'How long the job that has waited longest has been due, by queue.',
    labelNames: ['queue'],
    registers,
  });
  const ask = async (queue: string) => {
    for (const gauge of [waiting, late]) gauge.remove({ queue });
    const { waiting: count, dueSince } = await backlogOf(queue);
    waiting.set({ queue }, count);
    late.set({ queue }, dueSince === null ? 0 : Math.max(0, Date.now() - dueSince.getTime()) / 1000);
  };
  return () => Promise.allSettled(jobNames.map(ask));
}

/** If a caller asked for too much, or for something that does not exist, the back end is not at fault. */
function isItsFault(error: unknown): boolean {
  if (error === null) return false;
  return (
    !(error instanceof DeskError) || error.code.endsWith('_unavailable') || error.code === 'storage_full'
  );
}

function outcomeOf(error: unknown): string {
  if (error === null) return 'ok';
  return error instanceof DeskError ? error.code : 'fault';
}
