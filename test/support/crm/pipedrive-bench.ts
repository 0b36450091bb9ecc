import { onTestFinished } from 'vitest';
import { type PipedriveOptions, pipedriveCrm } from '../../../src/adapters/crm/pipedrive.ts';
import type { Clock, Crm, NewDeal } from '../../../src/core/ports.ts';
import type { Sleep } from '../../../src/core/time/sleep.ts';
import { type FakePipedrive, startPipedrive } from './pipedrive-server.ts';

export const submissionField = 'dcf558aac1ae4e8c4f849ba5e668430d8df9be12';
export const key = '7f3c0b1e-5a52-4a8e-9d59-4b1f7a3e2c11';

/**
 * Time in which short waits end immediately, and long ones (timeouts) when the test says so. The clock advances by the
 * time waited.
 */
class HastyTime implements Clock {
  #now = Date.parse('2026-11-20T09:00:00.000Z');
  readonly #held = new Set<() => void>();
  /** The short waits, in milliseconds. */
  readonly waits: number[] = [];

  now(): Date {
    return new Date(this.#now);
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }

  readonly sleep: Sleep = (milliseconds, signal) => {
    if (milliseconds < shortestDeadline) {
      this.waits.push(milliseconds);
      this.pass(milliseconds);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const wake = () => {
        this.#held.delete(wake);
        resolve();
      };
      this.#held.add(wake);
      signal?.addEventListener('abort', wake);
    });
  };

  /** Lets everyone who still waits time out. */
  giveUp(): void {
    for (const wake of [...this.#held]) wake();
  }
}

const shortestDeadline = 5_000;

export interface PipedriveBench {
  pipedrive: FakePipedrive;
  crm: Crm;
  time: HastyTime;
}

/** A service and a CRM that uses it; both end with the test. */
export async function openPipedrive(options: Partial<PipedriveOptions> = {}): Promise<PipedriveBench> {
  const pipedrive = await startPipedrive();
  onTestFinished(() => pipedrive.close());
  const time = new HastyTime();
  const crm = crmOf(pipedrive, { clock: time, sleep: time.sleep, submissionField, ...options });
  return { pipedrive, crm, time };
}

/** A CRM without real timeouts, so that no test depends on the speed of the machine. */
export function crmOf(pipedrive: FakePipedrive, options: Partial<PipedriveOptions> = {}): Crm {
  const time = new HastyTime();
  const { url: baseUrl, token: apiToken } = pipedrive;
  return pipedriveCrm({ company: 'acme', apiToken, baseUrl, clock: time, sleep: time.sleep, ...options });
}

export function deal(given: Partial<NewDeal> = {}): NewDeal {
  return {
    title: 'Ana Díaz: editing',
    value: 1157.35,
    currency: 'USD',
    person: { name: 'Ana Díaz', email: 'ana@example.com' },
    note: `Submission ${key}\nWords of text: 5,000`,
    ...given,
  };
}

/** How often an operation was requested. */
export function countOf({ exchanges }: FakePipedrive, operation: string): number {
  return exchanges.filter((each) => each.operation === operation).length;
}
